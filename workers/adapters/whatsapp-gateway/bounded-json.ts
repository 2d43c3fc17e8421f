import { fail, ok, type Result } from "#app/domain/result.ts";

import type { ParsedWebhook } from "../channel-gateway/port.ts";

const MAX_DEPTH = 32;

/**
 * Parses a foreign body. Refused: what is no JSON, and what nests deeper than 32 (I11).
 * `__proto__` entries are dropped, so no later copy can touch a prototype.
 */
export function parseBoundedJson(raw: string): Result<unknown, "not_json" | "too_deep"> {
	let value: unknown;
	try {
		// A byte order mark is legal text in front of JSON, for everybody but JSON.parse (I02).
		value = JSON.parse(raw.replace(/^\uFEFF/, ""));
	} catch {
		return fail("not_json");
	}
	const open: { node: unknown; depth: number }[] = [{ node: value, depth: 1 }];
	for (let next = open.pop(); next; next = open.pop()) {
		if (typeof next.node !== "object" || next.node === null) continue;
		if (next.depth > MAX_DEPTH) return fail("too_deep");
		if (Object.hasOwn(next.node, "__proto__")) Reflect.deleteProperty(next.node, "__proto__");
		for (const child of Object.values(next.node)) open.push({ node: child, depth: next.depth + 1 });
	}
	return ok(value);
}

/** A proved body that was not parsed: what is no whole JSON comes again, what is merely odd is kept (I10). */
export const unparsed = (code: "not_json" | "too_deep"): ParsedWebhook =>
	code === "not_json" ? { kind: "damaged" } : { kind: "quarantine", reason: code };
