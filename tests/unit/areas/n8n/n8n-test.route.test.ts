import { expect, test } from "vitest";
import { action, clientAction, loader } from "#app/areas/n8n/n8n-test.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, valueOf } from "../route-args.ts";

const signedIn = signedInAs("viewer");
const answer = { status: 200, text: "{}", isJson: true, isCut: false, tookMs: 3 };

test("the page is told its own address and nothing of the keys", async () => {
	const integrations = {
		openaiApiKey: { isSet: true, mask: "••••••••9876" },
		n8nWebhookUrl: "n8n.loja.com/••••••••",
		isEcho: false,
	};
	const settings = { open: () => Promise.resolve({ integrations }) };
	expect(await loader(routeArgs({ services: { settings }, signedIn }))).toEqual({
		address: "n8n.loja.com/••••••••",
		isEcho: false,
	});
});

test("an answer and a refusal each come back as an outcome", async () => {
	const run = (n8nTest: object, input = "olá") =>
		action(routeArgs({ services: { n8nTest }, signedIn, form: { input } }));
	expect(valueOf(await run({ run: () => Promise.resolve(ok(answer)) }))).toEqual({
		code: null,
		answer,
	});
	const refused = await run({ run: () => Promise.resolve(fail("rate_limited")) });
	expect(outcomeOf(refused).status).toBe(429);
	expect(valueOf(refused)).toEqual({ code: "rate_limited", answer: null });
	expect(valueOf(await run({}, "x".repeat(4001)))).toMatchObject({ code: "invalid_request" });
});

test("a sign-in that ended and a server that is away are outcomes too: what was typed stays", async () => {
	const from = (thrown: unknown) =>
		clientAction({ serverAction: () => Promise.reject(thrown as Error) } as never);
	const redirect = new Response(null, { status: 302, headers: { location: "/auth" } });
	const sentAway = await from(redirect);
	expect(valueOf(sentAway)).toEqual({ code: "not_signed_in", answer: null });
	const offline = await from(new TypeError("offline"));
	expect(valueOf(offline)).toEqual({ code: "unavailable", answer: null });
	// Nothing is read again after them.
	expect([sentAway, offline].map((answer) => outcomeOf(answer).status)).toEqual([401, 503]);
});
