import { afterAll, expect, test, vi } from "vitest";
import { startEvolutionEmulator } from "#tests/emulators/evolution/start.ts";
import { createEvolutionRig, type EvolutionRig } from "#tests/support/evolution-rig.ts";
import { linked } from "#tests/support/linked-rig.ts";
import { outgoingFile } from "#tests/support/outgoing-file.ts";
import type { OutgoingFile } from "#workers/adapters/channel-gateway/port.ts";

// Real time passes here; a busy machine must not decide.
vi.setConfig({ testTimeout: 20_000 });

const emulator = await startEvolutionEmulator({ retryScale: 0.01 });
const rigs: EvolutionRig[] = [];
afterAll(async () => {
	for (const rig of rigs) await rig.close();
	await emulator.stop();
});

const MARIA = { kind: "phone", value: "5511987654321" } as const;
const KB = 1024;

async function linkedRig(timeoutMs = 2_000): Promise<EvolutionRig> {
	const rig = await linked(await createEvolutionRig(emulator, timeoutMs));
	rigs.push(rig);
	return rig;
}
const send = (rig: EvolutionRig, file: OutgoingFile, caption = "") =>
	rig.gateway.sendFile?.({ to: MARIA, file, ref: null, caption, clientId: "c" });
const photo = (told: Partial<OutgoingFile> = {}) =>
	outgoingFile({ kind: "image", mimetype: "image/jpeg", ...told });
const faults = (rules: unknown[]) => emulator.control("faults", { rules });

/** What the gateway stored of the only file it has. */
async function storedMessage(rig: EvolutionRig, sent: Awaited<ReturnType<typeof send>>) {
	if (sent?.class !== "accepted") throw new Error(sent?.class);
	return (await rig.control("message", { id: sent.value.providerId })) as {
		message: Record<string, Record<string, unknown>>;
		contextInfo: { stanzaId?: string } | null;
	};
}

test("a line that breaks half-way has sent nothing: the file may leave again, and leaves once", async () => {
	const rig = await linkedRig();
	// More than the buffers on the way hold: what they hold may have arrived.
	const file = photo({ bytes: 32_000 * KB });
	await faults([{ call: "sendMedia", mode: "cut_upload", ms: 300 * KB }]);
	expect(await send(rig, file)).toEqual({ class: "not_accepted", retryAfterMs: null });
	await faults([]);
	expect(await rig.receivedFiles(MARIA.value)).toEqual([]);
	expect(await send(rig, file)).toMatchObject({ class: "accepted" });
	expect(await rig.receivedFiles(MARIA.value)).toMatchObject([{ sha256: file.hash }]);
});

test.each(["accept_then_500", "accept_then_reset", "garbage"])(
	"R04 after the whole file has left, %s leaves the outcome open",
	async (mode) => {
		const rig = await linkedRig();
		await faults([{ call: "sendMedia", mode }]);
		expect(await send(rig, photo())).toEqual({ class: "unknown" });
		await faults([]);
		expect(await rig.receivedFiles(MARIA.value)).toHaveLength(1);
	},
);

test("what is too large for a door on the way, or no picture, is refused as the file's fault", async () => {
	const rig = await linkedRig();
	const refused = { class: "refused", reason: "file_refused" };
	await faults([{ call: "sendMedia", mode: "too_large413" }]);
	expect(await send(rig, photo({ bytes: 40 * KB }))).toEqual(refused);
	await faults([]);
	const broken = Buffer.from("broken picture");
	const body = () => Promise.resolve(new Blob([broken]).stream() as ReadableStream<Uint8Array>);
	expect(await send(rig, photo({ bytes: broken.length, open: body }))).toEqual(refused);
	expect(await rig.receivedFiles(MARIA.value)).toEqual([]);
});

test("a slow gateway is waited for by the size of the file, which it has to pass on", async () => {
	const rig = await linkedRig(300);
	await faults([{ call: "sendMedia", mode: "slow", ms: 2_500 }]);
	expect(await send(rig, photo({ bytes: 20 }))).toEqual({ class: "unknown" });
	expect(await send(rig, photo({ bytes: 400 * KB }))).toMatchObject({ class: "accepted" });
	await faults([]);
});

test("a store that cannot be reached says nothing about the file, and nothing is sent", async () => {
	const rig = await linkedRig();
	const open = () => Promise.reject(new Error("the store is down"));
	expect(await send(rig, photo({ open }))).toEqual({ class: "not_accepted", retryAfterMs: null });
	expect(await rig.receivedFiles(MARIA.value)).toEqual([]);
});

