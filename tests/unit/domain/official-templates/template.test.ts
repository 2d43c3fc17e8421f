import { expect, test } from "vitest";
import { isEditable, isSendable, templateKey } from "#app/domain/official-templates/template.ts";
import { templateOf } from "./samples.ts";

test("only what is approved and known whole is sent, and one-time codes by nobody", () => {
	expect(isSendable(templateOf())).toBe(true);
	expect(isSendable(templateOf({ status: "REJECTED" }))).toBe(false);
	expect(isSendable(templateOf({ isWhole: false }))).toBe(false);
	expect(isSendable(templateOf({ category: "AUTHENTICATION" }))).toBe(false);
});

test("what is under review, not known by id or has an example file of Meta's is not edited", () => {
	expect(
		["APPROVED", "REJECTED", "PAUSED", "PENDING", "DISABLED"].map((status) =>
			isEditable(templateOf({ status })),
		),
	).toEqual([true, true, true, false, false]);
	expect(isEditable(templateOf({ id: null }))).toBe(false);
	expect(isEditable(templateOf({ header: { kind: "image" } }))).toBe(false);
	expect(isEditable(templateOf({ header: { kind: "location" } }))).toBe(true);
	const flow = { kind: "flow", text: "Abrir", value: "" } as const;
	expect(isEditable(templateOf({ buttons: [flow] }))).toBe(false);
});

test("a template is one in each language", () => {
	expect(templateKey(templateOf())).not.toBe(templateKey(templateOf({ language: "en" })));
});
