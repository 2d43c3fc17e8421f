import { afterAll, expect, test } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { outgoingFile } from "#tests/support/outgoing-file.ts";
import { createTelegramRig, newBotToken, TELEGRAM_MAIN } from "#tests/support/telegram-rig.ts";
import { isReaction } from "#app/domain/inbox/reaction.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";
import { REACTIONS } from "#workers/adapters/telegram/telegram-acts.ts";
import { createTelegramGateway } from "#workers/adapters/telegram/telegram.ts";

const emulator = await startGatewayEmulator(TELEGRAM_MAIN);
afterAll(() => emulator.stop());
const MARIA = { kind: "telegram", value: "5551234" } as const;
const GROUP = { kind: "group", value: "-1001234567890" } as const;

/** A bot whose every call but the first question is answered like this. */
function answering(code: number, description: string) {
	const fetch: Fetch = async (url, init) => {
		if (url.endsWith("/getMe")) return Response.json({ ok: true, result: {} });
		if (init.body) await new Response(init.body as BodyInit).arrayBuffer();
		return Response.json({ ok: false, error_code: code, description }, { status: code });
	};
	return createTelegramGateway({
		url: "https://api.telegram.org",
		botToken: newBotToken(),
		webhook: null,
		allowedPrivateHosts: [],
		fetch,
	});
}
const photo = outgoingFile({ kind: "image", mimetype: "image/jpeg" });
const sendPhoto = (gateway: ReturnType<typeof answering>) =>
	gateway.sendFile?.({ to: MARIA, file: photo, ref: null, caption: "", clientId: "c" });

test("what is wrong with a file is told as the file's, what is wrong with the chat is not", async () => {
	for (const [code, words, reason] of [
		[413, "Request Entity Too Large", "file_refused"],
		[400, "Bad Request: file is too big", "file_refused"],
		[400, "Bad Request: file must be non-empty", "file_refused"],
		[400, "Bad Request: PHOTO_INVALID_DIMENSIONS", "file_refused"],
		[400, "Bad Request: IMAGE_PROCESS_FAILED", "file_refused"],
		[400, "Bad Request: wrong type of the web page content", "file_refused"],
		[400, "Bad Request: message caption is too long", "invalid"],
		[400, "Bad Request: VOICE_MESSAGES_FORBIDDEN", "rejected"],
		[400, "Bad Request: chat not found", "rejected"],
	] as const)
		expect(await sendPhoto(answering(code, words)), words).toEqual({ class: "refused", reason });
	expect(await sendPhoto(answering(500, "Internal Server Error"))).toEqual({ class: "unknown" });
});

test("a file answers a message in its group, with marks and seconds; a picture that is too large is refused", async () => {
	const rig = await createTelegramRig(emulator);
	const quoted = { providerId: `${GROUP.value}:77`, fromMe: false, address: GROUP };
	const voice = outgoingFile({ kind: "voice", mimetype: "audio/ogg", seconds: 3.6 });
	const caption = "Custa *R$ 10*";
	const to = GROUP;
	await rig.gateway.sendFile?.({ to, file: voice, ref: null, caption, clientId: "c", quoted });
	expect(await rig.control("sent")).toMatchObject([
		{
			chat: GROUP.value,
			quoted: 77,
			text: "Custa R$ 10",
			entities: [{ type: "bold", offset: 6, length: 5 }],
			file: { kind: "voice", sha256: voice.hash },
		},
	]);
	const large = outgoingFile({ kind: "image", mimetype: "image/png", bytes: 10 * 1024 * 1024 + 1 });
	const sent = rig.gateway.sendFile?.({
		to: MARIA,
		file: large,
		ref: null,
		caption: "",
		clientId: "c",
	});
	expect(await sent).toEqual({ class: "refused", reason: "file_refused" });
	await rig.close();
});

test("a caption may have 1,024 characters beside its marks, and a sticker none", async () => {
	const rig = await createTelegramRig(emulator);
	const send = (caption: string, file = photo) =>
		rig.gateway.sendFile?.({ to: MARIA, file, ref: null, caption, clientId: "c" });
	expect(await send(`*${"x".repeat(1024)}*`)).toMatchObject({ class: "accepted" });
	expect(await send("x".repeat(1025))).toEqual({ class: "refused", reason: "invalid" });
	const sticker = outgoingFile({ kind: "sticker", mimetype: "image/webp" });
	expect(await send("x", sticker)).toEqual({ class: "refused", reason: "invalid" });
	await rig.close();
});

test("every reaction that is offered is one, and each is sent as Telegram lists it", async () => {
	expect(new Set(REACTIONS).size).toBe(73);
	expect(REACTIONS.filter((emoji) => !isReaction(emoji))).toEqual([]);
	const rig = await createTelegramRig(emulator);
	const target = { providerId: `${MARIA.value}:7`, fromMe: false, address: MARIA };
	expect(await rig.gateway.react?.({ target, emoji: "❤️" })).toMatchObject({ class: "accepted" });
	expect(await rig.gateway.react?.({ target, emoji: "🥑" })).toMatchObject({ class: "refused" });
	expect(await rig.reactions?.()).toEqual(["❤"]);
	const foreign = { ...target, providerId: "wamid.X" };
	const invalid = { class: "refused", reason: "invalid" };
	expect(await rig.gateway.react?.({ target: foreign, emoji: "👍" })).toEqual(invalid);
	expect(await rig.gateway.editText?.({ target: foreign, text: "x" })).toEqual(invalid);
	expect(await rig.gateway.deleteMessage?.({ target: foreign })).toEqual(invalid);
	await rig.close();
});

test("what stands below a file gets other words too", async () => {
	const rig = await createTelegramRig(emulator);
	const sent = await rig.gateway.sendFile?.({
		to: MARIA,
		file: photo,
		ref: null,
		caption: "antes",
		clientId: "c",
	});
	const providerId = sent?.class === "accepted" ? sent.value.providerId : "";
	const target = { providerId, fromMe: true, address: MARIA };
	expect(await rig.gateway.editText?.({ target, text: "depois" })).toMatchObject({
		class: "accepted",
	});
	expect(await rig.textNow?.(providerId)).toBe("depois");
	await rig.close();
});

test("a message that may not be edited or deleted is refused, and nothing is in doubt", async () => {
	const target = { providerId: "5551234:7", fromMe: true, address: MARIA };
	const refused = { class: "refused", reason: "rejected" };
	const fixed = answering(400, "Bad Request: message can't be edited");
	expect(await fixed.editText?.({ target, text: "x" })).toEqual(refused);
	expect(
		await answering(400, "Bad Request: message can't be deleted").deleteMessage?.({ target }),
	).toEqual(refused);
	const down = answering(500, "Internal Server Error");
	expect(await down.editText?.({ target, text: "x" })).toMatchObject({ class: "not_accepted" });
});

test("a film without sound that shall play by itself leaves as an animation", async () => {
	const rig = await createTelegramRig(emulator);
	await rig.write(MARIA.value, "Maria", "Oi");
	const film = outgoingFile({ kind: "video", mimetype: "video/mp4", isGif: true });
	const sent = { to: MARIA, file: film, ref: null, caption: "", clientId: "c" };
	expect(await rig.gateway.sendFile?.(sent)).toMatchObject({ class: "accepted" });
	expect(await rig.control("sent")).toMatchObject([
		{ file: { kind: "animation", sha256: film.hash } },
	]);
	await rig.close();
});