test("each kind is told so that a phone opens it: pictures as JPEG, ogg with its codec, documents by their name", async () => {
	const rig = await linkedRig();
	const png = await send(rig, photo({ mimetype: "image/png", fileName: "recorte.png" }));
	const picture = await storedMessage(rig, png);
	// The gateway makes a JPEG of it, and takes the type from a name where there is one.
	expect(picture.message.imageMessage).toMatchObject({ mimetype: "image/jpeg" });
	const ogg = outgoingFile({ kind: "audio", mimetype: "audio/ogg", fileName: "musica.ogg" });
	const sound = await storedMessage(rig, await send(rig, ogg));
	expect(sound.message.audioMessage).toMatchObject({ mimetype: "audio/ogg; codecs=opus" });
	const voice = outgoingFile({ kind: "voice", mimetype: "audio/ogg", fileName: "nota.ogg" });
	const note = await storedMessage(rig, await send(rig, voice));
	expect(note.message.audioMessage).toMatchObject({ ptt: true });
	const pdf = (fileName: string) =>
		outgoingFile({ kind: "document", mimetype: "application/pdf", fileName });
	const named = await storedMessage(rig, await send(rig, pdf("Orçamento 12.5")));
	expect(named.message.documentMessage).toMatchObject({ fileName: "Orçamento 12.5" });
	const bare = await storedMessage(rig, await send(rig, pdf("Orçamento")));
	expect(bare.message.documentMessage).toMatchObject({
		fileName: "Orçamento.pdf",
		mimetype: "application/pdf",
	});
});

test.each(["image", "document", "sticker"] as const)("a %s may answer a message", async (kind) => {
	const rig = await linkedRig();
	const mimetype = { image: "image/jpeg", document: "application/pdf", sticker: "image/webp" }[
		kind
	];
	const quoted = { providerId: "ABC", fromMe: false, address: MARIA };
	const file = outgoingFile({ kind, mimetype, fileName: "a.pdf" });
	await rig.gateway.sendFile?.({ to: MARIA, file, ref: null, caption: "", clientId: "c", quoted });
	expect(await rig.receivedFiles(MARIA.value)).toMatchObject([{ kind, quoted: "ABC" }]);
});

test("a voice and a document are found by their bytes, a picture that was made anew by its words and size", async () => {
	const rig = await linkedRig();
	const sinceMs = Date.now();
	const find = async (file: OutgoingFile, caption = "", taken: string[] = []) => {
		const isTaken = (id: string) => taken.includes(id);
		const look = { addresses: [MARIA], file, caption, sinceMs, isTaken };
		const answer = await rig.gateway.findSentFile?.(look);
		return answer?.class === "accepted" ? answer.value : answer;
	};
	const voice = outgoingFile({ kind: "voice", mimetype: "audio/ogg" });
	const document = outgoingFile({ kind: "document", mimetype: "application/pdf", bytes: 500 });
	for (const file of [voice, document, photo()]) await send(rig, file);
	const ids = (await emulator.log()).sends.filter(({ instance }) => instance === rig.ref);
	expect(await find(voice)).toEqual({ providerId: ids[0]?.id });
	expect(await find(document)).toEqual({ providerId: ids[1]?.id });
	expect(await find({ ...document, hash: "0".repeat(64) })).toBeNull();
	expect(await find(photo())).toEqual({ providerId: ids[2]?.id });
	expect(await find(photo(), "", [ids[2]?.id ?? ""])).toBeNull();
	expect(await find(photo(), "outra legenda")).toBeNull();
});

test("an act names the message as it is stored: without the ninth digit, or under the lid", async () => {
	const rig = await linkedRig();
	const address = { kind: "phone", value: "5531987654321" } as const;
	await emulator.control("people", { phone: address.value, lid: "99000000000555" });
	const sent = await rig.gateway.sendText({ to: address, text: "oi", clientId: "c" });
	if (sent.class !== "accepted") throw new Error(sent.class);
	const target = { providerId: sent.value.providerId, fromMe: true, address };
	const accepted = { class: "accepted", value: null };
	expect(await rig.gateway.react?.({ target, emoji: "❤️" })).toEqual(accepted);
	expect(await rig.gateway.editText?.({ target, text: "olá" })).toEqual(accepted);
	await emulator.control("people", { phone: address.value, addressing: "lid" });
	await rig.write(address.value, "Ana", "Oi!");
	const received = () =>
		rig.events().flatMap((one) => (one.type === "message" && !one.fromMe ? [one.providerId] : []));
	await expect.poll(received).toHaveLength(1);
	const [providerId = ""] = received();
	const theirs = { providerId, fromMe: false, address };
	expect(await rig.gateway.react?.({ target: theirs, emoji: "👍" })).toEqual(accepted);
	expect(await rig.gateway.deleteMessage?.({ target })).toEqual(accepted);
	const acts = (await emulator.log()).acts.filter(({ instance }) => instance === rig.ref);
	expect(acts.map(({ type, value, isThere }) => [type, value, isThere])).toEqual([
		["reaction", "❤️", true],
		["edit", "olá", true],
		["reaction", "👍", true],
		["deletion", "", true],
	]);
});

test("what cannot be done to a message is refused; what cannot be reached may be done again", async () => {
	const rig = await linkedRig();
	const target = { providerId: "NEVER", fromMe: true, address: MARIA };
	const edit = () => rig.gateway.editText?.({ target, text: "x" });
	expect(await edit()).toEqual({ class: "refused", reason: "rejected" });
	await faults([{ call: "updateMessage", mode: "accept_then_hang" }]);
	expect(await edit()).toEqual({ class: "not_accepted", retryAfterMs: null });
	await faults([]);
	await rig.unlinkOnPhone();
	expect(await rig.gateway.deleteMessage?.({ target })).toEqual({
		class: "refused",
		reason: "not_linked",
	});
});
