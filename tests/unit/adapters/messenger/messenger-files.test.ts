import { afterAll, expect, test } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import {
	createMessengerRig,
	MESSENGER_MAIN,
	type MessengerRig,
} from "#tests/support/messenger-rig.ts";
import { outgoingFile } from "#tests/support/outgoing-file.ts";
import { createMessengerGateway } from "#workers/adapters/messenger/messenger.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";
import type { OutgoingFile } from "#workers/adapters/channel-gateway/port.ts";

const emulator = await startGatewayEmulator(MESSENGER_MAIN);
afterAll(() => emulator.stop());
const MARIA = { kind: "facebook", value: "7764406346913945" } as const;
const photo = outgoingFile({ kind: "image", mimetype: "image/jpeg" });

const sendTo = (rig: MessengerRig, file: OutgoingFile, more: object = {}) =>
	rig.gateway.sendFile?.({
		to: rig.customer ?? MARIA,
		file,
		ref: null,
		caption: "",
		clientId: crypto.randomUUID(),
		...more,
	});

test("Messenger's echo of a file names the message it is, also when the answer was lost", async () => {
	const rig = await createMessengerRig(emulator, "messenger");
	await rig.gateway.startLink();
	const clientId = crypto.randomUUID();
	const quoted = { providerId: "m_QUOTED", fromMe: false, address: MARIA };
	expect(await sendTo(rig, photo, { clientId, quoted })).toMatchObject({ class: "accepted" });
	await expect
		.poll(() => rig.events()[0], { timeout: 5_000 })
		.toMatchObject({ type: "status", status: "sent", clientId });
	expect(await rig.receivedFiles(MARIA.value)).toMatchObject([
		{ kind: "image", name: "foto.jpg", quoted: "m_QUOTED" },
	]);
	await rig.close();
});

test("Instagram's echo is a message of the same kind, by which it is found", async () => {
	const rig = await createMessengerRig(emulator, "instagram");
	await rig.gateway.startLink();
	const pdf = outgoingFile({ kind: "document", mimetype: "application/pdf" });
	await sendTo(rig, pdf);
	await expect
		.poll(() => rig.events()[0], { timeout: 5_000 })
		.toMatchObject({ type: "message", fromMe: true, content: { type: "document", text: "" } });
	await rig.close();
});

test("what it does not take is refused: a text below a file at once, a type and a size as the file's fault", async () => {
	const rig = await createMessengerRig(emulator, "messenger");
	const invalid = { class: "refused", reason: "invalid" };
	expect(await sendTo(rig, photo, { caption: "veja" })).toEqual(invalid);
	const sticker = outgoingFile({ kind: "sticker", mimetype: "image/webp" });
	expect(await sendTo(rig, sticker)).toEqual(invalid);
	expect(await sendTo(rig, photo, { to: { kind: "phone", value: "5511" } })).toEqual(invalid);
	const refused = { class: "refused", reason: "file_refused" };
	const large = outgoingFile({ kind: "image", mimetype: "image/png", bytes: 8 * 1024 * 1024 + 1 });
	expect(await sendTo(rig, large)).toEqual(refused);
	const account = await createMessengerRig(emulator, "instagram");
	const zip = outgoingFile({ kind: "document", mimetype: "application/octet-stream" });
	expect(await sendTo(account, zip)).toEqual(refused);
	expect(await rig.receivedFiles(MARIA.value)).toEqual([]);
	await rig.close();
	await account.close();
});

test("Meta's words decide whether a file or something else was refused", async () => {
	const answering = (status: number, body: unknown) => {
		const fetch: Fetch = async (_url, init) => {
			if (init.method === "GET") return Response.json({ id: "11111", name: "Loja" });
			await new Response(init.body as BodyInit).arrayBuffer();
			return typeof body === "string"
				? new Response(body, { status })
				: Response.json(body, { status });
		};
		const gateway = createMessengerGateway({
			graphUrl: "https://graph.facebook.com",
			instagramUrl: "https://graph.instagram.com",
			graphVersion: "v26.0",
			allowedPrivateHosts: [],
			fetch,
			type: "messenger",
			credentials: { type: "messenger", pageToken: "EAA".padEnd(30, "x"), pageId: "11111" },
		});
		return gateway.sendFile?.({ to: MARIA, file: photo, ref: null, caption: "", clientId: "c" });
	};
	const error = (more: object) => ({ error: { message: "", ...more } });
	const refused = (reason: string) => ({ class: "refused", reason });
	for (const [answer, reason] of [
		[error({ code: 100, error_subcode: 2018047 }), "file_refused"],
		[
			error({ code: 100, message: "(#100) Attachment size exceeds allowable limit" }),
			"file_refused",
		],
		[error({ code: 100, message: "(#100) No matching user found" }), "rejected"],
		[error({ code: 10, error_subcode: 2018278 }), "window_closed"],
		[error({ code: 190 }), "unauthorized"],
	] as const)
		expect(await answering(400, answer), JSON.stringify(answer)).toEqual(refused(reason));
	expect(await answering(413, "<html>")).toEqual(refused("file_refused"));
	expect(await answering(502, "<html>")).toEqual({ class: "unknown" });
});

test("Instagram is told its one reaction by name, and no other", async () => {
	const rig = await createMessengerRig(emulator, "instagram", "IGAA");
	const target = { providerId: "aWdfZ", fromMe: false, address: rig.customer ?? MARIA };
	expect(await rig.gateway.react?.({ target, emoji: "❤️" })).toMatchObject({ class: "accepted" });
	expect(await rig.control("reactions")).toEqual(["love"]);
	expect(await rig.gateway.react?.({ target, emoji: "👍" })).toEqual({
		class: "refused",
		reason: "invalid",
	});
	await rig.close();
});
