import type { z } from "zod";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { isPlainJson } from "./plain-json.ts";

/**
 * The JSON body of a request, checked against a schema. `invalid_request` for everything else: another media type or
 * encoding, duplicate or `__proto__` keys, NUL, lone surrogates (L01-L06). Throws only when the body cannot be read.
 */
export async function readJson<Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	mediaType = "application/json",
): Promise<Result<z.infer<Schema>, "invalid_request">> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== mediaType) return fail("invalid_request");
	const value = parseJsonBytes(await request.arrayBuffer());
	if (!value.ok) return value;
	const parsed = schema.safeParse(value.value);
	return parsed.success ? ok(parsed.data) : fail("invalid_request");
}

function parseJsonBytes(bytes: ArrayBuffer): Result<unknown, "invalid_request"> {
	try {
		const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
		const value: unknown = JSON.parse(text);
		return isPlainJson(text, value) ? ok(value) : fail("invalid_request");
	} catch {
		return fail("invalid_request");
	}
}
