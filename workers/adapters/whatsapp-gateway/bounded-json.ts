import { fail, ok, type Result } from "#app/domain/result.ts";

import type { ParsedWebhook } from "../channel-gateway/port.ts";

const MAX_DEPTH = 32;

/**
 * Parses a body from outside. Refuses text that is no JSON, and nesting deeper than 32 (I11). Drops `__proto__` keys,
 * so that copying the value cannot change a prototype. Never throws.
 */
export function parseBoundedJson(raw: string): Result<unknown, "not_json" | "too_deep"> {
	let value: unknown;
	try {
		// Some senders put a byte order mark in front of JSON, which JSON.parse refuses (I02).
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

/** The result for an authentic body that was refused: incomplete JSON is requested again, deep JSON is stored (I10). */
export const unparsed = (code: "not_json" | "too_deep"): ParsedWebhook =>
	code === "not_json" ? { kind: "damaged" } : { kind: "quarantine", reason: code };
