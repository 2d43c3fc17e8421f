import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { streamOf } from "#tests/support/kept-files.ts";
import { meterBucket, takeFileUse } from "#workers/adapters/file-store/metered.ts";
import { createR2Store } from "#workers/adapters/file-store/r2.ts";

const place = { workspaceId: crypto.randomUUID(), channelId: crypto.randomUUID() };

test("what R2 bills is counted, by its class; removing costs nothing", async () => {
	const store = createR2Store(meterBucket(env.MEDIA));
	takeFileUse();
	const name = "a".repeat(64);
	await store.put(place, name, { bytes: new Uint8Array(9), mimetype: "image/jpeg" });
	await store.listParts(place, { hash: name, bytes: 9 });
	await store.find(place, name);
	await new Response(await store.open(place, name)).arrayBuffer();
	expect(takeFileUse()).toEqual({ fileWrites: 2, fileReads: 2 });
	await store.remove(place, [name]);
	expect(takeFileUse()).toEqual({ fileWrites: 0, fileReads: 0 });
	expect(await store.find(place, name)).toBeNull();
	const kept = await store.keep(place, streamOf(new Uint8Array(9)), { maxBytes: 99, bytes: null });
	expect(kept?.bytes).toBe(9);
	expect(takeFileUse().fileWrites).toBeGreaterThanOrEqual(2);
});
