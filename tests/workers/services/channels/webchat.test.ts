import { env } from "cloudflare:workers";
import { listDurableObjectIds } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { bindings, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createLinkedChannel, services } from "#tests/support/two-workspaces.ts";
import { makeWebchat, type TestWebchat } from "#tests/support/visitor.ts";
import { createDatabase } from "#workers/data/database.ts";
import { insertChannel, markChannelDeleted } from "#workers/data/queries/channels/channels.ts";

beforeAll(migrate);

const db = () => createDatabase(bindings.DB);

/** Its row in the directory, as the channel's own service writes it. */
async function enter({ channelId, workspaceId }: TestWebchat, isActive = true): Promise<void> {
	const now = Date.now();
	await insertChannel(db(), workspaceId, {
		...DEFAULT_SETTINGS,
		id: channelId,
		type: "webchat",
		name: "Loja",
		gateway: "webchat",
		isActive,
		createdAt: now,
		updatedAt: now,
	});
}

test("the hosted page of a webchat knows its key, its name and its colour, and no tenant", async () => {
	const chat = await makeWebchat({ color: "#112233", locale: "en" });
	await enter(chat);
	expect(await services().webchat.openPage(chat.channelId)).toEqual({
		key: chat.key,
		name: "Loja",
		color: "#112233",
		locale: "en",
	});
});

test("D07 unknown, out of use, deleted or of another type: one answer, and no object is made", async () => {
	const inactive = await makeWebchat();
	await enter(inactive, false);
	const deleted = await makeWebchat();
	await enter(deleted);
	await markChannelDeleted(db(), deleted.workspaceId, deleted.channelId, Date.now());
	const number = await createLinkedChannel((await createWorkspace()).id);
	const before = (await listDurableObjectIds(env.CHANNEL_INBOX)).length;
	for (const id of [inactive.channelId, deleted.channelId, number, "nothing", "", "x".repeat(300)])
		expect(await services().webchat.openPage(id), id).toBeNull();
	expect((await listDurableObjectIds(env.CHANNEL_INBOX)).length).toBe(before);
});

test("a webchat whose workspace is closed is there for nobody", async () => {
	const chat = await makeWebchat();
	await enter(chat);
	await bindings.DB.prepare("update workspaces set status = 'suspended' where id = ?")
		.bind(chat.workspaceId)
		.run();
	expect(await services().webchat.openPage(chat.channelId)).toBeNull();
});
