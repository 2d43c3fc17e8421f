import { createExecutionContext } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { uuidv7 } from "#tests/support/ids.ts";
import {
	bindings,
	createMember,
	migrate,
	ORIGIN,
	type TestMember,
	withEarlierCookie,
} from "#tests/support/sign-in.ts";
import { createShop, type Shop } from "#tests/support/two-workspaces.ts";
import { handleRequest } from "#workers/api/handle-request.ts";
import { createServices } from "#workers/services/index.ts";

let shop: Shop;
beforeAll(async () => {
	await migrate();
	shop = await createShop();
});

/** As drizzle wraps what D1 threw, and as the pair of statements of handleRequest passes it on. */
const D1_DOWN = /Failed query|D1_ERROR/;
type Trouble = "none" | "throws" | "hangs";

/** The deployment with a D1 that can be taken away; everything else is real. */
function flakyDeployment() {
	let trouble: Trouble = "none";
	const { DB } = bindings;
	const guard = <T>(work: () => Promise<T>): Promise<T> => {
		if (trouble === "throws") return Promise.reject(new Error("D1_ERROR: network connection lost"));
		return trouble === "hangs" ? new Promise(() => undefined) : work();
	};
	const guarded = (statement: D1PreparedStatement): D1PreparedStatement =>
		({
			inner: statement,
			bind: (...values: unknown[]) => guarded(statement.bind(...values)),
			all: () => guard(() => statement.all()),
			run: () => guard(() => statement.run()),
			raw: () => guard(() => statement.raw()),
			first: (column: string) =>
				guard(() => (column === undefined ? statement.first() : statement.first(column))),
		}) as unknown as D1PreparedStatement;
	const d1 = {
		prepare: (query: string) => guarded(DB.prepare(query)),
		batch: (statements: { inner: D1PreparedStatement }[]) =>
			guard(() => DB.batch(statements.map(({ inner }) => inner))),
	};
	const env = { ...bindings, DB: d1 as unknown as D1Database } as unknown as Env;
	return {
		env,
		set(next: Trouble) {
			trouble = next;
		},
		ask: (member: TestMember, method: string, path: string, body?: unknown) =>
			handleRequest(
				new Request(`${ORIGIN}${path}`, {
					method,
					headers: member.headers,
					...(body === undefined ? {} : { body: JSON.stringify(body) }),
				}),
				env,
				createExecutionContext(),
				async () => new Response("page"),
			),
	};
}

test("R18 with D1 down whoever was checked within the last minute goes on reading and writing", async () => {
	const deployment = flakyDeployment();
	const contacts = `/api/channels/${shop.channelId}/contacts`;
	// Of a sign-in that the hub knows it decides (durable-objects/rights.test.ts); of an earlier release's this isolate.
	const member = await withEarlierCookie(shop.member);
	expect((await deployment.ask(member, "GET", contacts)).status).toBe(200);
	deployment.set("throws");
	expect((await deployment.ask(member, "GET", contacts)).status).toBe(200);
	const sent = await deployment.ask(member, "POST", `/api/channels/${shop.channelId}/messages`, {
		id: uuidv7(),
		contactId: shop.contactId,
		text: "Ainda estamos aqui",
	});
	expect(sent.status).toBe(202);
	deployment.set("none");
	const log = await deployment.ask(shop.member, "GET", `${contacts}/${shop.contactId}/messages`);
	expect(await log.text()).toContain("Ainda estamos aqui");
});

test("R18 with D1 down nobody else gets in, and signing in says so instead of breaking", async () => {
	const newcomer = await withEarlierCookie(await createMember(shop.workspaceId));
	const deployment = flakyDeployment();
	await deployment.ask(shop.member, "GET", "/api/auth/me");
	deployment.set("throws");
	const asked = `/api/channels/${shop.channelId}/contacts`;
	expect((await deployment.ask(newcomer, "GET", asked)).status).toBe(503);
	const services = createServices(deployment.env, { defer: () => undefined });
	const outcome = await services.auth.signIn(
		{ email: newcomer.email, password: "qualquer-coisa-9" },
		{ ip: "203.0.113.9", userAgent: "test", url: ORIGIN },
	);
	expect(outcome).toMatchObject({ ok: false, code: "unavailable" });
});

test("R18 the memory of a sign-in ends after a minute, and with the sign-in itself", async () => {
	const deployment = flakyDeployment();
	const member = await withEarlierCookie((await createShop()).member);
	const request = new Request(ORIGIN, { headers: { cookie: member.cookie } });
	let now = Date.now();
	const services = () => createServices(deployment.env, { defer: () => undefined, now: () => now });
	const signedIn = await services().auth.findSignedIn(request);
	expect(signedIn).not.toBeNull();
	deployment.set("throws");
	now += 59_000;
	expect(await services().auth.findSignedIn(request)).not.toBeNull();
	now += 2000;
	await expect(services().auth.findSignedIn(request)).rejects.toThrow(D1_DOWN);
	deployment.set("none");
	now -= 61_000;
	await services().auth.findSignedIn(request);
	await services().auth.signOut(signedIn?.signInId ?? "");
	expect(await services().auth.findSignedIn(request)).toBeNull();
	deployment.set("throws");
	await expect(services().auth.findSignedIn(request)).rejects.toThrow(D1_DOWN);
});

test("R19 a D1 that hangs costs a deadline, not the page: the answer is 503 within 6 s", async () => {
	const deployment = flakyDeployment();
	const newcomer = await withEarlierCookie(await createMember(shop.workspaceId));
	await deployment.ask(shop.member, "GET", "/api/auth/me");
	deployment.set("hangs");
	const startedAt = Date.now();
	const answers = await Promise.all(
		Array.from({ length: 20 }, () =>
			deployment.ask(newcomer, "GET", `/api/channels/${shop.channelId}/contacts`),
		),
	);
	expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 503));
	expect(Date.now() - startedAt).toBeLessThan(6000);
}, 15_000);
