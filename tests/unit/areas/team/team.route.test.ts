import { expect, test } from "vitest";
import { action, clientAction, loader } from "#app/areas/team/team.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, valueOf } from "../route-args.ts";
import { invitation } from "./team-lists.ts";

const signedIn = signedInAs("admin");
const done = () => Promise.resolve(ok(null));

test("the page begins with one reading of the team, and who looks", async () => {
	const overview = { now: 1 };
	const team = { overview: () => Promise.resolve(overview) };
	expect(await loader(routeArgs({ services: { team }, signedIn }))).toEqual({
		overview,
		me: { id: "member-1", role: "admin" },
	});
});

test("an invite is made in the language of who invites, and its link comes back", async () => {
	const asked: unknown[] = [];
	const answer = { invitation: invitation(), link: "https://x/aceitar-convite?token=t" };
	const invitations = {
		invite: (...args: unknown[]) => {
			asked.push(...args);
			return Promise.resolve(ok(answer));
		},
	};
	const form = {
		intent: "invite",
		email: "bia@loja.test",
		name: "Bia",
		role: "operator",
		department: "Vendas",
	};
	const outcome = await action(routeArgs({ services: { invitations }, signedIn, form }));
	expect(valueOf(outcome)).toEqual({ intent: "invite", code: null, invited: answer });
	const { intent: _, ...typed } = form;
	expect(asked).toEqual([signedIn, typed, "pt"]);
});

test.each([
	[{ intent: "change_role", id: "m2", role: "manager" }, "changeRole", ["m2", "manager"]],
	[{ intent: "remove", id: "m2" }, "removeMember", ["m2"]],
	[{ intent: "reactivate", id: "m2" }, "reactivateMember", ["m2"]],
] as const)("%j asks the team service", async (form, method, args) => {
	const asked: unknown[] = [];
	const team = {
		[method]: (...given: unknown[]) => {
			asked.push(...given);
			return done();
		},
	};
	const outcome = await action(routeArgs({ services: { team }, signedIn, form }));
	expect(valueOf(outcome)).toEqual({ intent: form.intent, code: null });
	expect(asked).toEqual([signedIn, ...args]);
});

test("C09 a refusal for the role is a 403 with its code", async () => {
	const invitations = { cancel: () => Promise.resolve(fail("forbidden")) };
	const form = { intent: "cancel", id: "i1" };
	const outcome = await action(routeArgs({ services: { invitations }, signedIn, form }));
	expect(outcomeOf(outcome).status).toBe(403);
	expect(valueOf(outcome)).toEqual({ intent: "cancel", code: "forbidden" });
});

test.each([
	["not_found", 404],
	["rate_limited", 429],
] as const)("a resend refused with %s is a %d", async (code, status) => {
	const invitations = { resend: () => Promise.resolve(fail(code)) };
	const form = { intent: "resend", id: "i1" };
	const outcome = await action(routeArgs({ services: { invitations }, signedIn, form }));
	expect(outcomeOf(outcome).status).toBe(status);
});

test("a form nobody knows asks no service", async () => {
	const outcome = await action(routeArgs({ services: {}, signedIn, form: { intent: "own" } }));
	expect(valueOf(outcome)).toEqual({ intent: null, code: "invalid_request" });
});

test("a request without an answer is a refusal, and a redirect goes through", async () => {
	const asked = () =>
		new Request("http://own.example/team", {
			method: "POST",
			body: new URLSearchParams({ intent: "invite" }),
		});
	const broken = { serverAction: () => Promise.reject(new TypeError("Failed to fetch")) };
	const answer = await clientAction({ request: asked(), ...broken } as never);
	expect(valueOf(answer)).toEqual({ intent: "invite", code: "unavailable" });
	const redirect = new Response(null, { status: 302 });
	const leaving = { serverAction: () => Promise.reject(redirect as unknown as Error) };
	await expect(clientAction({ request: asked(), ...leaving } as never)).rejects.toBe(redirect);
});
