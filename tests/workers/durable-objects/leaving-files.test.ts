import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { GRACE_MS, UNSENT_MS } from "#durable-objects/channel/files/leaving-files.ts";
import { createR2Store } from "#workers/adapters/file-store/r2.ts";
import { incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	setStore(MEDIA);
});

const { MEDIA } = env;
const store = createR2Store(MEDIA);

type Made = Awaited<ReturnType<typeof makeLinkedInstance>>;

const alarmOf = ({ instance }: Made) =>
	runInDurableObject(instance, (_, { storage }) => storage.getAlarm());

const rowsOf = ({ instance }: Made) =>
	runInDurableObject(instance, (_, { storage }) =>
		storage.sql.exec<{ hash: string }>("SELECT hash FROM leaving_files").toArray(),
	);

/** The objects' store of files, which may be another one for a while. */
const setStore = (bucket: R2Bucket): void => {
	(env as { MEDIA: R2Bucket }).MEDIA = bucket;
};

/** An object in which each of these people has written one message with the same file. */
async function setUp(phones: readonly string[]) {
	const made = await makeLinkedInstance();
	const { channelId, workspaceId, instance } = made;
	await instance.receive(
		phones.map((value) => incoming({ addresses: [{ kind: "phone", value }], name: value })),
	);
	await runDurableObjectAlarm(instance);
	const body = new Blob([`foto ${channelId}`]).stream();
	const kept = await store.keep({ workspaceId, channelId }, body, { maxBytes: 100, bytes: null });
	const hash = kept?.hash ?? "";
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec("UPDATE messages SET file = ?", hash);
	});
	const page = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
	const contacts = page.ok ? page.value.contacts : [];
	const erase = (phone: string) =>
		instance.eraseContact(WORKSPACE, contacts.find(({ name }) => name === phone)?.id ?? "");
	const isKept = async () => (await store.find({ workspaceId, channelId }, hash)) !== null;
	return { ...made, hash, erase, isKept };
}

const goOn = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

test("J25 a file goes an hour after the last message that names it, and not before", async () => {
	const shop = await setUp(["5511900000001", "5511900000002"]);
	expect((await shop.erase("5511900000001")).ok).toBe(true);
	expect(await rowsOf(shop)).toEqual([]);
	const before = Date.now();
	expect((await shop.erase("5511900000002")).ok).toBe(true);
	expect(await rowsOf(shop)).toEqual([{ hash: shop.hash }]);
	expect(await alarmOf(shop)).toBeGreaterThan(before);
	goOn(GRACE_MS - 60_000);
	await runDurableObjectAlarm(shop.instance);
	expect(await shop.isKept()).toBe(true);
	goOn(2 * 60_000);
	await runDurableObjectAlarm(shop.instance);
	expect(await shop.isKept()).toBe(false);
	expect(await rowsOf(shop)).toEqual([]);
});

test("a file that another message names again stays", async () => {
	const shop = await setUp(["5511900000001", "5511900000002"]);
	await shop.erase("5511900000001");
	await runInDurableObject(shop.instance, (_, { storage }) => {
		storage.sql.exec("INSERT INTO leaving_files (hash, at) VALUES (?, 1)", shop.hash);
	});
	await shop.instance.noteUnsent(WORKSPACE, "0".repeat(64));
	await runDurableObjectAlarm(shop.instance);
	expect(await shop.isKept()).toBe(true);
	expect((await rowsOf(shop)).map(({ hash }) => hash)).toEqual(["0".repeat(64)]);
});

test("a store that fails is asked again later", async () => {
	const shop = await setUp(["5511900000001"]);
	await shop.erase("5511900000001");
	let asked = 0;
	const away = new Proxy(env.MEDIA, {
		get(bucket, name: keyof R2Bucket) {
			if (name !== "delete") return bucket[name].bind(bucket);
			return async () => {
				asked += 1;
				throw new Error("away");
			};
		},
	});
	setStore(away);
	goOn(GRACE_MS + 60_000);
	await runDurableObjectAlarm(shop.instance);
	await runDurableObjectAlarm(shop.instance);
	// Not again at once.
	expect(asked).toBe(1);
	expect(await rowsOf(shop)).toHaveLength(1);
	setStore(MEDIA);
	goOn(GRACE_MS);
	await runDurableObjectAlarm(shop.instance);
	expect(await shop.isKept()).toBe(false);
	expect(await rowsOf(shop)).toEqual([]);
});

test("an uploaded file that nobody sends goes after a week; one that a message brings stays", async () => {
	const shop = await setUp(["5511900000001"]);
	const { instance, workspaceId, channelId } = shop;
	const body = new Blob([`rascunho ${channelId}`]).stream();
	const unsent = await store.keep({ workspaceId, channelId }, body, { maxBytes: 100, bytes: null });
	for (const hash of [shop.hash, unsent?.hash ?? ""]) await instance.noteUnsent(WORKSPACE, hash);
	expect(await rowsOf(shop)).toEqual([{ hash: unsent?.hash }]);
	const isThere = async () =>
		(await store.find({ workspaceId, channelId }, unsent?.hash ?? "")) !== null;
	goOn(UNSENT_MS - 60_000);
	await runDurableObjectAlarm(instance);
	expect(await isThere()).toBe(true);
	goOn(2 * 60_000);
	await runDurableObjectAlarm(instance);
	expect([await isThere(), await shop.isKept()]).toEqual([false, true]);
});
