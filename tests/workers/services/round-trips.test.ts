import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import {
	deriveWebhookSecrets,
	instanceRefOf,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { handleRequest } from "#workers/api/handle-request.ts";
import { loadConfig } from "#workers/config.ts";
import { createServices } from "#workers/services/index.ts";
import { makeLinkedInstance } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, ORIGIN } from "#tests/support/sign-in.ts";
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

test("opening an inbox costs two sequential round trips: one D1 batch, then one call of the object", async () => {
	const { member, channelId } = await setUp();
	const { env: metered, trips } = meterTrips(env);
	const services = createServices(metered, { defer });
	const signedIn = await services.auth.findSignedIn(
		new Request(ORIGIN, { headers: member.headers }),
	);
	expect(signedIn?.channels.map((channel) => channel.id)).toContain(channelId);
	// A batch answers objects: columns of one name would overwrite each other.
	expect(signedIn).toMatchObject({
		fullName: "Ana Lima",
		email: member.email,
		member: { id: member.memberId, role: "manager" },
	});
	expect(JSON.stringify(signedIn)).not.toContain("$scrypt$");
	if (!signedIn) return;
	const opened = await services.whatsapp.open(signedIn, channelId, null);
	expect(opened.ok).toBe(true);
	expect(trips.calls).toEqual(["DB.batch", "WHATSAPP_INSTANCE.snapshot"]);
});

test("a page that only needs the directory costs one round trip", async () => {
	const { member } = await setUp();
	const { env: metered, trips } = meterTrips(env);
	await createServices(metered, { defer }).auth.findSignedIn(
		new Request(ORIGIN, { headers: member.headers }),
	);
	expect(trips.calls).toEqual(["DB.batch"]);
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

test("through the front door an API read costs the same two trips: what the build knows is asked once", async () => {
	const { member, channelId } = await setUp();
	const { env: metered, trips } = meterTrips(env);
	const read = async () => {
		const ctx = createExecutionContext();
		const asked = new Request(`${ORIGIN}/api/channels/${channelId}/contacts`, {
			headers: member.headers,
		});
		const answer = await handleRequest(asked, metered, ctx, async () => new Response("page"));
		await waitOnExecutionContext(ctx);
		return answer.status;
	};
	expect(await read()).toBe(200);
	trips.calls.length = 0;
	expect(await read()).toBe(200);
	expect(trips.calls).toEqual(["DB.batch", "WHATSAPP_INSTANCE.contacts"]);
});
