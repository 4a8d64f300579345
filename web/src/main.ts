import { mount } from "svelte";
import App from "./App.svelte";
import { choose } from "./lib/transports";
import "./style.css";

await choose();
const target = document.getElementById("app");
if (target) mount(App, { target });
