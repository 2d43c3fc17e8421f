import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { inBucket } from "#workers/adapters/file-store/leaving.ts";
import type { FilePlace } from "#workers/adapters/file-store/port.ts";
import { createR2Store } from "#workers/adapters/file-store/r2.ts";
import { createServices } from "#workers/services/index.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);
afterEach(() => vi.useRealTimers());

const HOUR_MS = 3_600_000;
const store = createR2Store(env.MEDIA);
const leaving = inBucket(env.MEDIA);

const bytesOf = (text: string) => new Blob([text]).stream();

/** Keeps a text as a file; answers its hash. */
async function keep(place: FilePlace, text: string): Promise<string> {
	const kept = await store.keep(place, bytesOf(text), { maxBytes: 1_000, bytes: null });
	return kept?.hash ?? "";
}

/** Keys of everything that is kept of a workspace, wherever it stands. */
async function keysOf({ workspaceId }: { workspaceId: string }): Promise<string[]> {
	const all = await Promise.all(
		["workspaces", "unfinished/workspaces"].map((folder) =>
			env.MEDIA.list({ prefix: `${folder}/${workspaceId}/` }),
		),
	);
	return all.flatMap(({ objects }) => objects.map(({ key }) => key));
}

const notesOf = async ({ workspaceId }: { workspaceId: string }) =>
	(await leaving.list()).filter((place) => place.workspaceId === workspaceId);

/** From now on it is `ms` later; never in the first minutes of an hour, unless said. */
function goOn(ms: number, minute = 30): void {
	const at = new Date(Date.now() + ms);
	vi.useFakeTimers({ toFake: ["Date"], now: at });
	at.setUTCMinutes(minute);
	vi.setSystemTime(at);
}

/** A workspace with two channels, each with a file, an upload that is not ended, and an admin. */
async function setUp() {
	const { id: workspaceId } = await createWorkspace();
	const admin = await createMember(workspaceId, "admin");
	const [channelId, otherId] = [await createChannel(workspaceId), await createChannel(workspaceId)];
	const [place, other] = [
		{ workspaceId, channelId },
		{ workspaceId, channelId: otherId },
	];
	const upload = { hash: "a".repeat(64), bytes: 3 };
	for (const each of [place, other]) {
		await keep(each, "uma foto");
		expect(await store.putPart(each, upload, 0, bytesOf("abc"))).toBe(true);
	}
	return { workspaceId, admin, channelId, place, other };
}

test("J25 the files of a deleted channel leave the store, also what comes late; its neighbour's stay", async () => {
	const { workspaceId, admin, channelId, place, other } = await setUp();
	const before = await keysOf(place);
	expect(before).toHaveLength(4);
	await services().whatsapp.remove(await findSignedIn(admin), channelId);
	await services().fileSweep.sweep();
	const ofOther = before.filter((key) => key.includes(other.channelId));
	expect(await keysOf(place)).toEqual(ofOther);
	// A gateway's answer that was under way brings a file to a channel that is gone.
	await keep(place, "tarde");
	await services().fileSweep.sweep();
	expect(await keysOf(place)).toEqual(ofOther);
	expect(await notesOf({ workspaceId })).toHaveLength(1);
	goOn(2 * HOUR_MS);
	await services().fileSweep.sweep();
	expect(await notesOf({ workspaceId })).toEqual([]);
	expect(await keysOf(place)).toEqual(ofOther);
});

test("J25 more than the store removes at once goes in pieces, and a store that fails in between is asked again", async () => {
	const { admin, channelId, place } = await setUp();
	for (const text of ["dois", "três", "quatro", "cinco"]) await keep(place, text);
	await services().whatsapp.remove(await findSignedIn(admin), channelId);
	let deletions = 0;
	const failing = new Proxy(env.MEDIA, {
		get(bucket, name: keyof R2Bucket) {
			// Two at a time instead of a thousand.
			if (name === "list")
				return (asked: R2ListOptions) =>
					bucket.list({ ...asked, limit: asked.prefix === "leaving/" ? 1000 : 2 });
			if (name !== "delete") return bucket[name].bind(bucket);
			return async (keys: string[]) => {
				deletions += 1;
				if (deletions > 2) throw new Error("away");
				await bucket.delete(keys);
			};
		},
	});
	const cut = createServices({ ...env, MEDIA: failing }, { defer: () => {} });
	await cut.fileSweep.sweep();
	const left = (await keysOf(place)).filter((key) => key.includes(channelId));
	expect(left).toHaveLength(6 - 2 * 2);
	await services().fileSweep.sweep();
	expect((await keysOf(place)).filter((key) => key.includes(channelId))).toEqual([]);
});

test("J25 a removal that is cut after the object gave its data up takes its files when it is repeated; one that never was, none", async () => {
	const { workspaceId, admin, channelId, place } = await setUp();
	await leaving.note(place);
	await instanceOf(channelId).erase(workspaceId);
	await services().fileSweep.sweep();
	// D1 still shows the channel, so it is not gone.
	expect(await keysOf(place)).toHaveLength(4);
	await services().whatsapp.remove(await findSignedIn(admin), channelId);
	await services().fileSweep.sweep();
	expect(await keysOf(place)).toHaveLength(2);

	const kept = await setUp();
	await leaving.note(kept.place);
	goOn(25 * HOUR_MS);
	await services().fileSweep.sweep();
	expect(await notesOf(kept)).toEqual([]);
	expect(await keysOf(kept.place)).toHaveLength(4);
});

test("J25 a deleted workspace leaves no file", async () => {
	const { workspaceId, admin, place } = await setUp();
	const signedIn = await findSignedIn(admin);
	const deleted = await services().personalData.deleteWorkspace(signedIn, signedIn.workspace.name);
	expect(deleted.ok).toBe(true);
	await services().fileSweep.sweep();
	expect(await keysOf(place)).toEqual([]);
	expect(await notesOf({ workspaceId })).toHaveLength(1);
});

test("an upload that nobody ended goes after a day, a file stays", async () => {
	const { place } = await setUp();
	goOn(23 * HOUR_MS, 1);
	await services().fileSweep.sweep();
	expect(await keysOf(place)).toHaveLength(4);
	goOn(2 * HOUR_MS, 1);
	await services().fileSweep.sweep();
	const left = await keysOf(place);
	expect(left).toHaveLength(2);
	expect(left.every((key) => /^workspaces\/.*\/files\//.test(key))).toBe(true);
});

test("what a visitor uploaded, and a crash kept from becoming a message, goes after a day", async () => {
	const { place } = await setUp();
	const own = await keysOf(place);
	const cut = { ...place, visitorId: "v1" };
	const hash = await keep(cut, "do visitante");
	expect(await store.find(cut, hash)).toMatchObject({ hash });
	expect(await store.find(place, hash)).toBeNull();
	goOn(2 * HOUR_MS, 2);
	await services().fileSweep.sweep();
	expect(await keysOf(place)).toHaveLength(own.length + 1);
	goOn(24 * HOUR_MS, 2);
	await services().fileSweep.sweep();
	expect(await store.find(cut, hash)).toBeNull();
	expect((await keysOf(place)).filter((key) => key.includes("/files/"))).toHaveLength(2);
});
