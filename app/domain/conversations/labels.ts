import { fail, ok, type Result } from "../result.ts";
import { searchKey } from "../inbox/search-key.ts";
import { storableText } from "../inbox/stored-text.ts";
import { MAX_LABEL_LENGTH, MAX_LABELS } from "./conversation.ts";

/** Labels as kept: trimmed, each once whatever its case and accents, in the order given. */
export function parseLabels(typed: readonly string[]): Result<string[], "invalid_request"> {
	const labels = new Map<string, string>();
	for (const raw of typed) {
		const label = storableText(raw).normalize("NFC").replace(/\s+/gu, " ").trim();
		const key = searchKey(label);
		if (label === "" || labels.has(key)) continue;
		if ([...label].length > MAX_LABEL_LENGTH) return fail("invalid_request");
		labels.set(key, label);
	}
	return labels.size > MAX_LABELS ? fail("invalid_request") : ok([...labels.values()]);
}

/** Labels after some were added and taken away; whatever its case and accents, a label is one. */
export function relabelled(
	present: readonly string[],
	add: readonly string[],
	remove: readonly string[],
): string[] {
	const gone = new Set(remove.map(searchKey));
	return [...present.filter((label) => !gone.has(searchKey(label))), ...add];
}
