/** What a table says about the people around it: inviting, sitting down, reacting, the connection. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  // Before the game.
  waiting: ["Waiting for players", "Wir warten auf Mitspieler"],
  begins: ["Starts when everyone has joined.", "Los geht's, sobald alle da sind."],
  tournamentBegins: [
    "It starts when all players are here. Whoever does not come in time loses this game.",
    "Los geht's, sobald alle da sind. Wer nicht rechtzeitig kommt, verliert diese Partie.",
  ],
  toTournament: ["To the tournament", "Zum Turnier"],
  ofTournament: ["A game of a tournament", "Eine Turnierpartie"],
  free: ["free", "frei"],
  sits: ["{name} (you)", "{name} (du)"],
  invite: [
    "Invite someone: send the link or let them scan the code.",
    "Lade jemanden ein: Schick den Link oder lass den Code scannen.",
  ],
  linkOf: ["Link to this table", "Link zu diesem Tisch"],
  remove: ["Remove", "Entfernen"],
  removeOf: ["Remove {name} from the table", "{name} vom Tisch entfernen"],
  leave: ["Leave table", "Tisch verlassen"],
  invited: ["You're invited to a game of {title}", "Du bist zu {title} eingeladen"],
  invitedBy: ["{name} invites you to a game of {title}", "{name} lädt dich zu {title} ein"],
  players: ["For {n} players.", "Für {n} Spieler."],
  rules: ["Read the rules", "Regeln lesen"],
  name: ["Your name", "Dein Name"],
  sitDown: ["Join", "Mitspielen"],
  watching: ["Until then you are watching.", "Bis dahin schaust du zu."],
  rename: ["Change name", "Namen ändern"],
  save: ["Save", "Speichern"],
  // Reacting.
  react: ["React", "Reagieren"],
  mute: ["Hide reactions", "Reaktionen ausblenden"],
  unmute: ["Show reactions", "Reaktionen einblenden"],
  says: ["{name}: {what}", "{name}: {what}"],
  nice: ["Nice!", "Schön!"],
  thanks: ["Thanks!", "Danke!"],
  oops: ["Oops!", "Hoppla!"],
  thinking: ["Let me think …", "Moment, ich überlege …"],
  wow: ["Wow!", "Wow!"],
  "good-game": ["Good game!", "Schönes Spiel!"],
  // The connection.
  offline: [
    "You are offline. The game goes on when you are back.",
    "Du bist offline. Es geht weiter, sobald du wieder online bist.",
  ],
  lost: ["Connection lost. Reconnecting …", "Verbindung verloren. Wird wiederhergestellt …"],
  restarting: [
    "The server is restarting. Your game is safe; one moment …",
    "Der Server startet neu. Dein Spiel ist sicher; einen Moment …",
  ],
  unsent: [
    "Your move has not been sent yet; it goes out as soon as the connection is back.",
    "Dein Zug ist noch nicht gesendet; er geht raus, sobald die Verbindung wieder da ist.",
  ],
  // Somebody is gone.
  awayTurn: ["{name} is away, and it's their turn.", "{name} ist am Zug, aber gerade nicht da."],
  claim: ["Claim the win", "Sieg beanspruchen"],
  toBot: ["Let a bot take over", "Einen Bot übernehmen lassen"],
  // Asking.
  asksUndo: ["{name} would like to take a move back.", "{name} möchte einen Zug zurücknehmen."],
  asksDraw: ["{name} offers a draw.", "{name} bietet Unentschieden an."],
  askedUndo: [
    "You asked to take your move back. Waiting for the others …",
    "Du möchtest deinen Zug zurücknehmen. Warten auf die anderen …",
  ],
  askedDraw: [
    "You offered a draw. Waiting for an answer …",
    "Du hast Unentschieden angeboten. Warten auf Antwort …",
  ],
  // Around one screen.
  curtain: ["Pass the device to {name}", "Gib das Gerät an {name}"],
  curtainSays: ["No peeking, everyone else!", "Alle anderen: nicht spicken!"],
  showMine: ["I'm {name}", "Ich bin {name}"],
  kept: [
    "You pass {time}, as you wished. Until then you can still do something else.",
    "Du passt {time}, wie du es wolltest. Bis dahin kannst du noch etwas anderes tun.",
  ],
} as const satisfies Record<string, Both>;

export type FriendsWord = keyof typeof WORDS;
export const tell = speaker<FriendsWord>(WORDS);
