import { expect, test } from "vitest";
import type { ToldAction } from "#app/contracts/simulated-phone.ts";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import { outgoingFile } from "#tests/support/outgoing-file.ts";
import type { SimulatedFiles } from "#workers/adapters/whatsapp-gateway/simulator/files.ts";
import { createSimulator } from "#workers/adapters/whatsapp-gateway/simulator/simulator.ts";
import {
	createSimulatorState,
	type SimulatorState,
} from "#workers/adapters/whatsapp-gateway/simulator/state.ts";

const PHONE = "5511987654321";
const TO = { kind: "phone", value: PHONE } as const;
const HASH = "a".repeat(64);

function createPhone(files: SimulatedFiles | null = null, line: SimulatorState["line"] = "linked") {
	const cell = { state: createSimulatorState({ line }), now: 1_000_000_000 };
	const slept: number[] = [];
	const simulator = createSimulator({
		files,
		store: {
			read: () => cell.state,
			write: (state) => {
				cell.state = JSON.parse(JSON.stringify(state)) as SimulatorState;
			},
		},
		now: () => cell.now,
		sleep: async (ms) => void slept.push(ms),
	});
	const act = (action: ToldAction) => simulator.act(action, cell.now);
	const messages = () => simulator.view(cell.now).contacts[0]?.messages ?? [];
	const send = (file = outgoingFile({ kind: "image", mimetype: "image/jpeg" }), caption = "") =>
		simulator.sendFile?.({ to: TO, file, ref: null, caption, clientId: "c" });
	return { simulator, cell, act, messages, send, slept };
}
const theirs = (told: Partial<MessageFile> = {}): ToldAction => ({
	type: "send_file",
	phone: PHONE,
	name: "Maria",
	text: "Assim",
	file: { kind: "image", hash: HASH, name: "foto.jpg", mimetype: "image/jpeg", bytes: 4, ...told },
});
const files = (bytes: Uint8Array<ArrayBuffer> | null): SimulatedFiles => ({
	open: async (hash) => (bytes && hash === HASH ? new Blob([bytes]).stream() : null),
});

test("a file of ours is on the phone with all that was said of it, and is ticked like a text", async () => {
	const { simulator, cell, messages, send } = createPhone();
	const file = outgoingFile({
		kind: "voice",
		mimetype: "audio/ogg",
		fileName: "nota.ogg",
		seconds: 3,
		waveform: [0, 50],
	});
	const sent = await send(file);
	expect(messages()).toMatchObject([
		{
			fromMe: true,
			text: "",
			file: { kind: "voice", hash: file.hash, name: "nota.ogg", seconds: 3, waveform: [0, 50] },
		},
	]);
	expect(messages()[0]?.file).not.toHaveProperty("open");
	expect(simulator.due(cell.now + 900)).toMatchObject([
		{ providerId: sent?.class === "accepted" ? sent.value.providerId : "", status: "delivered" },
	]);
});

test("the modes of the gateway are those of files too: refused unread, done and unanswered, late", async () => {
	const { act, messages, send, slept } = createPhone();
	const unread = outgoingFile({
		kind: "image",
		mimetype: "image/jpeg",
		open: () => Promise.reject(new Error("was read")),
	});
	act({ type: "mode", mode: "refuse" });
	expect(await send(unread)).toEqual({ class: "not_accepted", retryAfterMs: null });
	act({ type: "mode", mode: "hang" });
	expect(await send()).toEqual({ class: "unknown" });
	expect(messages()).toHaveLength(1);
	act({ type: "mode", mode: "slow" });
	expect(await send()).toMatchObject({ class: "accepted" });
	expect(slept).toEqual([10_000, 2_000]);
	act({ type: "mode", mode: "normal" });
	act({ type: "unlink" });
	expect(await send(unread)).toEqual({ class: "refused", reason: "not_linked" });
});

test("a file is not found as a text, though its caption is the same", async () => {
	const { simulator, send } = createPhone();
	await send(undefined, "Chegou?");
	const look = { addresses: [TO], text: "Chegou?", sinceMs: 0, isTaken: () => false };
	expect(await simulator.findSent(look)).toEqual({ class: "accepted", value: null });
});

test("bytes that are gone, break off, or are not as many as was said, are not sent", async () => {
	const { messages, send } = createPhone();
	const of = (open: () => Promise<ReadableStream<Uint8Array> | null>) =>
		send({ ...outgoingFile({ kind: "image", mimetype: "image/jpeg", bytes: 9 }), open });
	expect(await of(async () => null)).toEqual({ class: "refused", reason: "file_gone" });
	const not = { class: "not_accepted", retryAfterMs: null };
	expect(await of(async () => new Blob([new Uint8Array(8)]).stream())).toEqual(not);
	const broken = new ReadableStream<Uint8Array>({ pull: (c) => c.error(new Error("gone")) });
	expect(await of(async () => broken)).toEqual(not);
	expect(messages()).toEqual([]);
});

