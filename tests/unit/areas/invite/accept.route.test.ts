import { expect, test } from "vitest";
import { action, clientAction, headers, loader } from "#app/areas/invite/accept.route.tsx";
import type { InvitationOffer } from "#app/contracts/team.ts";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, thrownBy, valueOf } from "../route-args.ts";
import { offer } from "./offer.ts";

const form = {
	intent: "accept",
	token: "t",
	invitationId: "i1",
	fullName: "Bia Souza",
	password: "girassol-9",
	confirmation: "girassol-9",
};

/** Services that answer as told, and note what they were asked. */
function rig(
	options: {
		offered?: ReturnType<typeof ok<InvitationOffer>> | ReturnType<typeof fail>;
		accepted?: unknown;
		joined?: unknown;
		isSignedIn?: boolean;
	} = {},
) {
	const asked: unknown[] = [];
	const note =
		(name: string, answer: unknown) =>
		(...args: unknown[]) => {
			asked.push([name, ...args]);
			return Promise.resolve(answer);
		};
	const signedIn = options.isSignedIn ? signedInAs("viewer") : null;
	const services = {
		site: { passwordMin: 8 },
		auth: {
			findSignedIn: () => Promise.resolve(signedIn),
			switchWorkspace: note("switch", ok({ setCookie: ["id=2"] })),
		},
		invitations: {
			validate: note("validate", options.offered ?? ok(offer())),
			accept: note("accept", options.accepted ?? ok({ email: "bia@loja.test" })),
			acceptSignedIn: note("join", options.joined ?? ok({ workspaceId: "w1" })),
		},
	};
	return { services, asked };
}
const load = (path: string, options: Parameters<typeof rig>[0] = {}) =>
	loader(routeArgs({ services: rig(options).services, path }));

test("C12 no other site learns the address of an invitation", () => {
	expect(headers({} as never)).toEqual({ "Referrer-Policy": "no-referrer" });
});

test("an address without a token says nothing yet: the browser may have kept one", async () => {
	expect(await load("/aceitar-convite")).toEqual({ view: { state: "unknown" }, passwordMin: 8 });
});

test("an empty token is invalid before anybody is asked", async () => {
	const { services, asked } = rig();
	const loaded = await loader(routeArgs({ services, path: "/aceitar-convite?token=" }));
	expect(loaded.view).toEqual({ state: "invalid", problem: "token_missing" });
	expect(asked).toEqual([]);
});

test("a valid token shows its invitation and who is signed in here", async () => {
	expect((await load("/aceitar-convite?token=t", { isSignedIn: true })).view).toEqual({
		state: "open",
		token: "t",
		offer: offer(),
		signedInAs: "ana@loja.test",
	});
});

test("C15 a token that opens nothing is invalid, and nothing of a workspace is told", async () => {
	const { view } = await load("/aceitar-convite?token=t", { offered: fail("token_invalid") });
	expect(view).toEqual({ state: "invalid", problem: "token_invalid" });
});

test("an accepted invitation leads to the sign-in with the e-mail and its message", async () => {
	const { services, asked } = rig();
	expect(await thrownBy(() => action(routeArgs({ services, form })))).toMatchObject({
		status: 302,
		location: "/auth?email=bia%40loja.test&message=account_created",
	});
	expect(asked).toEqual([
		[
			"accept",
			{ token: "t", invitationId: "i1", password: "girassol-9", fullName: "Bia Souza" },
			expect.anything(),
		],
	]);
});

test.each([
	[{ token: "" }, "token_missing"],
	[{ invitationId: "" }, "invitation_missing"],
	[{ fullName: " " }, "full_name_required"],
	[{ password: "curta", confirmation: "curta" }, "password_too_short"],
	[{ confirmation: "outra" }, "password_mismatch"],
])("C03 %j is refused before the service is asked", async (change, problem) => {
	const { services, asked } = rig();
	const outcome = await action(routeArgs({ services, form: { ...form, ...change } }));
	expect(outcomeOf(outcome).status).toBe(400);
	expect(valueOf(outcome)).toMatchObject({ problem });
	expect(asked.filter((call) => (call as string[])[0] === "accept")).toEqual([]);
});

test("a refusal keeps the form: the invitation and the name come back, the password does not", async () => {
	const { services } = rig({ accepted: fail("password_common") });
	const outcome = await action(routeArgs({ services, form }));
	expect(valueOf(outcome)).toEqual({
		view: { state: "open", token: "t", offer: offer(), signedInAs: null },
		problem: "password_common",
		fullName: "Bia Souza",
	});
	expect(JSON.stringify(valueOf(outcome))).not.toContain("girassol");
});

test("too many tries leave the form as it is", async () => {
	const { services } = rig({ accepted: fail("rate_limited"), offered: fail("rate_limited") });
	const outcome = await action(routeArgs({ services, form }));
	expect(outcomeOf(outcome).status).toBe(429);
	expect(valueOf(outcome)).toMatchObject({ view: null, problem: "rate_limited" });
});

test("C13 who has an account and is signed in joins, and goes on in the new team", async () => {
	const { services, asked } = rig({ isSignedIn: true });
	const outcome = await thrownBy(() =>
		action(routeArgs({ services, form: { intent: "join", token: "t" } })),
	);
	expect(outcome).toMatchObject({ status: 302, location: "/", cookies: ["id=2"] });
	expect(asked).toMatchObject([
		["join", { userId: "user-1" }, "t"],
		["switch", { userId: "user-1" }, "w1", expect.anything()],
	]);
});

test("C13 a visitor cannot join, and another address is refused", async () => {
	const join = { intent: "join", token: "t" };
	const visitor = await action(routeArgs({ services: rig().services, form: join }));
	expect(valueOf(visitor)).toMatchObject({ problem: "not_signed_in" });
	const other = rig({ isSignedIn: true, joined: fail("forbidden") });
	const outcome = await action(routeArgs({ services: other.services, form: join }));
	expect(valueOf(outcome)).toMatchObject({ problem: "forbidden" });
});

test("C13 somebody of no team any more accepts with the password they have", async () => {
	const { services, asked } = rig();
	const back = { intent: "return", token: "t", invitationId: "i1", password: "antiga" };
	expect(await thrownBy(() => action(routeArgs({ services, form: back })))).toMatchObject({
		location: "/auth?email=bia%40loja.test",
	});
	expect(asked).toMatchObject([
		["accept", { password: "antiga", fullName: "" }, expect.anything()],
	]);
});

test("the kept token is looked at by a post, so that it stands in no address", async () => {
	const outcome = await action(
		routeArgs({ services: rig().services, form: { intent: "open", token: "t" } }),
	);
	expect(valueOf(outcome)).toMatchObject({ view: { state: "open", token: "t" }, problem: null });
});

test("no answer is a refusal that keeps the form", async () => {
	const broken = { serverAction: () => Promise.reject(new TypeError("Failed to fetch")) };
	expect(await clientAction(broken as never)).toEqual({
		view: null,
		problem: "unavailable",
		fullName: "",
	});
});
