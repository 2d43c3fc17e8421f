import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { CLOSE_GONE } from "#app/contracts/sockets.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, incoming, instanceOf, makeInstance } from "#tests/support/instance.ts";
import { createModelledGateway } from "#tests/support/modelled-gateway.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { openChannelSocket } from "#tests/support/socket.ts";
import { createChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Answers of a gateway that are held back: made where they are waited for, when they are let go. */
function holdBack(matches: (path: string) => boolean, held: () => Response, usual: () => Response) {
	const state = { isAsked: false, isReleased: false };
	vi.stubGlobal("fetch", async (input: string) => {
		if (!matches(new URL(input).pathname)) return usual();
		state.isAsked = true;
		while (!state.isReleased) await scheduler.wait(5);
		return held();
	});
	return state;
}

/** What may stay of a deleted channel: its tombstone, and which schema steps were applied. */
const MAY_STAY = new Set(["config", "migrations", "_cf_KV", "_cf_METADATA"]);

async function rowsLeft(channelId: string): Promise<Record<string, number>> {
	return runInDurableObject(instanceOf(channelId), (_, { storage }) => {
		const tables = storage.sql
			.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
			.toArray()
			.map(({ name }) => name)
			.filter((name) => !MAY_STAY.has(name) && !/_search/.test(name));
		const left: Record<string, number> = {};
		for (const name of tables) {
			const { total } = storage.sql
				.exec<{ total: number }>(`SELECT count(*) AS total FROM "${name}"`)
				.one();
			if (total > 0) left[name] = total;
		}
		return left;
	});
}

test("R43 deleted with queued messages, open sockets and an alarm at work: nothing of it goes on", async () => {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id, "admin");
	const channelId = await createChannel(workspace.id);
	const gateway = createModelledGateway();
	gateway.install();
	const { instance } = await makeInstance({
		workspaceId: workspace.id,
		channelId,
		gateway: "evolution",
	});
	const phone = `55114${Date.now()}`;
	await instance.receive([
		{ type: "linked", phone, profileName: null },
		incoming({ providerId: "FIRST" }),
	]);
	await runDurableObjectAlarm(instance);
	const page = await instance.contacts(workspace.id, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	const sockets = [
		await openChannelSocket(member, channelId),
		await openChannelSocket(member, channelId),
	];
	// The first send hangs at the gateway; the others wait behind it.
	const send = holdBack(
		(path) => path.startsWith("/message/sendText/"),
		() =>
			Response.json(
				{ key: { id: "GW1", fromMe: true, remoteJid: "x" }, status: "PENDING" },
				{ status: 201 },
			),
		() => Response.json({ instance: { instanceName: "x", state: "open" } }),
	);
	const write = (text: string) =>
		instance.send(workspace.id, "Ana", { id: uuidv7(), contactId, text });
	for (const text of ["um", "dois", "três"]) expect((await write(text)).ok).toBe(true);
	const alarm = runDurableObjectAlarm(instance);
	await eventually(async () => send.isAsked);

	const removed = await services().whatsapp.remove(await findSignedIn(member), channelId);
	expect(removed.ok).toBe(true);
	for (const socket of sockets) expect(await socket.closeCode()).toBe(CLOSE_GONE);
	send.isReleased = true;
	await alarm;
	expect(await instance.receive([incoming({ providerId: "LATE" })])).toBe("gone");
	while (await runDurableObjectAlarm(instanceOf(channelId)));
	const alarmAt = await runInDurableObject(instanceOf(channelId), (_, { storage }) =>
		storage.getAlarm(),
	);
	expect(alarmAt).toBeNull();
	expect(await rowsLeft(channelId)).toEqual({});
	const claims = await env.DB.prepare("select phone from number_claims where channel_id = ?")
		.bind(channelId)
		.all();
	expect(claims.results, "its number is free").toEqual([]);
	expect(await instance.snapshot(workspace.id, null)).toMatchObject({ code: "not_found" });
});

test("R43 deleted while the gateway lists what was missed: the list finds nobody at home", async () => {
	const { id: workspaceId } = await createWorkspace();
	const channelId = await createChannel(workspaceId);
	const { instance } = await makeInstance({ workspaceId, channelId, gateway: "evolution" });
	const list = holdBack(
		(path) => path.startsWith("/chat/findMessages/"),
		() =>
			Response.json({
				messages: {
					total: 1,
					pages: 1,
					currentPage: 1,
					records: [
						{
							key: { remoteJid: "5511988887777@s.whatsapp.net", fromMe: false, id: "MISSED" },
							pushName: "Maria",
							message: { conversation: "Alguém aí?" },
							messageType: "conversation",
							messageTimestamp: Math.floor(Date.now() / 1000),
							MessageUpdate: [],
						},
					],
				},
			}),
		() => Response.json({ instance: { instanceName: "x", state: "open" } }),
	);
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	await instance.receive([{ type: "linked", phone: `55113${channelId}`, profileName: null }]);
	vi.setSystemTime(Date.now() + 5_000);
	await runDurableObjectAlarm(instance);
	vi.setSystemTime(Date.now() + 3_600_000);
	const alarm = runDurableObjectAlarm(instance);
	await eventually(async () => list.isAsked);
	await instance.erase(workspaceId);
	list.isReleased = true;
	await alarm;
	vi.useRealTimers();
	expect(await rowsLeft(channelId)).toEqual({});
});
