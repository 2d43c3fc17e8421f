import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { MessageView, ServerFrame } from "#app/contracts/frames.ts";
import { nextSince, openChannelSocket, readServerFrame } from "#app/inbox/store/channel-socket.ts";
import { listMessages, type MessagePages, patchMessages } from "#app/inbox/store/patch.ts";
import { contactView, messageView } from "../views.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A browser's socket whose server is the test: it opens after 50 ms, and is closed when a deploy comes. */
class DeployedSocket extends EventTarget {
	static readonly all: DeployedSocket[] = [];
	static readonly CONNECTING = 0;
	static readonly OPEN = 1;
	static readonly CLOSING = 2;
	static readonly CLOSED = 3;
	readyState = 0;
	readonly openedAt: number;
	readonly url: string;
	constructor(url: string) {
		super();
		this.url = url;
		this.openedAt = Date.now();
		DeployedSocket.all.push(this);
		setTimeout(() => {
			this.readyState = 1;
			this.dispatchEvent(new Event("open"));
		}, 50);
	}
	send(): void {}
	close(code = 1000): void {
		this.readyState = 3;
		this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "", wasClean: true }));
	}
}

test("R26 after a deploy 500 lines are back within 30 s, spread over seconds, each from where it was", async () => {
	vi.useFakeTimers();
	vi.stubGlobal("WebSocket", DeployedSocket);
	const open = new Set<number>();
	const lines = Array.from({ length: 500 }, (_, line) =>
		openChannelSocket(`wss://prosa.test/live/channels/${String(line)}`, line, {
			onFrame: () => undefined,
			onState: (state) => void (state === "open" ? open.add(line) : open.delete(line)),
			onClosed: () => undefined,
		}),
	);
	await vi.advanceTimersByTimeAsync(1000);
	expect(open.size).toBe(500);
	const before = DeployedSocket.all.splice(0);
	const deployedAt = Date.now();
	for (const socket of before) socket.close(1012);
	expect(open.size).toBe(0);
	await vi.advanceTimersByTimeAsync(30_000);
	expect(open.size).toBe(500);
	const delays = DeployedSocket.all.map(({ openedAt }) => openedAt - deployedAt);
	expect(Math.max(...delays)).toBeLessThanOrEqual(10_000);
	// No second in which more than two fifths of them knock.
	for (let second = 0; second < 10; second += 1)
		expect(delays.filter((ms) => Math.floor(ms / 1000) === second).length).toBeLessThan(200);
	expect(new Set(DeployedSocket.all.map(({ url }) => url)).size).toBe(500);
	expect(DeployedSocket.all.every(({ url }) => /\/(\d+)\?since=\1$/.test(url))).toBe(true);
	for (const line of lines) line.close();
});

test("R26 an older page ignores what a newer server adds to a frame, and frames it does not know", () => {
	const newer = { type: "reset", seq: 4, reason: "deploy", shard: { id: 1 } };
	expect(readServerFrame(JSON.stringify(newer))).toMatchObject([{ type: "reset", seq: 4 }]);
	expect(readServerFrame(JSON.stringify({ type: "poll_changed", seq: 5 }))).toEqual([]);
});

const told = (over: { contacts?: unknown[]; messages?: unknown[]; link?: unknown }) =>
	readServerFrame(
		JSON.stringify({ type: "changes", seq: 12, contacts: [], messages: [], link: null, ...over }),
	);

test("a word that an older page does not know costs it nothing else of the frame (ledger C1)", () => {
	const poll = { ...messageView({ id: "a" }), type: "poll", status: "played", origin: "robot" };
	const failed = { ...messageView({ id: "b" }), status: "failed", failure: "sold_out" };
	const contact = contactView();
	const preview = { text: "?", type: "poll", direction: "incoming", status: "played" };
	const conversation = {
		id: "v1",
		openedAt: 1,
		handler: "robot",
		agent: null,
		labels: [],
		isOverLimit: false,
	};
	const frames = told({
		messages: [poll, failed, messageView({ id: "c" })],
		contacts: [{ ...contact, preview, conversation }],
	});
	expect(frames).toMatchObject([
		{
			type: "changes",
			seq: 12,
			messages: [
				{ id: "a", type: "other", status: null, origin: "live" },
				{ id: "b", status: "failed", failure: null },
				{ id: "c" },
			],
			contacts: [
				{
					id: contact.id,
					preview: { type: "other", status: null },
					conversation: { handler: "nobody" },
				},
			],
		},
	]);
});