test("a customer's own file comes with what it takes to fetch it, whole or not at all", async () => {
	const { simulator, act } = createPhone(files(new Uint8Array([1, 2, 3, 4])));
	const [event] = act(theirs());
	expect(event).toMatchObject({
		type: "message",
		content: {
			type: "image",
			text: "Assim",
			media: { mimetype: "image/jpeg", fileName: "foto.jpg", bytes: 4, ref: `file:${HASH}` },
		},
	});
	const fetched = await simulator.fetchMedia({ ref: `file:${HASH}`, maxBytes: 4 });
	if (fetched.class !== "accepted") throw new Error(fetched.class);
	expect(fetched.value).toMatchObject({ mimetype: "image/jpeg", bytes: 4, fileName: "foto.jpg" });
	expect(new Uint8Array(await new Response(fetched.value.body).arrayBuffer())).toEqual(
		new Uint8Array([1, 2, 3, 4]),
	);
	const refused = { class: "refused", reason: "rejected" };
	expect(await simulator.fetchMedia({ ref: `file:${HASH}`, maxBytes: 3 })).toEqual(refused);
	// A file that nobody sent by this phone is not read, whoever guesses its name.
	expect(await simulator.fetchMedia({ ref: `file:${"b".repeat(64)}`, maxBytes: 9 })).toEqual(
		refused,
	);
	expect(await simulator.fetchMedia({ ref: "file:../x", maxBytes: 9 })).toEqual(refused);
	act({ type: "mode", mode: "refuse" });
	expect(await simulator.fetchMedia({ ref: `file:${HASH}`, maxBytes: 9 })).toMatchObject({
		class: "not_accepted",
	});
});

test.each([null, files(null)])(
	"what the store lost, or where there is none, is refused",
	async (store) => {
		const { simulator, act } = createPhone(store);
		act(theirs());
		const fetched = await simulator.fetchMedia({ ref: `file:${HASH}`, maxBytes: 9 });
		expect(fetched).toEqual({ class: "refused", reason: "rejected" });
	},
);

test("a voice of a customer is told as one, samples too", () => {
	const { act } = createPhone();
	const [own] = act(theirs({ kind: "voice", mimetype: "audio/ogg", seconds: 2 }));
	expect(own).toMatchObject({ content: { type: "audio", media: { isVoice: true, seconds: 2 } } });
	const events = act({ type: "send_medium", phone: PHONE, name: "", medium: "audio", text: "" });
	expect(events).toMatchObject([{ content: { type: "audio", media: { isVoice: true } } }]);
});

test("a deleted file is gone from the phone as well, whoever deleted it", async () => {
	const { simulator, act, messages, send } = createPhone(files(new Uint8Array(4)));
	const sent = await send();
	const providerId = sent?.class === "accepted" ? sent.value.providerId : "";
	await simulator.deleteMessage?.({ target: { providerId, fromMe: true, address: TO } });
	act(theirs());
	const mine = messages().find(({ fromMe }) => !fromMe)?.id ?? "";
	expect(act({ type: "delete", phone: PHONE, messageId: mine })).toEqual([
		{ type: "deleted", providerId: mine },
	]);
	for (const message of messages()) {
		expect(message).toMatchObject({ deleted: true, text: "" });
		expect(message.file).toBeUndefined();
	}
	const fetched = await simulator.fetchMedia({ ref: `file:${HASH}`, maxBytes: 9 });
	expect(fetched).toEqual({ class: "refused", reason: "rejected" });
});

test("the business reacts to both sides' messages, and changes and deletes its own alone", async () => {
	const { simulator, act, messages } = createPhone();
	act({ type: "write", phone: PHONE, name: "Maria", text: "Oi", count: 1 });
	const id = messages()[0]?.id ?? "";
	const target = { providerId: id, fromMe: false, address: TO };
	const accepted = { class: "accepted", value: null };
	const refused = { class: "refused", reason: "rejected" };
	expect(await simulator.react?.({ target, emoji: "👍" })).toEqual(accepted);
	act({ type: "react", phone: PHONE, messageId: id, emoji: "❤️" });
	expect(messages()[0]).toMatchObject({ ourReaction: "👍", reaction: "❤️" });
	expect(await simulator.editText?.({ target, text: "Tchau" })).toEqual(refused);
	await simulator.deleteMessage?.({ target });
	expect(messages()[0]).toMatchObject({ text: "Oi" });
	const nobody = { ...target, providerId: "NEVER" };
	expect(await simulator.react?.({ target: nobody, emoji: "👍" })).toEqual(refused);
	act({ type: "drop_line", stays: true });
	expect(await simulator.react?.({ target, emoji: "" })).toEqual({
		class: "refused",
		reason: "not_linked",
	});
});

test("an edited text says so once, and the caption of a file is edited like one", async () => {
	const { simulator, messages, send } = createPhone();
	const sent = await send(undefined, "Preço");
	const providerId = sent?.class === "accepted" ? sent.value.providerId : "";
	const target = { providerId, fromMe: true, address: TO };
	await simulator.editText?.({ target, text: "Preço" });
	expect(messages()[0]).not.toHaveProperty("edited");
	await simulator.editText?.({ target, text: "Preço novo" });
	expect(messages()[0]).toMatchObject({
		text: "Preço novo",
		edited: true,
		file: { kind: "image" },
	});
});

test("many files with long names stay within what the object stores", async () => {
	const { cell, act } = createPhone();
	const waveform = Array.from({ length: 64 }, () => 100);
	for (let turn = 0; turn < 900; turn++) {
		const phone = `55119876543${String(turn % 9).padStart(2, "0")}`;
		act({ ...theirs({ name: "ç".repeat(240), waveform }), phone } as ToldAction);
	}
	const bytes = new TextEncoder().encode(JSON.stringify(cell.state)).byteLength;
	expect(bytes).toBeLessThanOrEqual(180_000);
});
