import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { FREE_VISITORS_PER_MINUTE } from "#app/domain/channels/visitor-flood.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { incoming } from "#tests/support/instance.ts";
import { bindings, createMember, migrate } from "#tests/support/sign-in.ts";
import { readLog } from "#tests/support/team.ts";
import { createLinkedChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { callWebchat, makeWebchat } from "#tests/support/visitor.ts";
import { createDatabase } from "#workers/data/database.ts";
import { insertChannel } from "#workers/data/queries/channels/channels.ts";

beforeAll(migrate);

const STRANGERS = 20;

/** A webchat of the directory that strangers flood; one of them was answered by a person. */
async function floodedWebchat() {
	const chat = await makeWebchat();
	const { workspaceId, channelId, object } = chat;
	const now = Date.now();
	await insertChannel(createDatabase(bindings.DB), workspaceId, {
		...DEFAULT_SETTINGS,
		id: channelId,
		type: "webchat",
		name: "Loja",
		gateway: "webchat",
		isActive: true,
		createdAt: now,
		updatedAt: now,
	});
	for (let n = 0; n <= FREE_VISITORS_PER_MINUTE; n++) await object.webchat(0, null);
	await object.receive(
		Array.from({ length: STRANGERS }, (_, n) =>
			incoming({
				addresses: [{ kind: "visitor", value: `stranger-${n}` }],
				name: null,
				content: { type: "text", text: `Enchente ${n}` },
			}),
		),
	);
	const open = async () => {
		const list = await object.contacts(workspaceId, { cursor: null, search: "" });
		if (!list.ok) throw new Error(list.code);
		return list.value.contacts.filter(({ closedAt }) => closedAt === null);
	};
	const [answered] = await open();
	const reply = { id: uuidv7(), contactId: answered?.id ?? "", text: "Sou uma pessoa" };
	const sent = await object.send(workspaceId, "Ana", reply);
	if (!sent.ok) throw new Error(sent.code);
	const manager = await createMember(workspaceId, "manager");
	return { ...chat, open, answered, signedIn: await findSignedIn(manager) };
}

test("N01 one press closes a flooded webchat and gives back what the flood took of the month (security 2)", async () => {
	const { workspaceId, channelId, key, open, answered, signedIn } = await floodedWebchat();
	const hub = workspaceHub(env, workspaceId);
	const now = Date.now();
	// As an agent's answers would: all of them stand in the month.
	for (const { conversation } of await open())
		await hub.countConversation(conversation?.id ?? "", now);
	expect(await hub.countUsed(now)).toBe(STRANGERS);
	const knock = () => callWebchat(`/webchat/${key}/visitors`, { method: "POST" });
	expect((await knock()).status).toBe(429);

	const { webchatFlood } = services();
	expect(await webchatFlood.close(signedIn, channelId)).toEqual({ ok: true, value: null });
	expect((await open()).map(({ id }) => id)).toEqual([answered?.id]);
	expect(await hub.countUsed(now)).toBe(1);
	expect((await knock()).status).toBe(404);
	expect((await readLog(workspaceId)).map(({ entity_id }) => entity_id)).toEqual([channelId]);
	// Pressed again it takes nothing more.
	expect((await webchatFlood.close(signedIn, channelId)).ok).toBe(true);
	expect(await hub.countUsed(now)).toBe(1);

	expect(await webchatFlood.reopen(signedIn, channelId)).toEqual({ ok: true, value: null });
	expect(await open()).toHaveLength(STRANGERS);
	expect((await knock()).status).not.toBe(404);
});

test("E03 only who may link a channel closes a webchat, only their own, and no other kind (security 2)", async () => {
	const { workspaceId, channelId, open, signedIn } = await floodedWebchat();
	const { webchatFlood } = services();
	const stranger = await floodedWebchat();
	const viewer = await findSignedIn(await createMember(workspaceId, "viewer"));
	const number = await createLinkedChannel(workspaceId);
	const again = await findSignedIn(await createMember(workspaceId, "manager"));
	for (const press of ["close", "reopen"] as const) {
		const pressed = webchatFlood[press];
		expect(await pressed(viewer, channelId)).toEqual({ ok: false, code: "forbidden" });
		expect(await pressed(stranger.signedIn, channelId)).toEqual({ ok: false, code: "not_found" });
		expect(await pressed(signedIn, "nothing")).toEqual({ ok: false, code: "not_found" });
		expect(await pressed(again, number)).toEqual({ ok: false, code: "not_supported" });
	}
	expect(await open()).toHaveLength(STRANGERS);
});
