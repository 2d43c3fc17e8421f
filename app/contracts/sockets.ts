/** What every line has: codes of its end, and how what comes over it is read. No schema stands here: each page loads it. */
import * as v from "valibot";

/** Our WebSocket close codes. */
export const CLOSE_REVOKED = 4401;
/** The member's role changed: the browser reconnects at once with the new role. */
export const CLOSE_ROLE_CHANGED = 4403;
export const CLOSE_TOO_MANY = 4408;
export const CLOSE_TOO_FAST = 4429;
export const CLOSE_GONE = 4404;

/** Parses a text by a schema of frames; null for anything else. Never throws. */
export function parseText<Schema extends v.GenericSchema>(
	schema: Schema,
	text: string,
): v.InferOutput<Schema> | null {
	try {
		const parsed = v.safeParse(schema, JSON.parse(text));
		return parsed.success ? parsed.output : null;
	} catch {
		return null;
	}
}
