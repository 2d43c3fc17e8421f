import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { inRoot } from "#scripts/local/paths.mjs";

/** Files by their path, as base64 in JSON; the keys in it are those of the tests. */
const KEPT = inRoot("tests", "pages", "kept-state", "before-capabilities.json.br");

/**
 * Makes `state` the data of `npm start` as the release before the capabilities (record 065) left it: the demonstration, and
 * a linked number with two conversations. A product that is started on it goes on from there.
 */
export function unpackKeptState(state: string): void {
	const kept = brotliDecompressSync(readFileSync(KEPT)).toString();
	for (const [name, content] of Object.entries(JSON.parse(kept) as Record<string, string>)) {
		const place = path.join(state, name);
		mkdirSync(path.dirname(place), { recursive: true });
		writeFileSync(place, Buffer.from(content, "base64"), { mode: 0o600 });
	}
}
