import { expect, test } from "vitest";
import { action, clientAction, loader } from "#app/areas/settings/settings.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, valueOf } from "../route-args.ts";

const signedIn = signedInAs("viewer");
const typed = { openaiApiKey: "••••9876", elevenlabsKey: "", n8nWebhookUrl: "" };
const run = (services: object, form: Record<string, string>) =>
	action(routeArgs({ services, signedIn, form }));

test("the page is given what is read together, without waiting for it", async () => {
	const services = {
		settings: { open: () => Promise.resolve({ integrations: "i", profile: "p" }) },
		auth: { listSignIns: () => Promise.resolve(["s"]) },
		social: { listIdentities: () => Promise.resolve(["a"]), isConfigured: () => false },
		site: { passwordMin: 8 },
		alerts: { open: () => Promise.resolve("told") },
		voiceWords: { open: () => Promise.resolve("heard") },
		routing: { open: () => Promise.resolve("routed") },
	};
	const loaded = loader(routeArgs({ services, signedIn }));
	expect(loaded).toMatchObject({ passwordMin: 8, mayLink: false, theme: null, muted: [] });
	expect(loaded.view).toBeInstanceOf(Promise);
	expect(await loaded.view).toEqual({
		integrations: "i",
		profile: "p",
		signIns: ["s"],
		accounts: ["a"],
		alerts: "told",
		voice: "heard",
		routing: "routed",
	});
});

test("the three fields reach the service as they were typed", async () => {
	const seen: unknown[] = [];
	const settings = {
		update: (...args: unknown[]) => {
			seen.push(args);
			return Promise.resolve(ok({}));
		},
	};
	const answer = await run({ settings }, { intent: "integrations", ...typed });
	expect(valueOf(answer)).toEqual({ intent: "integrations", code: null });
	expect(seen).toEqual([[signedIn, typed]]);
});

test("a refusal comes back with its code and form", async () => {
	const settings = { update: () => Promise.resolve(fail("url_not_allowed")) };
	const answer = await run({ settings }, { intent: "integrations", ...typed });
	expect(outcomeOf(answer).status).toBe(400);
	expect(valueOf(answer)).toEqual({ intent: "integrations", code: "url_not_allowed" });
	// A field that is missing, or a form nobody knows, reaches no service.
	for (const form of [{ intent: "integrations" }, { intent: "everything" }, { intent: "profile" }])
		expect(valueOf(await run({}, form as never))).toMatchObject({ code: "invalid_request" });
});

test("A27 a changed password brings this browser its new cookie; a mistyped one asks nobody", async () => {
	const auth = {
		changePassword: () => Promise.resolve(ok({ setCookie: ["prosa.sign-in=new; HttpOnly"] })),
	};
	const form = { intent: "password", current: "a", next: "girassol-9", confirmation: "girassol-9" };
	const changed = await run({ auth }, form);
	const { init } = changed as unknown as { init: { headers: Headers } };
	expect(init.headers.getSetCookie()).toEqual(["prosa.sign-in=new; HttpOnly"]);
	const mistyped = await run({}, { ...form, confirmation: "girassol-8" });
	expect(valueOf(mistyped)).toEqual({ intent: "password", code: "password_mismatch" });
	const limited = { changePassword: () => Promise.resolve(fail("rate_limited")) };
	expect(outcomeOf(await run({ auth: limited }, form)).status).toBe(429);
});

test("ending a sign-in that is not one's own is not found", async () => {
	const auth = {
		endSignIn: () => Promise.resolve(fail("not_found")),
		endOtherSignIns: () => Promise.resolve({ ended: 2 }),
	};
	const ended = await run({ auth }, { intent: "end-sign-in", id: "somebody-elses" });
	expect(outcomeOf(ended).status).toBe(404);
	expect(valueOf(await run({ auth }, { intent: "end-other-sign-ins" }))).toEqual({
		intent: "end-other-sign-ins",
		code: null,
	});
});

test("the last way in is not taken away, and only a known provider is asked about", async () => {
	const social = { unlink: () => Promise.resolve(fail("conflict")) };
	const unlink = (provider: string) => run({ social }, { intent: "unlink-account", provider });
	expect(valueOf(await unlink("google"))).toEqual({ intent: "unlink-account", code: "conflict" });
	expect(valueOf(await unlink("myspace"))).toMatchObject({ code: "invalid_request" });
});

test("a server that does not answer is a refusal, so that the form stays; a redirect goes on", async () => {
	const from = (serverAction: () => Promise<never>) => {
		const request = new Request("http://own.example/settings", {
			method: "POST",
			body: new URLSearchParams({ intent: "profile" }),
		});
		return clientAction({ request, serverAction } as never);
	};
	const offline = await from(() => Promise.reject(new TypeError("offline")));
	expect(valueOf(offline)).toEqual({ intent: "profile", code: "unavailable" });
	// Nothing is read again after it.
	expect(outcomeOf(offline).status).toBe(503);
	const redirect = new Response(null, { status: 302, headers: { location: "/auth" } });
	await expect(from(() => Promise.reject(redirect as never))).rejects.toBe(redirect);
});
