import { expect, test } from "vitest";
import { MAX_INTEGRATION_NAME, parseIntegrationName } from "#app/domain/integrations/form.ts";

test("a name is kept without the spaces around it and with single ones within", () => {
	expect(parseIntegrationName("  Loja\n  Aurora ")).toEqual({ ok: true, value: "Loja Aurora" });
});

test.each([
	["", "name_required"],
	[" \n\t ", "name_required"],
	["a".repeat(MAX_INTEGRATION_NAME + 1), "name_too_long"],
])("%j is refused", (typed, code) => {
	expect(parseIntegrationName(typed)).toEqual({ ok: false, code });
});

test("a name is measured in characters as people count them", () => {
	expect(parseIntegrationName("😀".repeat(MAX_INTEGRATION_NAME)).ok).toBe(true);
});
