import { expect, test } from "vitest";
import { findAnswerFault } from "#app/domain/settings/webhook-answer.ts";

test.each([
	[200, true, false, null],
	[299, true, false, null],
	[200, false, true, null],
	[200, false, false, "not_json"],
	[204, false, false, "not_json"],
	[302, true, false, "redirect"],
	[400, true, false, "status"],
	[500, false, true, "status"],
	[101, true, false, "status"],
])("status %d, JSON %s, cut %s: %s", (status, isJson, isCut, fault) => {
	expect(findAnswerFault({ status, isJson, isCut })).toBe(fault);
});