test("changes that an older page cannot read in full are taken as far as it can, then asked for again (ledger C1)", () => {
	const strange = { ...messageView({ id: "a" }), sentAt: "noon" };
	expect(told({ messages: [strange, messageView({ id: "b" })] })).toMatchObject([
		{ type: "changes", messages: [{ id: "b" }] },
		{ type: "reset", seq: 12 },
	]);
	expect(told({ contacts: [{ id: "c9" }], link: { status: 1 } })).toMatchObject([
		{ type: "changes", contacts: [], link: null },
		{ type: "reset", seq: 12 },
	]);
	expect(nextSince(4, { type: "reset", seq: 12 })).toBe(12);
});

test("the link's state in words that an older page does not know is neither well nor over (ledger C1)", () => {
	const link = {
		status: "banned",
		qr: { kind: "sound", value: "x", expiresInMs: 1 },
		pairingCode: null,
		failures: 0,
		pausedForMs: 0,
		attempts: 0,
		maxAttempts: 5,
		phone: null,
		profileName: null,
		reason: "spam",
		passkey: { step: "third", code: null },
	};
	expect(told({ link })).toMatchObject([
		{ type: "changes", link: { status: "unstable", reason: null, qr: null, passkey: null } },
	]);
	const hello = { type: "hello", seq: 1, link, presence: [{ state: "singing" }], colleagues: [{}] };
	expect(readServerFrame(JSON.stringify(hello))).toMatchObject([
		{ type: "hello", presence: [], colleagues: [] },
	]);
});

test("pong, nonsense and unknown frames are not frames", () => {
	for (const data of ["pong", "{", '{"type":"tomorrow"}', new ArrayBuffer(1)]) {
		expect(readServerFrame(data)).toEqual([]);
	}
	expect(readServerFrame('{"type":"reset","seq":4}')).toEqual([{ type: "reset", seq: 4 }]);
});

test("the place to resume from only rises, except after a reset from another life", () => {
	const changes = (seq: number): ServerFrame => ({
		type: "changes",
		seq,
		contacts: [],
		messages: [],
		link: null,
	});
	expect(nextSince(5, changes(9))).toBe(9);
	expect(nextSince(9, changes(5))).toBe(9);
	expect(nextSince(9, { type: "reset", seq: 2 })).toBe(2);
});

test("R23 a line that drops at random moments shows everything exactly once, in order", () => {
	const run = fc.record({
		count: fc.integer({ min: 1, max: 60 }),
		// After how many frames of each connection the line drops.
		drops: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 50, maxLength: 50 }),
	});
	fc.assert(
		fc.property(run, ({ count, drops }) => {
			const ledger: MessageView[] = Array.from({ length: count }, (_, index) =>
				messageView({ id: `m${String(index)}`, sortAt: index, arrival: index, seq: index + 1 }),
			);
			let since: number | null = 0;
			let data: MessagePages = {
				pages: [{ messages: [], earlierCursor: null }],
				pageParams: [{}],
			};
			for (const heard of [...drops, count]) {
				const missed = ledger.filter((message) => message.seq > (since ?? 0)).slice(0, heard);
				for (const message of missed) {
					const [frame] = readServerFrame(
						JSON.stringify({
							type: "changes",
							seq: message.seq,
							contacts: [],
							messages: [message],
							link: null,
						}),
					);
					if (frame?.type !== "changes") throw new Error("the frame was not read");
					data = patchMessages(data, "c1", frame.messages);
					since = nextSince(since, frame);
				}
			}
			expect(listMessages(data)).toEqual(ledger);
		}),
	);
});
