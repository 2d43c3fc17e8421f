// Spec 2, section 5: Create instance.
import { fail, ok, type Result } from "../result.ts";
import { isBlank, storableText } from "../inbox/stored-text.ts";

export const MAX_INSTANCE_NAME = 120;

const graphemes = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });

/** Required, non-blank after trimming, 1 to 120 graphemes, one line, NFC (L12). */
export function parseInstanceName(
	typed: string,
): Result<string, "name_required" | "name_too_long"> {
	const name = storableText(typed)
		.normalize("NFC")
		.replace(/[\p{Cc}\s\u3164]+/gu, " ")
		.trim();
	if (isBlank(name)) return fail("name_required");
	return [...graphemes.segment(name)].length > MAX_INSTANCE_NAME ? fail("name_too_long") : ok(name);
}
