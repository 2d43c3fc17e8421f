import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ContactPage } from "#app/contracts/whatsapp.ts";
import { filterAt } from "#app/domain/inbox/place.ts";
import { parseListFilter } from "#app/domain/conversations/list-filter.ts";
import {
	deriveWebhookSecrets,
	instanceRefOf,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { handleRequest } from "#workers/api/handle-request.ts";
import { loadConfig } from "#workers/config.ts";
import { createServices, type Services } from "#workers/services/index.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { incoming, instanceOf, makeLinkedInstance } from "#tests/support/instance.ts";
import {
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
	withEarlierCookie,
} from "#tests/support/sign-in.ts";
import { ask, verdict } from "#tests/support/two-workspaces.ts";
import { meterTrips } from "#tests/support/trip-meter.ts";

beforeAll(migrate);

const defer = () => undefined;

async function setUp() {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id, "manager");
	const signedIn = await createServices(env, { defer }).auth.findSignedIn(
		new Request(ORIGIN, { headers: member.headers }),
	);
	if (!signedIn) throw new Error("Signed in, but not found.");
	const created = await createServices(env, { defer }).whatsapp.create(signedIn, {
		name: "Loja",
		description: "",
		webhookUrl: "",
		gateway: "simulator",
	});
	if (!created.ok) throw new Error(created.code);
	return { member, channelId: created.value.id };
}

/** The pages of the inbox, and what their loaders ask of the services. */
const PAGES = [
	{
		name: "a channel's inbox",
		path: (channelId: string) => `/whatsapp/${channelId}`,
		load: async (services: Services, signedIn: SignedIn, channelId: string) => {
			const address = new URL(`${ORIGIN}/whatsapp/${channelId}`);
			const [link, list] = await Promise.all([
				services.whatsapp.open(signedIn, channelId),
				services.conversations.open(signedIn, filterAt(address)),
			]);
			return { ok: link.ok && list.ok };
		},
	},
	{
		name: "the list of all conversations",
		path: () => "/conversations?who=mine",
		load: (services: Services, signedIn: SignedIn) =>
			services.conversations.open(signedIn, parseListFilter(new URLSearchParams("who=mine"))),
	},
	{
		name: "a conversation with the list beside it",
		path: (channelId: string) => `/whatsapp/instances/${channelId}/messages/maria`,
		load: async (services: Services, signedIn: SignedIn, channelId: string) => {
			const [opened, list] = await Promise.all([
				services.conversations.openInbox(signedIn, channelId, "maria"),
				services.conversations.open(signedIn, parseListFilter(new URLSearchParams())),
			]);
			return { ok: opened.ok && list.ok };
		},
	},
];

test.each(PAGES)(
	"$name costs one far trip: the hub says who it is and what they see",
	async (page) => {
		const { member, channelId } = await setUp();
		const { env: metered, trips } = meterTrips(env);
		const visit = async () => {
			const services = createServices(metered, { defer });
			const request = new Request(`${ORIGIN}${page.path(channelId)}`, {
				headers: { ...member.headers, accept: "text/html" },
			});
			const signedIn = await services.auth.findSignedIn(request);
			if (!signedIn) throw new Error("Signed in, but not found.");
			expect((await page.load(services, signedIn, channelId)).ok).toBe(true);
			return signedIn;
		};
		// The list waits for a channel that has told nothing yet, once.
		await visit();
		trips.calls.length = 0;
		const signedIn = await visit();
		expect(trips.calls.filter((call) => !call.endsWith("noteSeen"))).toEqual(["WORKSPACE_HUB.ask"]);
		expect(signedIn.channels.map((channel) => channel.id)).toContain(channelId);
		// A batch of D1 answers objects: columns of one name would overwrite each other.
		expect(signedIn).toMatchObject({
			fullName: "Ana Lima",
			email: member.email,
			member: { id: member.memberId, role: "manager" },
		});
		expect(JSON.stringify(signedIn)).not.toContain("$scrypt$");
	},
);

test("a page that only needs the directory costs one round trip", async () => {
	const { member } = await setUp();
	const { env: metered, trips } = meterTrips(env);
	await createServices(metered, { defer }).auth.findSignedIn(
		new Request(ORIGIN, { headers: member.headers }),
	);
	expect(trips.calls).toEqual(["WORKSPACE_HUB.ask"]);
});

