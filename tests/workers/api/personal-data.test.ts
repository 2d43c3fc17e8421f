import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ContactPage } from "#app/contracts/whatsapp.ts";
import { loadConfig } from "#workers/config.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { readWaiting } from "#tests/support/kept-files.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { findTraces } from "#tests/support/traces.ts";
import { ask, createChannel } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const PHONE = "5511933334444";
const SECOND = { kind: "lid", value: "99887766554433" } as const;
const NAME = "Zuleica Apagável";
const TEXT = "palavrasecreta no pedido";

/** A linked number with somebody who will be erased and somebody who stays. */
async function setUp() {
	const workspace = await createWorkspace();
	const [admin, manager] = [
		await createMember(workspace.id, "admin"),
		await createMember(workspace.id, "manager"),
	];
	const channelId = await createChannel(workspace.id);
	const instance = instanceOf(channelId);
	const said = (text: string, sentAt = Date.now() - 60_000) =>
		incoming({
			name: NAME,
			addresses: [{ kind: "phone", value: PHONE }, SECOND],
			content: { type: "text", text },
			sentAt,
		});
	await instance.receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		incoming({ providerId: `STAYS-${channelId}`, name: "Fica Aqui" }),
		said(TEXT),
		said(`${TEXT} outra vez`),
	]);
	await instance.quarantine("unknown_shape", `{"from":"${PHONE}"}`, "simulator");
	const base = `/api/channels/${channelId}`;
	const { contacts } = await (await ask(admin, "GET", `${base}/contacts`)).json<ContactPage>();
	const contactId = contacts.find(({ name }) => name === NAME)?.id ?? "";
	return { workspace, admin, manager, channelId, instance, said, contactId, base };
}

/** Whether a word stands in what the hub's search is made of, where a removed row may leave it. */
const hasWord = (workspaceId: string, word: string): Promise<boolean> =>
	runInDurableObject(workspaceHub(env, workspaceId), (_, { storage }) =>
		storage.sql
			.exec<{ block: ArrayBuffer }>("SELECT block FROM conversation_search_data")
			.toArray()
			.some(({ block }) => new TextDecoder().decode(block).includes(word)),
	);

test("J14 only admins export or erase a person, and the log says who did", async () => {
	const { admin, manager, base, contactId, workspace } = await setUp();
	const at = `${base}/contacts/${contactId}`;
	expect((await ask(manager, "POST", `${at}/export`)).status).toBe(403);
	expect((await ask(manager, "POST", `${at}/erase`)).status).toBe(403);
	const answer = await ask(admin, "POST", `${at}/export`);
	const file = await answer.json<{ messages: { text: string }[]; addresses: object[] }>();
	expect(file.messages.map(({ text }) => text)).toEqual([TEXT, `${TEXT} outra vez`]);
	expect(file.addresses).toEqual([{ kind: "phone", value: PHONE }, SECOND]);
	expect(file.messages.some((message) => "file" in message)).toBe(false);
	expect((await ask(admin, "POST", `${at}/erase`)).status).toBe(200);
	expect((await ask(admin, "POST", `${at}/erase`)).status).toBe(404);
	const { results } = await env.DB.prepare(
		"select actor_id, metadata from activity_logs where workspace_id = ? order by seq",
	)
		.bind(workspace.id)
		.all<{ actor_id: string; metadata: string }>();
	const requestId = expect.any(String) as unknown;
	expect(results.map(({ actor_id, metadata }) => [actor_id, JSON.parse(metadata)])).toEqual([
		[admin.memberId, { code: "contact_exported", requestId }],
		[admin.memberId, { code: "contact_erased", messages: "2", requestId }],
	]);
});

test("J14 J15 the file of a person says where the files of their messages are read; erased, they leave the store", async () => {
	const { admin, base, contactId, instance, channelId } = await setUp();
	await instance.receive([
		incoming({
			addresses: [{ kind: "phone", value: PHONE }],
			providerId: `PHOTO-${channelId}`,
			content: { type: "image", text: "", media: { mimetype: "image/png", fileName: "nota.png" } },
		}),
	]);
	const sha256 = "c".repeat(64);
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec("UPDATE messages SET file = ? WHERE type = 'image'", sha256);
	});
	const answer = await ask(admin, "POST", `${base}/contacts/${contactId}/export`);
	const { messages } = await answer.json<{ messages: { id: string; file?: object }[] }>();
	const photo = messages.find(({ file }) => file !== undefined);
	expect(photo).toMatchObject({ media: { mimetype: "image/png", fileName: "nota.png" } });
	const address = `${loadConfig(env).publicUrl}/media/${channelId}/${photo?.id}?download=1`;
	expect(photo?.file).toEqual({ address, sha256 });
	expect((await readWaiting(channelId)).leaving).toEqual([]);
	expect((await ask(admin, "POST", `${base}/contacts/${contactId}/erase`)).status).toBe(200);
	expect((await readWaiting(channelId)).leaving).toEqual([sha256]);
});

test("J15 an erased person is in no table, and comes back by no late event, only by writing anew", async () => {
	const { admin, instance, base, contactId, said, channelId, workspace } = await setUp();
	const { id: workspaceId } = workspace;
	const words = [PHONE, NAME, "palavrasecreta", SECOND.value, contactId];
	const find = (some: string[]) => findTraces(instance, some, workspaceId);
	await eventually(async () => (await find(words)).inHub.includes("conversations"));
	expect(await hasWord(workspaceId, "apagavel")).toBe(true);
	expect((await find(words)).inObject).toContain("quarantine");
	expect((await ask(admin, "POST", `${base}/contacts/${contactId}/erase`)).status).toBe(200);
	// The log of activity has the id of what was erased, and nothing else of the person.
	const words2 = words.filter((word) => word !== contactId);
	expect(await find(words2)).toEqual({ inObject: [], inHub: [], inD1: [] });
	expect(await hasWord(workspaceId, "apagavel"), "of the search").toBe(false);
	await evictDurableObject(instance);
	await instance.receive([
		said("atrasada"),
		{ type: "contact", addresses: [SECOND], name: NAME, avatarUrl: null },
	]);
	expect(await find([...words2, "atrasada"])).toEqual({ inObject: [], inHub: [], inD1: [] });
	const names = async () => {
		const { contacts } = await (await ask(admin, "GET", `${base}/contacts`)).json<ContactPage>();
		return contacts.map(({ name }) => name ?? "").toSorted();
	};
	expect(await names()).toEqual(["Fica Aqui"]);
	// Who stays is found and read as before.
	const found = await (
		await ask(admin, "GET", `${base}/search?q=tamanho`)
	).json<{ hits: object[] }>();
	expect(found.hits).toHaveLength(1);
	await instanceOf(channelId).receive([said("Voltei", Date.now() + 2_000)]);
	expect(await names()).toEqual(["Fica Aqui", NAME]);
});
