import { expect, test } from "vitest";
import { fail, ok, type Result } from "#app/domain/result.ts";

test("an outcome is a value or a code, and says which", () => {
	expect(ok(null)).toEqual({ ok: true, value: null });
	expect(fail("not_found")).toEqual({ ok: false, code: "not_found" });
	const outcomes: Result<number, "not_found">[] = [ok(1), fail("not_found")];
	expect(outcomes.map((outcome) => (outcome.ok ? outcome.value : outcome.code))).toEqual([
		1,
		"not_found",
	]);
});