test("a cookie of the release before, and a hub that cannot be reached, cost a second trip", async () => {
	const { member, channelId } = await setUp();
	const earlier = await withEarlierCookie(member);
	const { env: metered, trips } = meterTrips(env);
	const open = async (headers: HeadersInit, bindings: Env) => {
		const services = createServices(bindings, { defer });
		const signedIn = await services.auth.findSignedIn(
			new Request(`${ORIGIN}/whatsapp/${channelId}`, { headers }),
		);
		return signedIn && services.whatsapp.open(signedIn, channelId);
	};
	expect(await open(earlier.headers, metered)).toMatchObject({ ok: true });
	expect(trips.calls.filter((call) => !call.endsWith("noteSeen"))).toEqual([
		"DB.batch",
		"WHATSAPP_INSTANCE.snapshot",
	]);
	const down = { getByName: () => ({ ask: () => Promise.reject(new Error("down")) }) };
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const without = { ...env, WORKSPACE_HUB: down } as unknown as Env;
	expect(await open(member.headers, without)).toMatchObject({ ok: true });
	expect(warn.mock.calls.join()).toContain("hub_not_asked");
	warn.mockRestore();
});

test("an inbound webhook costs one call of the object and no D1, KV or queue operation", async () => {
	const { channelId } = await makeLinkedInstance({ gateway: "evolution" });
	const { env: metered, trips } = meterTrips(env);
	const secrets = deriveWebhookSecrets(loadConfig(env).masterKey, channelId);
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const now = Math.floor(Date.now() / 1000);
	const unsigned = `${part({ alg: "HS256", typ: "JWT" })}.${part({ iat: now, exp: now + 600, app: "evolution", action: "webhook" })}`;
	const signature = createHmac("sha256", secrets.jwtSecret).update(unsigned).digest("base64url");
	const outcome = await createServices(metered, { defer }).gatewayWebhooks.receiveEvolution({
		segment: `${channelId}.${secrets.mac}`,
		authorization: `Bearer ${unsigned}.${signature}`,
		headerToken: secrets.headerSecret,
		body: JSON.stringify({
			event: "messages.upsert",
			instance: instanceRefOf(channelId),
			data: {
				key: {
					remoteJid: "5511987654321@s.whatsapp.net",
					fromMe: false,
					id: "3A5F0C1D2E3F4A5B6C7D",
				},
				pushName: "Maria",
				status: "DELIVERY_ACK",
				message: { conversation: "Oi" },
				messageType: "conversation",
				messageTimestamp: now,
			},
		}),
	});
	expect(outcome).toBe("stored");
	expect(trips.calls).toEqual(["WHATSAPP_INSTANCE.receive"]);
});

const through = async (metered: Env, asked: Request) => {
	const ctx = createExecutionContext();
	const answer = await handleRequest(asked, metered, ctx, async () => new Response("page"));
	await waitOnExecutionContext(ctx);
	return answer;
};

test("through the front door a list, a conversation and a sent message cost one far trip each", async () => {
	const { member, channelId } = await setUp();
	const instance = instanceOf(channelId);
	await instance.receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		incoming(),
	]);
	const at = `${ORIGIN}/api/channels/${channelId}`;
	const get = (path: string) => new Request(`${at}${path}`, { headers: member.headers });
	const { env: metered, trips } = meterTrips(env);
	const page = await (await through(metered, get("/contacts"))).json<ContactPage>();
	const contactId = page.contacts[0]?.id ?? "";
	const write = () =>
		new Request(`${at}/messages`, {
			method: "POST",
			headers: member.headers,
			body: JSON.stringify({ id: uuidv7(), contactId, text: "Tem sim!" }),
		});
	// The first answer claims the conversation: that is told to the activity log, behind the answer.
	expect((await through(metered, write())).status).toBe(202);
	for (const [asked, status] of [
		[get("/contacts"), 200],
		[get(`/contacts/${contactId}/messages`), 200],
		[write(), 202],
	] as const) {
		trips.calls.length = 0;
		const answer = await through(metered, asked);
		expect(answer.status, asked.url).toBe(status);
		expect(trips.calls, asked.url).toEqual(["WORKSPACE_HUB.ask"]);
	}
	const log = await (await through(metered, get(`/contacts/${contactId}/messages`))).text();
	expect(log).toContain("Tem sim!");
	expect(log).toContain("Ana Lima");
});

test("D07 E02 a write never runs before its right is known: a viewer, a stranger and a foreign channel change nothing", async () => {
	const { member, channelId } = await setUp();
	const instance = instanceOf(channelId);
	await instance.receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		incoming(),
	]);
	const viewer = await createMember(member.workspaceId, "viewer");
	const foreign = await createMember((await createWorkspace()).id, "admin");
	const read = await ask(member, "GET", `/api/channels/${channelId}/contacts`);
	const contactId = (await read.json<ContactPage>()).contacts[0]?.id ?? "";
	const text = { contactId, text: "Não devia" };
	const send = (by: typeof member) =>
		ask(by, "POST", `/api/channels/${channelId}/messages`, { id: uuidv7(), ...text });
	expect(await verdict(await send(viewer))).toEqual({ status: 403, code: "forbidden" });
	expect(await verdict(await send(foreign))).toEqual({ status: 404, code: "not_found" });
	const log = await ask(member, "GET", `/api/channels/${channelId}/contacts/${contactId}/messages`);
	expect(await log.text()).not.toContain("Não devia");
});
