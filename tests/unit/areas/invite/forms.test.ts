import { expect, test } from "vitest";
import { acceptFieldOf, findAcceptProblem, parseAcceptForm } from "#app/areas/invite/forms.ts";

const typed = {
	token: "t",
	invitationId: "i1",
	fullName: "Bia Souza",
	password: "girassol",
	confirmation: "girassol",
};

test.each([
	[{ token: "" }, "token_missing"],
	[{ invitationId: "" }, "invitation_missing"],
	[{ fullName: "   " }, "full_name_required"],
	[{ fullName: "B".repeat(121) }, "name_too_long"],
	[{ password: "curta", confirmation: "curta" }, "password_too_short"],
	[{ confirmation: "girassoL" }, "password_mismatch"],
	[{}, null],
] as const)("%j has the problem %s", (change, problem) => {
	expect(findAcceptProblem({ ...typed, ...change }, 6)).toBe(problem);
});

test("the configured minimum counts code points", () => {
	const six = { ...typed, password: "🌻🌻🌻🌻🌻🌻", confirmation: "🌻🌻🌻🌻🌻🌻" };
	expect(findAcceptProblem(six, 6)).toBeNull();
	expect(findAcceptProblem(six, 8)).toBe("password_too_short");
});

test("C07 whatever else a form carries is not read", () => {
	const form = new FormData();
	for (const [name, value] of Object.entries({
		...typed,
		intent: "accept",
		email: "outro@x.test",
		role: "admin",
		workspaceId: "w9",
	}))
		form.set(name, value);
	expect(parseAcceptForm(form)).toEqual({ ok: true, value: { ...typed, intent: "accept" } });
});

test("a form without an intent, or far too long, is refused", () => {
	expect(parseAcceptForm(new FormData())).toEqual({ ok: false, code: "invalid_request" });
	const form = new FormData();
	form.set("intent", "join");
	form.set("token", "t".repeat(1025));
	expect(parseAcceptForm(form).ok).toBe(false);
});

test("each problem stands at its field, the others above the form", () => {
	expect(acceptFieldOf("full_name_required")).toBe("fullName");
	expect(acceptFieldOf("password_common")).toBe("password");
	expect(acceptFieldOf("password_mismatch")).toBe("confirmation");
	expect(acceptFieldOf("token_missing")).toBeNull();
	expect(acceptFieldOf("rate_limited")).toBeNull();
});
