import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { MAX_UNDER_WAY, MAX_WAITING } from "#app/domain/inbox/keeping-files.ts";
import { incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { fileMessage, holdQueue, readFile, readWaiting } from "#tests/support/kept-files.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const START = Date.UTC(2033, 4, 1);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HASH = "a".repeat(64);
const KEPT = { hash: HASH, bytes: 900, mimetype: "image/jpeg" };

let queue: ReturnType<typeof holdQueue>;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	queue = holdQueue();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** A linked number, and what one may want to know and do of the files that wait there. */
async function setUp() {
	const made = await makeLinkedInstance();
	const { instance, channelId } = made;
	return {
		...made,
		/** Lets time pass, and what is due then begin; answers the messages whose files are asked for. */
		async asked(passMs = 0): Promise<string[]> {
			vi.setSystemTime(Date.now() + passMs);
			await runDurableObjectAlarm(instance);
			return queue.of(channelId).map(({ messageId }) => messageId);
		},
		waiting: async () => (await readWaiting(channelId)).keeping.map(({ id }) => id),
		leaving: async () => (await readWaiting(channelId)).leaving,
		file: (messageId: string) => readFile(channelId, messageId),
		claim: (messageId: string) => instance.claimFile(WORKSPACE, messageId),
		keep: (messageId: string, kept = KEPT) => instance.keepFile(WORKSPACE, messageId, kept),
		fails: (messageId: string, why: "refused" | "unreached" | "unfit") =>
			instance.failFile(WORKSPACE, messageId, why),
	};
}

test("a message with a file asks for one job, and names its file once that is in the store", async () => {
	const at = await setUp();
	await at.instance.receive([fileMessage("PIC", { mimetype: "image/png" })]);
	expect(await at.asked()).toEqual(["PIC"]);
	expect(await at.claim("PIC")).toMatchObject({
		ok: true,
		value: { at: "gateway", ref: "m:PIC", gateway: "simulator" },
	});
	expect(await at.keep("PIC")).toEqual({ ok: true, value: { isWanted: true } });
	expect(await at.file("PIC")).toEqual({
		file: HASH,
		media: { ref: "m:PIC", mimetype: "image/jpeg", bytes: 900 },
	});
	expect(await at.waiting()).toEqual([]);
	expect(await at.asked(DAY_MS)).toEqual([]);
});

test("the same job twice begins once; late, it begins no more", async () => {
	const at = await setUp();
	await at.instance.receive([fileMessage("TWICE")]);
	await at.asked();
	expect((await at.claim("TWICE")).ok).toBe(true);
	expect(await at.claim("TWICE")).toEqual({ ok: false, code: "conflict" });
	await at.keep("TWICE");
	expect(await at.claim("TWICE")).toEqual({ ok: false, code: "conflict" });
	// Both had fetched it: the same bytes change nothing, and other ones are not kept beside them.
	expect(await at.keep("TWICE")).toEqual({ ok: true, value: { isWanted: true } });
	const other = { ...KEPT, hash: "b".repeat(64) };
	expect(await at.keep("TWICE", other)).toEqual({ ok: true, value: { isWanted: false } });
	expect((await at.file("TWICE"))?.file).toBe(HASH);
	expect(await at.leaving()).toEqual([other.hash]);
});

test("a file whose message was deleted while it came leaves the store again", async () => {
	const at = await setUp();
	await at.instance.receive([fileMessage("GOES"), fileMessage("STAYS")]);
	await at.asked();
	await at.claim("GOES");
	await at.instance.receive([{ type: "deleted", providerId: "GOES" }]);
	expect(await at.keep("GOES")).toEqual({ ok: true, value: { isWanted: false } });
	expect(await at.file("GOES")).toEqual({ file: null, media: null });
	expect(await at.leaving()).toEqual([HASH]);
	// Another message brings the same file: it stays.
	expect(await at.keep("STAYS")).toEqual({ ok: true, value: { isWanted: true } });
	expect(await at.leaving()).toEqual([]);
	// And a deleted one does not take it away from that one.
	expect(await at.keep("GOES")).toEqual({ ok: true, value: { isWanted: false } });
	expect(await at.leaving()).toEqual([]);
});

test("a job that comes after its message was deleted does nothing", async () => {
	const at = await setUp();
	await at.instance.receive([fileMessage("LATE")]);
	await at.asked();
	await at.instance.receive([{ type: "deleted", providerId: "LATE" }]);
	expect(await at.claim("LATE")).toEqual({ ok: false, code: "not_found" });
	expect(await at.waiting()).toEqual([]);
	expect(await at.claim("UNKNOWN")).toEqual({ ok: false, code: "not_found" });
});

test("what the gateway has no more is asked for three times, then the message says so", async () => {
	const at = await setUp();
	await at.instance.receive([fileMessage("GONE")]);
	expect(await at.asked()).toEqual(["GONE"]);
	for (const pauseMs of [30_000, 2 * MINUTE_MS]) {
		await at.claim("GONE");
		await at.fails("GONE", "refused");
		expect(await at.asked(pauseMs - 1)).toEqual([]);
		expect(await at.asked(1)).toEqual(["GONE"]);
	}
	await at.claim("GONE");
	await at.fails("GONE", "refused");
	expect(await at.file("GONE")).toEqual({ file: null, media: { ref: "m:GONE", gone: true } });
	expect(await at.instance.media(WORKSPACE, { messageId: "GONE" })).toEqual({
		ok: false,
		code: "media_gone",
	});
	expect(await at.waiting()).toEqual([]);
	expect(await at.asked(2 * DAY_MS)).toEqual([]);
});

test("a gateway that is down for days is left in peace, and asked again once somebody opens the file", async () => {
	const at = await setUp();
	await at.instance.receive([fileMessage("DOWN")]);
	let tries = 0;
	while ((await at.asked(tries === 0 ? 0 : DAY_MS)).length > 0) {
		tries += 1;
		await at.claim("DOWN");
		await at.fails("DOWN", "unreached");
	}
	expect(tries).toBe(6);
	expect((await at.file("DOWN"))?.media).toEqual({ ref: "m:DOWN" });
	expect(await at.instance.media(WORKSPACE, { messageId: "DOWN" })).toMatchObject({ ok: true });
	expect(await at.asked(10_000)).toEqual(["DOWN"]);
});

test("a lost job is asked for again, also after an eviction; so is what the queue did not take", async () => {
	const at = await setUp();
	queue.refuse(true);
	const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
	await at.instance.receive([fileMessage("LOST")]);
	expect(await at.asked()).toEqual([]);
	expect(log).toHaveBeenCalledOnce();
	queue.refuse(false);
	expect(await at.asked(30_000)).toEqual(["LOST"]);
	await at.claim("LOST");
	expect(await at.asked(19 * MINUTE_MS)).toEqual([]);
	// Twenty minutes without a word count as a failure.
	expect(await at.asked(MINUTE_MS)).toEqual([]);
	expect(await at.asked(30_000)).toEqual(["LOST"]);
	await evictDurableObject(at.instance);
	expect(await at.asked(20 * MINUTE_MS)).toEqual(["LOST"]);
	expect((await at.claim("LOST")).ok).toBe(true);
});

test("thousands of messages at once are asked for a few at a time, newest first, and only recent ones", async () => {
	const at = await setUp();
	const batch = Array.from({ length: 1_000 }, (_, n) => ({
		...fileMessage(`OLD-${n}`, {}, "image", START - n * 60 * MINUTE_MS),
		origin: "history" as const,
	}));
	// As a history may come: the oldest first.
	const rows = await meterRows(at.instance, () => at.instance.receive(batch.toReversed()));
	const week = 7 * 24;
	expect(await at.waiting()).toEqual(Array.from({ length: week + 1 }, (_, n) => `OLD-${n}`));
	expect(rows.items["DELETE FROM keeping WHERE id = ?"] ?? 0).toBe(0);
	const first = await at.asked();
	expect(first).toEqual(["OLD-0", "OLD-1", "OLD-2", "OLD-3"]);
	expect(first).toHaveLength(MAX_UNDER_WAY);
	expect(await at.asked(MINUTE_MS)).toEqual([]);
	await at.claim("OLD-1");
	await at.keep("OLD-1");
	expect(await at.asked()).toEqual(["OLD-4"]);
	// What comes now goes before the others.
	await at.instance.receive([fileMessage("NEW")]);
	await at.keep("OLD-0");
	expect(await at.asked()).toEqual(["NEW"]);
});

test("beyond what may wait the oldest are left, until somebody opens one", async () => {
	const at = await setUp();
	const many = Array.from({ length: MAX_WAITING + 20 }, (_, n) =>
		fileMessage(`M-${n}`, {}, "image", START - 60_000 + n * 100),
	);
	await at.instance.receive(many);
	const waiting = await at.waiting();
	expect(waiting).toHaveLength(MAX_WAITING);
	expect(waiting[0]).toBe(`M-${MAX_WAITING + 19}`);
	expect(waiting).not.toContain("M-19");
	await at.instance.receive([fileMessage("ANCIENT", {}, "image", START - 400 * DAY_MS)]);
	expect(await at.waiting()).not.toContain("ANCIENT");
	await at.instance.media(WORKSPACE, { messageId: "ANCIENT" });
	expect((await at.waiting())[0]).toBe("ANCIENT");
});

test("what nothing can be fetched of waits for nothing", async () => {
	const at = await setUp();
	await at.instance.receive([
		incoming({ content: { type: "text", text: "oi" } }),
		incoming({ content: { type: "location", text: "", media: { latitude: 1, longitude: 2 } } }),
		fileMessage("HUGE", { bytes: 2_000_000_000 }, "video"),
		fileMessage("EMPTY", { bytes: 0 }, "document"),
		{ ...fileMessage("NOREF"), content: { type: "image", text: "", media: { bytes: 5 } } } as never,
	]);
	expect(await at.waiting()).toEqual([]);
	expect(await at.claim("HUGE")).toEqual({ ok: false, code: "not_found" });
});

test("a reconciliation and a placeholder that is filled later bring files as well", async () => {
	const at = await setUp();
	const late = fileMessage("LATE");
	if (late.type !== "message") throw new Error("This is no message.");
	await at.instance.receive([{ ...late, content: { type: "other", text: "" } }]);
	expect(await at.waiting()).toEqual([]);
	await at.instance.receive([late]);
	expect(await at.waiting()).toEqual(["LATE"]);
	await at.instance.receive([late]);
	expect(await at.waiting()).toEqual(["LATE"]);
});

test("a text costs no row for it; a file its line while it waits, and its message once", async () => {
	const at = await setUp();
	await at.instance.receive([incoming()]);
	const text = await meterRows(at.instance, () => at.instance.receive([incoming()]));
	const file = await meterRows(at.instance, () => at.instance.receive([fileMessage("COST")]));
	expect(Object.keys(text.items).filter((query) => query.includes("keeping"))).toEqual([]);
	// The line, and the alarm that asks for the job.
	expect(file.written - text.written).toBeLessThanOrEqual(2);
	await at.asked();
	await at.claim("COST");
	const kept = await meterRows(at.instance, () => at.instance.keepFile(WORKSPACE, "COST", KEPT));
	// The message with its indexes by change and by file, and the line that goes.
	expect(kept.written, JSON.stringify(kept.items)).toBeLessThanOrEqual(5);
});

test("an installation without a store asks for nothing, and remembers nothing", async () => {
	const at = await setUp();
	const bindings: { MEDIA?: R2Bucket | undefined } = env;
	const { MEDIA } = bindings;
	bindings.MEDIA = undefined;
	try {
		await at.instance.receive([fileMessage("NOWHERE")]);
		await at.instance.media(WORKSPACE, { messageId: "NOWHERE" });
		expect(await at.waiting()).toEqual([]);
	} finally {
		bindings.MEDIA = MEDIA;
	}
});

test("with a person go the lines of what waits", async () => {
	const at = await setUp();
	await at.instance.receive([fileMessage("HERS")]);
	const page = await at.instance.contacts(WORKSPACE, { cursor: null, search: "" });
	await at.asked();
	await at.claim("HERS");
	await at.instance.eraseContact(WORKSPACE, (page.ok && page.value.contacts[0]?.id) || "");
	expect(await at.waiting()).toEqual([]);
	await at.fails("HERS", "unreached");
	expect(await at.waiting()).toEqual([]);
	expect(await at.keep("HERS")).toEqual({ ok: true, value: { isWanted: false } });
	expect(await at.leaving()).toEqual([HASH]);
});
