import type { Plugin } from "vite";

const REACT = /[\\/]node_modules[\\/]react-dom[\\/]/u;
const AUTH = /[\\/]node_modules[\\/]@auth[\\/]core[\\/]/u;
const QRCODE = /[\\/]node_modules[\\/]qrcode[\\/]/u;
const REACT_EMAIL = /[\\/]node_modules[\\/]@react-email[\\/]/u;

/** Throws when it is called. */
const refuses = (name: string, source: string): string =>
	`export function ${name}() { throw new Error(${JSON.stringify(`${source} is not on the server`)}); }`;

/** An error's class, of which there is never an instance. */
const neverThrown = (name: string): string =>
	`export class ${name} { static isInstance() { return false; } }`;

const NO_PAGES = "export default () => ({});";

/** Modules that the server's bundle would carry and never run, with what is imported of them. */
const NEVER_RUN: Record<string, { of?: RegExp; exported: readonly string[]; code?: string }> = {
	// Charts are drawn in the browser alone (app/ui/chart-card.tsx).
	"./bars-chart.tsx": { exported: ["BarsChart"] },
	"./lines-chart.tsx": { exported: ["LinesChart"] },
	// Parts that open when whoever sees the page asks for them.
	"./create-menu-panel.tsx": { exported: ["CreateMenuPanel"] },
	"./notifications-panel.tsx": { exported: ["NotificationsPanel"] },
	"./palette.tsx": { exported: ["Palette"] },
	"./toaster-view.tsx": { exported: ["ToasterView"] },
	"./user-menu-panel.tsx": { exported: ["UserMenuPanel"] },
	// What a member does with files, a microphone and emoji.
	"../files/file-tray.tsx": { exported: ["FileTray"] },
	"../files/intake.ts": { exported: ["takeFiles"] },
	"../files/outgoing-view.tsx": { exported: ["OutgoingView"] },
	"../voice/voice-recorder.tsx": { exported: ["VoiceRecorder"] },
	"../emoji/emoji-names.tsx": { exported: ["EmojiNames"] },
	"../emoji/emoji-picker.tsx": { exported: ["EmojiPicker"] },
	"../emoji/emoji-popover.tsx": { exported: ["EmojiPopover"] },
	"../message/react-popover.tsx": { exported: ["ReactPopover"] },
	"./forward-dialog.tsx": { exported: ["ForwardDialog"] },
	"../library/library-dialog.tsx": { exported: ["LibraryDialog"] },
	// react-email lays out its HTML by prettier only when it is asked for `pretty`, and makes a text of it, in one of two ways, only
	// when it is asked for `plainText`: the text of our mails is written beside it (workers/adapters/email/render.tsx).
	"prettier/standalone": { exported: ["format"] },
	"prettier/plugins/html": { exported: [] },
	"html-to-text": { of: REACT_EMAIL, exported: ["convert"] },
	html5parser: { of: REACT_EMAIL, exported: ["parse", "SyntaxKind"] },
	"entities/lib/decode.js": { of: REACT_EMAIL, exported: ["decodeHTML", "decodeHTMLAttribute"] },
	// React's way to write a page as one text, beside the stream that we answer.
	"./cjs/react-dom-server-legacy.browser.production.js": {
		of: REACT,
		exported: ["renderToString", "renderToStaticMarkup"],
	},
	// We draw codes ourselves (app/ui/qr-image.ts).
	"./renderer/png": { of: QRCODE, exported: [] },
	"./renderer/svg": { of: QRCODE, exported: [] },
	"./renderer/terminal": { of: QRCODE, exported: [] },
	"./renderer/utf8": { of: QRCODE, exported: [] },
	// Auth.js gets its own pages ready for each callback and shows none: errors have a page of ours
	// (workers/adapters/oauth/handshake.ts).
	"./lib/pages/index.js": { of: AUTH, exported: [], code: NO_PAGES },
	"./pages/index.js": { of: AUTH, exported: [], code: NO_PAGES },
	// The SDK asks it for models that are given by name; ours are objects. It asks of every error whether it is one of these.
	"@ai-sdk/gateway": {
		exported: ["createGateway", "gateway"],
		code: [neverThrown("GatewayAuthenticationError"), neverThrown("GatewayError")].join("\n"),
	},
};
const MARK = "\0left-out:";

/** Leaves them out of the Worker (tests/built/left-out.test.ts). */
export function withoutUnused(): Plugin {
	return {
		name: "prosa-without-unused",
		enforce: "pre",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "ssr",
		resolveId(source, importer = "") {
			const unused = Object.hasOwn(NEVER_RUN, source) ? NEVER_RUN[source] : undefined;
			return unused && (unused.of ?? /./u).test(importer) ? `${MARK}${source}` : null;
		},
		load(id) {
			if (!id.startsWith(MARK)) return null;
			const source = id.slice(MARK.length);
			const { exported = [], code = "" } = NEVER_RUN[source] ?? {};
			const refused = exported.map((name) => refuses(name, source));
			return { code: [...refused, code, "export {};"].join("\n"), moduleSideEffects: false };
		},
	};
}
