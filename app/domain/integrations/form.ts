// Spec 2, section 5: Integration form: name required.
import { fail, ok, type Result } from "../result.ts";

export const MAX_INTEGRATION_NAME = 80;

/** The name as it is kept. */
export function parseIntegrationName(
	typed: string,
): Result<string, "name_required" | "name_too_long"> {
	const name = typed.replace(/\s+/gu, " ").trim();
	if (name === "") return fail("name_required");
	return [...name].length > MAX_INTEGRATION_NAME ? fail("name_too_long") : ok(name);
}
