/** An expected outcome: a value, or a code that the edges turn into words. Never thrown. */
export type Result<T, Code extends string = string> =
	| { ok: true; value: T }
	| { ok: false; code: Code; /** When trying again makes sense. */ retryAfterMs?: number };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <Code extends string>(code: Code): { ok: false; code: Code } => ({
	ok: false,
	code,
});
