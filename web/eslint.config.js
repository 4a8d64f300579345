// What the compiler and the formatter do not see. Layout is Prettier's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "**/generated.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_" },
      ],
      // {" "} keeps a space that the formatter would move to another line and Svelte would drop.
      "svelte/no-useless-mustaches": "off",
      // Maps that are filled once inside one function need no reactivity.
      "svelte/prefer-svelte-reactivity": "off",
      // Svelte's own check knows which of its warnings a comment silences.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
);
