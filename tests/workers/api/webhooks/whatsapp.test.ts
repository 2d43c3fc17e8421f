import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { callCloud, cloudBody, cloudStatus, cloudText } from "#tests/support/cloud-call.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import {
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { createChannel, listContacts, listMessages } from "#tests/support/two-workspaces.ts";
import { loadConfig } from "#workers/config.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let member: TestMember;
let stranger: TestMember;
beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id);
	stranger = await createMember((await createWorkspace()).id);
});

let next = 100_000_000_000_000 + Math.floor(Math.random() * 1e12);

/** A channel of the official API, whose number Meta calls about. */
async function createCloudChannel(workspaceId: string) {
	const channelId = await createChannel(workspaceId);
	const phoneNumberId = String(next++);
	await env.DB.prepare(
		`UPDATE channels SET gateway = 'cloud-api', cloud_phone_number_id = ?1,
			cloud_proved_number_id = ?1 WHERE id = ?2`,
	)
		.bind(phoneNumberId, channelId)
		.run();
	return { channelId, phoneNumberId };
}

const ask = (query: Record<string, string>) =>
	exports.default.fetch(`${ORIGIN}/webhooks/whatsapp?${new URLSearchParams(query)}`);

async function textsOf(owner: TestMember, channelId: string) {
	const [contact] = await listContacts(owner, channelId);
	return contact ? (await listMessages(owner, channelId, contact.id)).map(({ text }) => text) : [];
}

test("the address answers Meta's challenge, plainly, to our own verify token alone", async () => {
	const token = loadConfig(env).cloudApi.webhook?.verifyToken ?? "";
	const query = { "hub.mode": "subscribe", "hub.challenge": "1158201444" };
	const answer = await ask({ ...query, "hub.verify_token": token });
	expect(answer.status).toBe(200);
	expect(await answer.text()).toBe("1158201444");
	expect(answer.headers.get("content-type")).toContain("text/plain");
	expect((await ask({ ...query, "hub.verify_token": "wrong" })).status).toBe(403);
	expect((await ask({ ...query, "hub.verify_token": "" })).status).toBe(403);
	expect((await ask({})).status).toBe(403);
});

test("I13 each number's events go to its own channel only, and an unsigned call to none", async () => {
	const a = await createCloudChannel(member.workspaceId);
	const b = await createCloudChannel(stranger.workspaceId);
	const body = cloudBody(
		{ phoneNumberId: a.phoneNumberId, value: cloudText("para A") },
		{ phoneNumberId: b.phoneNumberId, value: cloudText("para B") },
		{ phoneNumberId: "999999999999999", value: cloudText("de ninguém") },
	);
	for (const signature of ["", "sha256=", `sha256=${"0".repeat(64)}`])
		expect((await callCloud(body, signature)).status).toBe(401);
	expect(await textsOf(member, a.channelId)).toEqual([]);
	expect((await callCloud(body)).status).toBe(200);
	expect(await textsOf(member, a.channelId)).toEqual(["para A"]);
	expect(await textsOf(stranger, b.channelId)).toEqual(["para B"]);
});

test("I04 an old body played again has its effect once, an hour later as eight days later", async () => {
	const { channelId, phoneNumberId } = await createCloudChannel(member.workspaceId);
	for (const age of [HOUR_MS, 8 * DAY_MS]) {
		const value = cloudText(`de ${age} ms`, `wamid.old-${age}`, Date.now() - age);
		const body = cloudBody({ phoneNumberId, value });
		for (let turn = 0; turn < 3; turn++) expect((await callCloud(body)).status).toBe(200);
	}
	expect((await textsOf(member, channelId)).toSorted()).toEqual(
		[`de ${HOUR_MS} ms`, `de ${8 * DAY_MS} ms`].toSorted(),
	);
});

test("I14 a status of a message nobody sent waits and tells nothing; ranks never fall", async () => {
	const { channelId, phoneNumberId } = await createCloudChannel(member.workspaceId);
	const own = incoming({ providerId: "wamid.OUT", fromMe: true, origin: "api", status: "sent" });
	await instanceOf(channelId).receive([own]);
	const tell = async (id: string, status: string, more?: object) =>
		(await callCloud(cloudBody({ phoneNumberId, value: cloudStatus(id, status, more) }))).status;
	expect(await tell("wamid.NEVER-SENT", "read")).toBe(200);
	// `read` without `delivered` is normal; `sent` after it is late.
	for (const status of ["read", "sent", "delivered"])
		expect(await tell("wamid.OUT", status)).toBe(200);
	const [contact] = await listContacts(member, channelId);
	const messages = await listMessages(member, channelId, contact?.id ?? "");
	expect(messages).toMatchObject([{ status: "read" }]);
});

