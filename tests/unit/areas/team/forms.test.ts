import { expect, test } from "vitest";
import { findInviteProblems, inviteFieldOf, teamForms } from "#app/areas/team/forms.ts";
import { parsedForm, refusedForm } from "../parsed-form.ts";

const invite = { intent: "invite", email: "bia@loja.test", name: "Bia" };

test("an invite without a role is for a viewer, and the department may be missing", () => {
	expect(parsedForm(teamForms, invite)).toEqual({
		ok: true,
		intent: "invite",
		input: { email: invite.email, name: invite.name, role: "viewer", department: "" },
	});
});

test.each([
	[{ intent: "resend", id: "i1" }],
	[{ intent: "cancel", id: "i1" }],
	[{ intent: "remove", id: "m1" }],
	[{ intent: "reactivate", id: "m1" }],
	[{ intent: "erase", id: "m1" }],
	[{ intent: "change_role", id: "m1", role: "operator" }],
])("%j is a request of the page", (values) => {
	const { intent, ...input } = values;
	expect(parsedForm(teamForms, values)).toEqual({ ok: true, intent, input });
});

test.each([
	[{}],
	[{ intent: "promote", id: "m1" }],
	[{ intent: "cancel" }],
	[{ intent: "cancel", id: "" }],
	[{ intent: "cancel", id: "x".repeat(65) }],
	[{ intent: "change_role", id: "m1", role: "owner" }],
	[{ ...invite, role: "owner" }],
	[{ ...invite, name: "x".repeat(4001) }],
])("%j is refused", (values) => {
	expect(parsedForm(teamForms, values as Record<string, string>)).toMatchObject(refusedForm);
});

test.each([
	[
		{ email: "", name: "" },
		{ email: "email_required", name: "name_missing" },
	],
	[{ email: "   ", name: "Bia" }, { email: "email_required" }],
	[{ email: "bia", name: "Bia" }, { email: "email_invalid" }],
	[
		{ email: "bia@loja", name: "  " },
		{ email: "email_invalid", name: "name_missing" },
	],
	[{ email: "bia@loja.test", name: "B".repeat(121) }, { name: "name_too_long" }],
	[{ email: " Bia@Loja.test ", name: "Bia" }, {}],
])("%j has the problems %j", (typed, problems) => {
	expect(findInviteProblems(typed)).toEqual(problems);
});

test("C10 a refusal about the address stands at its field, others above the form", () => {
	expect(inviteFieldOf("already_member")).toBe("email");
	expect(inviteFieldOf("was_removed")).toBe("email");
	expect(inviteFieldOf("name_too_long")).toBe("name");
	expect(inviteFieldOf("too_many_invitations")).toBeNull();
	expect(inviteFieldOf("forbidden")).toBeNull();
});
