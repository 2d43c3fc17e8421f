import { expect, test } from "vitest";
import { action, loader } from "#app/areas/auth/reset/reset.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, thrownBy, valueOf } from "../../route-args.ts";

const site = { passwordMin: 8, isLocal: false };
const choose = {
	form: "choose",
	token: "t",
	password: "nova senha 1",
	confirmation: "nova senha 1",
};

test("the page knows whose password a link would replace", async () => {
	const passwordResets = {
		find: (token: string) => Promise.resolve(token === "good" ? { email: "ana@x.com" } : null),
	};
	const open = (path: string) => loader(routeArgs({ services: { passwordResets, site }, path }));
	expect(await open("/auth/reset")).toMatchObject({ token: "", email: null });
	expect(await open("/auth/reset?token=good")).toMatchObject({ token: "good", email: "ana@x.com" });
	expect(await open("/auth/reset?token=bad")).toMatchObject({ token: "bad", email: null });
});

test("asking is answered with the address, and refused without one", async () => {
	const passwordResets = { ask: () => Promise.resolve(ok(null)) };
	const ask = (email: string) =>
		action(routeArgs({ services: { passwordResets }, form: { form: "ask", email } }));
	expect(valueOf(await ask(" ana@x.com "))).toEqual({
		form: "ask",
		code: null,
		email: "ana@x.com",
	});
	expect(outcomeOf(await ask(" ")).status).toBe(400);
});

test("a new password leads to the sign-in with the address filled in", async () => {
	const passwordResets = { complete: () => Promise.resolve(ok({ email: "ana@x.com" })) };
	const answer = await thrownBy(() =>
		action(routeArgs({ services: { passwordResets }, form: choose })),
	);
	expect(answer.location).toBe(
		"/auth?message=password_changed&email=ana%40x.com&next=%2Fsettings%2Faccess",
	);
	expect(answer.cookies).toEqual([]);
});

test("what is typed wrong does not spend a try of the link, and no password comes back", async () => {
	const untouched = { complete: () => Promise.reject(new Error("called")) };
	const differs = { ...choose, confirmation: "outra" };
	const answer = await action(
		routeArgs({ services: { passwordResets: untouched }, form: differs }),
	);
	expect(valueOf(answer)).toEqual({ form: "choose", code: "password_mismatch", email: "" });
	const refusing = { complete: () => Promise.resolve(fail("rate_limited")) };
	const limited = await action(routeArgs({ services: { passwordResets: refusing }, form: choose }));
	expect(outcomeOf(limited).status).toBe(429);
	expect(JSON.stringify(limited)).not.toContain("nova senha");
});
