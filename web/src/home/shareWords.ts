/** What stands beside a link that is handed on. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  share: ["Share", "Teilen"],
  copy: ["Copy", "Kopieren"],
  copied: ["Copied", "Kopiert"],
  qr: ["QR code with this link", "QR-Code mit diesem Link"],
  network: [
    "Works for everyone on your network, for example on the same Wi-Fi.",
    "Funktioniert für alle in deinem Netzwerk, zum Beispiel im selben WLAN.",
  ],
  alone: [
    "For now, only this computer can open this link.",
    "Im Moment kann nur dieser Computer den Link öffnen.",
  ],
  open: [
    "To let others in, stop the server and start it again with --host 0.0.0.0 added to your command. Your games are kept; then come back here.",
    "Damit andere dazukommen können, beende den Server und starte ihn neu, mit --host 0.0.0.0 am Ende des Befehls. Deine Spiele bleiben erhalten; komm danach hierher zurück.",
  ],
  here: ["For another window on this computer", "Für ein anderes Fenster auf diesem Computer"],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
