import { expect, test } from "vitest";
import { MAX_LABEL_LENGTH, MAX_LABELS } from "#app/domain/conversations/conversation.ts";
import { parseLabels } from "#app/domain/conversations/labels.ts";

test("labels are trimmed and each stands once, whatever its case and accents", () => {
	expect(parseLabels([" Orçamento ", "orcamento", "VIP  cliente", "", "  "])).toEqual({
		ok: true,
		value: ["Orçamento", "VIP cliente"],
	});
});

test("at most ten labels of at most thirty characters are taken", () => {
	const refused = { ok: false, code: "invalid_request" };
	const many = (count: number) => Array.from({ length: count }, (_, n) => `l${n}`);
	expect(parseLabels(many(MAX_LABELS)).ok).toBe(true);
	expect(parseLabels(many(MAX_LABELS + 1))).toEqual(refused);
	expect(parseLabels(["🙂".repeat(MAX_LABEL_LENGTH)]).ok).toBe(true);
	expect(parseLabels(["a".repeat(MAX_LABEL_LENGTH + 1)])).toEqual(refused);
});