test("a failure says why in the bubble", async () => {
	const { channelId, phoneNumberId } = await createCloudChannel(member.workspaceId);
	const own = incoming({ providerId: "wamid.OUT2", fromMe: true, origin: "api", status: "sent" });
	await instanceOf(channelId).receive([own]);
	const errors = [{ code: 131_047, title: "Re-engagement message" }];
	const value = cloudStatus("wamid.OUT2", "failed", { errors });
	expect((await callCloud(cloudBody({ phoneNumberId, value }))).status).toBe(200);
	const [contact] = await listContacts(member, channelId);
	expect(await listMessages(member, channelId, contact?.id ?? "")).toMatchObject([
		{ status: "failed", failure: "window_closed" },
	]);
});

test("a call about a deleted channel, or of another product, is answered and forgotten", async () => {
	const { channelId, phoneNumberId } = await createCloudChannel(member.workspaceId);
	await env.DB.prepare("UPDATE channels SET deleted_at = 1 WHERE id = ?").bind(channelId).run();
	const body = cloudBody({ phoneNumberId, value: cloudText("tarde") });
	expect(await (await callCloud(body)).json()).toEqual({ received: "ignored" });
	expect((await callCloud('{"object":"page","entry":[]}')).status).toBe(200);
	expect((await callCloud("no json")).status).toBe(200);
});

test("what a person answers on the phone is in the inbox, and the agent is silent (deployment 8a)", async () => {
	const { channelId, phoneNumberId } = await createCloudChannel(member.workspaceId);
	await instanceOf(channelId).setAgent(member.workspaceId, {
		id: "agent-lia",
		name: "Lia",
		debounceMs: 60_000,
	});
	await callCloud(cloudBody({ phoneNumberId, value: cloudText("Tem 38?") }));
	const handlers = () =>
		runInDurableObject(instanceOf(channelId), (_, { storage }) =>
			storage.sql
				.exec<{ handler: string }>("SELECT handler FROM contacts")
				.toArray()
				.map(({ handler }) => handler),
		);
	expect(await handlers()).toEqual(["agent"]);
	const echo = {
		from: "551130000000",
		to: "5511987654321",
		id: `wamid.${crypto.randomUUID()}`,
		timestamp: String(Math.floor(Date.now() / 1000)),
		type: "text",
		text: { body: "Tenho sim" },
	};
	const value = { message_echoes: [echo] };
	const body = cloudBody({ phoneNumberId, value, field: "smb_message_echoes" });
	expect(await (await callCloud(body)).json()).toEqual({ received: "stored" });
	expect(await textsOf(member, channelId)).toEqual([
		"Tem 38?",
		"Tenho sim",
		JSON.stringify({ code: "taken_over" }),
	]);
	expect(await handlers()).toEqual(["person"]);
	expect(await listContacts(member, channelId)).toMatchObject([{ unread: 0 }]);
});

test("a group's message makes a group, beside its author's own conversation (deployment 8d)", async () => {
	const { channelId, phoneNumberId } = await createCloudChannel(member.workspaceId);
	const inGroup = cloudText("no grupo");
	const messages = inGroup.messages.map((said) => ({ ...said, group_id: "Y2FwaV9ncm91cDox" }));
	await callCloud(cloudBody({ phoneNumberId, value: { ...inGroup, messages } }));
	await callCloud(cloudBody({ phoneNumberId, value: cloudText("em particular") }));
	const contacts = await listContacts(member, channelId);
	const texts = async (isGroup: boolean) => {
		const found = contacts.filter((contact) => contact.isGroup === isGroup);
		const read = await Promise.all(found.map(({ id }) => listMessages(member, channelId, id)));
		return read.flat().map(({ text, author }) => [text, author]);
	};
	expect(await texts(true)).toEqual([["no grupo", "Maria"]]);
	expect(await texts(false)).toEqual([["em particular", null]]);
});

test("a field nobody knows is kept in the number's quarantine, not forgotten (deployment 8)", async () => {
	const { channelId, phoneNumberId } = await createCloudChannel(member.workspaceId);
	const body = cloudBody({ phoneNumberId, value: { news: 1 }, field: "field_of_tomorrow" });
	expect(await (await callCloud(body)).json()).toEqual({ received: "stored" });
	const kept = await runInDurableObject(instanceOf(channelId), (_, { storage }) =>
		storage.sql.exec<{ body: string }>("SELECT body FROM quarantine").toArray(),
	);
	expect(kept.map((row) => row.body)).toEqual([body]);
});
