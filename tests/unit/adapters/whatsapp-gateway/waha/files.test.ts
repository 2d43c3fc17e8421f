import { afterAll, expect, test, vi } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { linked } from "#tests/support/linked-rig.ts";
import { outgoingFile } from "#tests/support/outgoing-file.ts";
import { createWahaRig, WAHA_MAIN, type WahaRig } from "#tests/support/waha-rig.ts";
import type { OutgoingFile } from "#workers/adapters/channel-gateway/port.ts";
import { MAX_WAHA_BYTES } from "#workers/adapters/whatsapp-gateway/waha/files.ts";

// Real time passes here; a busy machine must not decide.
vi.setConfig({ testTimeout: 20_000 });

const emulator = await startGatewayEmulator(WAHA_MAIN);
const rigs: WahaRig[] = [];
afterAll(async () => {
	for (const rig of rigs) await rig.close();
	await emulator.stop();
});

const MARIA = { kind: "phone", value: "5511987654321" } as const;
const MB = 1024 * 1024;

async function linkedRig(): Promise<WahaRig> {
	const rig = await linked(await createWahaRig(emulator));
	rigs.push(rig);
	return rig;
}
const send = (rig: WahaRig, file: OutgoingFile, caption = "") =>
	rig.gateway.sendFile?.({ to: MARIA, file, ref: null, caption, clientId: "c" });
const paper = (told: Partial<OutgoingFile> = {}) =>
	outgoingFile({ kind: "document", mimetype: "application/pdf", fileName: "a.pdf", ...told });
const faults = (rules: unknown[]) => emulator.control("faults", { rules });

test.each([0, 1, 2])("a file whose length leaves %s of three bytes arrives whole", async (rest) => {
	const rig = await linkedRig();
	const file = paper({ bytes: 50_001 + rest });
	expect(await send(rig, file, 'Com "aspas" e 🥖')).toMatchObject({ class: "accepted" });
	expect(await rig.receivedFiles(MARIA.value)).toMatchObject([
		{ sha256: file.hash, text: 'Com "aspas" e 🥖', name: "a.pdf" },
	]);
});

test("the largest file that is offered passes with the longest words; larger is refused as the file's fault", async () => {
	const rig = await linkedRig();
	const largest = paper({ bytes: MAX_WAHA_BYTES });
	expect(await send(rig, largest, "🥖".repeat(32_768))).toMatchObject({ class: "accepted" });
	const larger = paper({ bytes: 40 * MB });
	expect(await send(rig, larger)).toEqual({ class: "refused", reason: "file_refused" });
});

test("a line that breaks half-way has sent nothing; a broken answer after it leaves the outcome open", async () => {
	const rig = await linkedRig();
	await faults([{ call: "sendFile", mode: "cut_upload", ms: 300_000 }]);
	const large = paper({ bytes: 30 * MB });
	expect(await send(rig, large)).toEqual({ class: "not_accepted", retryAfterMs: null });
	await faults([{ call: "sendFile", mode: "accept_then_500" }]);
	expect(await send(rig, paper())).toEqual({ class: "unknown" });
	await faults([{ call: "sendFile", mode: "error413" }]);
	expect(await send(rig, paper())).toEqual({ class: "refused", reason: "file_refused" });
	await faults([]);
	expect(await rig.receivedFiles(MARIA.value)).toHaveLength(1);
});

test("a kind that WAHA has no call for is refused before anything is read", async () => {
	const rig = await linkedRig();
	const open = () => Promise.reject(new Error("was read"));
	const sound = outgoingFile({ kind: "audio", mimetype: "audio/mpeg", open });
	expect(await send(rig, sound)).toEqual({ class: "refused", reason: "file_refused" });
	const voice = outgoingFile({ kind: "voice", mimetype: "audio/ogg", open });
	expect(await send(rig, voice)).toEqual({ class: "not_accepted", retryAfterMs: null });
});

test("what others wrote in a group is reacted to under the name that tells who wrote", async () => {
	const rig = await linkedRig();
	const group = { kind: "group", value: "120363000000000001" } as const;
	await rig.control("group", {
		jid: "120363000000000001@g.us",
		author: "5511955554444",
		text: "Oi",
	});
	const heard = () =>
		rig.events().flatMap((one) => (one.type === "message" ? [one.providerId] : []));
	await expect.poll(heard).toHaveLength(1);
	const [providerId = ""] = heard();
	const target = { providerId, fromMe: false, address: group };
	expect(await rig.gateway.react?.({ target, emoji: "👍" })).toMatchObject({ class: "accepted" });
	expect(await rig.reactions?.()).toEqual(["👍"]);
});
