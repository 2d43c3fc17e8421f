import type { Plugin } from "vite";

/**
 * The bytes of a text. A page is some ten thousand short pieces of letters without accents, for each of which the
 * runtime's own encoder leaves JavaScript; those are written here. Made a text by `fastEncoder`: it uses nothing
 * from outside itself.
 */
export function encodeText(text: string, native: TextEncoder): Uint8Array {
	const { length } = text;
	if (length > 128) return native.encode(text);
	const bytes = new Uint8Array(length);
	for (let at = 0; at < length; at += 1) {
		const code = text.charCodeAt(at);
		if (code > 127) return native.encode(text);
		bytes[at] = code;
	}
	return bytes;
}

const REACT = /react-dom-server\.edge\.production\.js$/;
const THEIRS = "var textEncoder = new TextEncoder();";
const OURS = `var nativeEncoder = new TextEncoder();
var encodeText = ${encodeText.toString()};
var textEncoder = { encode: (text) => encodeText(text, nativeEncoder) };`;

/** Gives the server's React this encoder. The build fails when React's file is not as it was. */
export function fastEncoder(): Plugin {
	let isFound = false;
	return {
		name: "prosa-fast-encoder",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "ssr",
		transform(code, id) {
			if (!REACT.test(id)) return null;
			if (code.split(THEIRS).length !== 2) this.error("React's encoder is not where it was.");
			isFound = true;
			return { code: code.replace(THEIRS, () => OURS), map: null };
		},
		buildEnd(error) {
			if (!error && !isFound) this.error("The server's build has no React to give an encoder to.");
		},
	};
}
