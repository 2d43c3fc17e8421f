import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { MAX_AUDIO_SECONDS } from "#app/domain/agents/listening.ts";
import { BEFORE_HEARING_MS, MAX_CONTACT_SECONDS } from "#app/domain/inbox/voice-words.ts";
import type { MessageContent } from "#app/domain/inbox/message.ts";
import { instanceOf, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { fileMessage, holdQueue } from "#tests/support/kept-files.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const START = Date.UTC(2033, 4, 1);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SAID = { text: "Abrem domingo?", model: "whisper-1", at: START };

let queue: ReturnType<typeof holdQueue>;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	queue = holdQueue();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const voice = (id: string, media: NonNullable<MessageContent["media"]> = {}, sentAt = Date.now()) =>
	fileMessage(id, { seconds: 4, ...media }, "audio", sentAt);

/** A linked number without an agent, and what one may want to know and do of voice notes. */
async function setUp() {
	const made = await makeLinkedInstance();
	const { instance, channelId } = made;
	return {
		...made,
		/** Lets time pass, and what is due then begin; answers the voice notes whose words are asked for. */
		async asked(passMs = BEFORE_HEARING_MS): Promise<string[]> {
			vi.setSystemTime(Date.now() + passMs);
			await runDurableObjectAlarm(instance);
			const jobs = queue.of(channelId).filter(({ type }) => type === "voice_words");
			return jobs.map(({ messageId }) => messageId);
		},
		waiting: () =>
			runInDurableObject(instanceOf(channelId), (_, { storage }) =>
				storage.sql
					.exec<{ id: string }>("SELECT id FROM voices")
					.toArray()
					.map(({ id }) => id),
			),
		claim: (messageId: string) => instance.claimVoice(WORKSPACE, messageId),
		keep: (messageId: string, said = SAID) => instance.keepVoice(WORKSPACE, messageId, said),
		fails: (messageId: string, mayRetry: boolean) =>
			instance.failVoice(WORKSPACE, messageId, mayRetry),
		async transcripts() {
			const page = await instance.newest(WORKSPACE, 50);
			return JSON.stringify(page);
		},
	};
}

const KEPT = { ok: true, value: null };
const CONFLICT = { ok: false, code: "conflict" };
const NOT_FOUND = { ok: false, code: "not_found" };

test("a received voice note asks for its words after a moment, and has them once", async () => {
	const at = await setUp();
	await at.instance.receive([voice("IN")]);
	expect(await at.asked(0)).toEqual([]);
	expect(await at.asked()).toEqual(["IN"]);
	expect(await at.claim("IN")).toMatchObject({
		ok: true,
		value: { seconds: 4, place: { at: "gateway", ref: "m:IN" } },
	});
	// The same job twice, or late.
	expect(await at.claim("IN")).toEqual(CONFLICT);
	expect(await at.keep("IN")).toEqual(KEPT);
	expect(await at.keep("IN", { ...SAID, text: "outra" })).toEqual(CONFLICT);
	expect(await at.claim("IN")).toEqual(CONFLICT);
	expect(await at.waiting()).toEqual([]);
	const found = await at.instance.search(WORKSPACE, "domingo", null);
	expect(found).toMatchObject({
		ok: true,
		value: { hits: [{ message: { id: "IN", transcript: { text: SAID.text } } }] },
	});
	expect(await at.asked(DAY_MS)).toEqual([]);
});

test("what the team sends is put into words too, from its phone and from here", async () => {
	const at = await setUp();
	await at.instance.receive([{ ...voice("PHONE"), fromMe: true } as never]);
	const page = await at.instance.contacts(WORKSPACE, { cursor: null, search: "" });
	const contactId = (page.ok && page.value.contacts[0]?.id) || "";
	const id = crypto.randomUUID();
	const file = {
		hash: "c".repeat(64),
		kind: "audio" as const,
		bytes: 900,
		mimetype: "audio/ogg",
		isVoice: true,
		seconds: 3,
	};
	const sent = await at.instance.send(WORKSPACE, "Ana", { id, contactId, text: "", file } as never);
	expect(sent).toMatchObject({ ok: true });
	expect((await at.asked()).toSorted()).toEqual([id, "PHONE"].toSorted());
	expect(await at.claim(id)).toMatchObject({ ok: true, value: { place: { at: "store" } } });
});

test("a voice note that was deleted meanwhile is heard by nobody, and one under way keeps no words", async () => {
	const at = await setUp();
	await at.instance.receive([voice("BEFORE"), voice("MEANWHILE")]);
	await at.asked();
	await at.instance.receive([{ type: "deleted", providerId: "BEFORE" }]);
	expect(await at.claim("BEFORE")).toEqual(NOT_FOUND);
	expect((await at.claim("MEANWHILE")).ok).toBe(true);
	await at.instance.receive([{ type: "deleted", providerId: "MEANWHILE" }]);
	expect(await at.keep("MEANWHILE")).toEqual(NOT_FOUND);
	expect(await at.waiting()).toEqual([]);
	expect(await at.transcripts()).not.toContain(SAID.text);
});

test("words that were kept go with their message", async () => {
	const at = await setUp();
	await at.instance.receive([voice("GOES")]);
	await at.asked();
	await at.claim("GOES");
	await at.keep("GOES");
	await at.instance.receive([{ type: "deleted", providerId: "GOES" }]);
	expect(await at.transcripts()).not.toContain(SAID.text);
	const found = await at.instance.search(WORKSPACE, "domingo", null);
	expect(found).toMatchObject({ ok: true, value: { hits: [] } });
});

test("a job that was lost is asked for again, also after an eviction; a model that is away, ever later", async () => {
	const at = await setUp();
	await at.instance.receive([voice("LOST")]);
	expect(await at.asked()).toEqual(["LOST"]);
	await at.claim("LOST");
	await at.asked(20 * MINUTE_MS);
	expect(await at.asked(MINUTE_MS)).toEqual(["LOST"]);
	await evictDurableObject(at.instance);
	expect(await at.asked(0)).toEqual(["LOST"]);
	await at.claim("LOST");
	let tries = 0;
	do {
		tries += 1;
		await at.fails("LOST", true);
	} while ((await at.asked(6 * 60 * MINUTE_MS)).length > 0 && (await at.claim("LOST")).ok);
	expect(tries).toBe(4);
	expect(await at.waiting()).toEqual([]);
});

test("where nobody can hear it is left, and nothing is said of it", async () => {
	const at = await setUp();
	await at.instance.receive([voice("DEAF")]);
	await at.asked();
	await at.claim("DEAF");
	await at.fails("DEAF", false);
	expect(await at.waiting()).toEqual([]);
	expect(await at.asked(DAY_MS)).toEqual([]);
	expect(await at.transcripts()).not.toContain("transcript");
});

test("what is old, too long or no voice asks for nothing", async () => {
	const at = await setUp();
	await at.instance.receive([
		{ ...voice("OLD", {}, START - 8 * DAY_MS), origin: "history" } as never,
		voice("LONG", { seconds: MAX_AUDIO_SECONDS + 1 }),
		voice("LARGE", { bytes: 50_000_000 }),
		fileMessage("FILM", { seconds: 3 }, "video"),
		fileMessage("PIC"),
	]);
	expect(await at.waiting()).toEqual([]);
});

test("K06 one contact is heard for so long in an hour, and again in the next", async () => {
	const at = await setUp();
	const longest = MAX_CONTACT_SECONDS / MAX_AUDIO_SECONDS;
	const many = Array.from({ length: longest }, (_, n) =>
		voice(`V-${n}`, { seconds: MAX_AUDIO_SECONDS }),
	);
	await at.instance.receive(many);
	let asked = await at.asked();
	while (asked.length > 0) {
		for (const id of asked) {
			expect((await at.claim(id)).ok).toBe(true);
			await at.keep(id);
		}
		asked = await at.asked(0);
	}
	await at.instance.receive([voice("ONE-MORE")]);
	await at.asked();
	expect(await at.claim("ONE-MORE")).toEqual(CONFLICT);
	expect(await at.waiting()).toEqual([]);
	vi.setSystemTime(Date.now() + 60 * MINUTE_MS);
	await at.instance.receive([voice("LATER")]);
	expect(await at.asked()).toEqual(["LATER"]);
	expect((await at.claim("LATER")).ok).toBe(true);
});

test("with a person go the lines of what waits", async () => {
	const at = await setUp();
	await at.instance.receive([voice("HERS")]);
	const page = await at.instance.contacts(WORKSPACE, { cursor: null, search: "" });
	await at.instance.eraseContact(WORKSPACE, (page.ok && page.value.contacts[0]?.id) || "");
	expect(await at.waiting()).toEqual([]);
	expect(await at.keep("HERS")).toEqual(NOT_FOUND);
});
