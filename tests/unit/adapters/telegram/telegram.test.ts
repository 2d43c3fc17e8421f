import { afterAll, expect, test } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { createTelegramRig, newBotToken, TELEGRAM_MAIN } from "#tests/support/telegram-rig.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";
import { createTelegramGateway } from "#workers/adapters/telegram/telegram.ts";

const emulator = await startGatewayEmulator(TELEGRAM_MAIN);
afterAll(() => emulator.stop());
const MARIA = { kind: "telegram", value: "5551234" } as const;
const ME = { id: 1, is_bot: true, first_name: "Loja", username: "loja_bot" };

/** A bot whose every call but the first question is answered like this. */
function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
	const fetch: Fetch = (url) =>
		Promise.resolve(
			url.endsWith("/getMe")
				? Response.json({ ok: true, result: ME })
				: Response.json(body, { status, headers }),
		);
	return createTelegramGateway({
		url: "https://api.telegram.org",
		botToken: newBotToken(),
		webhook: null,
		allowedPrivateHosts: [],
		fetch,
	});
}
const send = (gateway: ReturnType<typeof answering>) =>
	gateway.sendText({ to: MARIA, text: "oi", clientId: "c1" });

test("Telegram's code decides what a refused send means", async () => {
	const failure = (error_code: number, description: string, parameters?: object) =>
		send(answering(error_code, { ok: false, error_code, description, parameters }));
	for (const [code, description, reason] of [
		[400, "Bad Request: chat not found", "rejected"],
		[400, "Bad Request: message text is empty", "invalid"],
		[400, "Bad Request: message is too long", "invalid"],
		[401, "Unauthorized", "unauthorized"],
		[404, "Not Found", "unauthorized"],
		[403, "Forbidden: bot was blocked by the user", "rejected"],
		[403, "Forbidden: user is deactivated", "rejected"],
	] as const)
		expect(await failure(code, description), description).toEqual({ class: "refused", reason });
	expect(await failure(429, "Too Many Requests", { retry_after: 5 })).toEqual({
		class: "not_accepted",
		retryAfterMs: 5_000,
	});
	expect(await failure(500, "Internal Server Error")).toEqual({ class: "unknown" });
	expect(await send(answering(200, { ok: true }))).toEqual({ class: "unknown" });
	expect(await send(answering(502, "<html>"))).toEqual({ class: "unknown" });
	expect(await send(answering(503, "", { "retry-after": "2" }))).toEqual({
		class: "not_accepted",
		retryAfterMs: 2_000,
	});
});

test("without a token, or to somebody of another network, nothing is asked of anybody", async () => {
	const asked: string[] = [];
	const gateway = createTelegramGateway({
		url: "https://api.telegram.org",
		botToken: null,
		webhook: null,
		allowedPrivateHosts: [],
		fetch: (url) => {
			asked.push(url);
			return Promise.reject(new Error("asked"));
		},
	});
	const refused = { class: "refused", reason: "unauthorized" };
	expect(await gateway.readLink()).toEqual(refused);
	expect(await send(gateway)).toEqual(refused);
	for (const to of [
		{ kind: "phone", value: "5511987654321" },
		{ kind: "telegram", value: "@canal" },
	] as const)
		expect(await gateway.sendText({ to, text: "oi", clientId: "c" })).toMatchObject({
			reason: "invalid",
		});
	expect(asked).toEqual([]);
});

test("too fast is tried later, and the text leaves once", async () => {
	const rig = await createTelegramRig(emulator);
	await rig.gateway.startLink();
	await rig.control("flood", { seconds: 3 });
	expect(await send(rig.gateway)).toEqual({ class: "not_accepted", retryAfterMs: 3_000 });
	expect(await send(rig.gateway)).toMatchObject({ class: "accepted" });
	expect(await rig.received(MARIA.value)).toEqual(["oi"]);
	await rig.close();
});

test("what is marked in a text is shown so by Telegram", async () => {
	const rig = await createTelegramRig(emulator);
	await rig.gateway.sendText({ to: MARIA, text: "Custa *R$ 10*", clientId: "c" });
	expect(await rig.control("sent")).toMatchObject([
		{ text: "Custa R$ 10", entities: [{ type: "bold", offset: 6, length: 5 }] },
	]);
	await rig.close();
});

test("an answer quotes its message, in a group as well, and typing is shown", async () => {
	const rig = await createTelegramRig(emulator);
	const group = { kind: "group", value: "-1001234567890" } as const;
	const quoted = { providerId: `${group.value}:77`, fromMe: false, address: group };
	const sent = await rig.gateway.sendText({ to: group, text: "Sim", clientId: "c", quoted });
	expect(sent).toMatchObject({
		value: { providerId: expect.stringMatching(/^-1001234567890:\d+$/) },
	});
	expect(await rig.control("sent")).toMatchObject([{ chat: group.value, quoted: 77 }]);
	await rig.gateway.sendPresence({ to: MARIA, state: "typing" });
	await rig.gateway.sendPresence({ to: MARIA, state: "offline" });
	expect(await rig.control("typed")).toEqual([MARIA.value]);
	await rig.close();
});

test("a bot whose updates go elsewhere is not linked", async () => {
	const rig = await createTelegramRig(emulator);
	await rig.gateway.startLink();
	const elsewhere = createTelegramGateway({
		url: emulator.url,
		botToken: rig.botToken,
		webhook: { url: "https://outro.example/x", headerSecret: "a", jwtSecret: "", hmacSecret: "" },
		allowedPrivateHosts: [emulator.host],
	});
	expect(await elsewhere.readLink()).toMatchObject({ value: { state: "unlinked" } });
	await elsewhere.startLink();
	expect(await rig.gateway.readLink()).toMatchObject({ value: { state: "unlinked" } });
	await rig.close();
});

test("a bot whose updates go to an earlier address of the installation stays linked, and they are called over", async () => {
	const rig = await createTelegramRig(emulator);
	await rig.gateway.startLink();
	const { pathname } = new URL(rig.webhook?.url ?? "");
	const webhook = {
		url: `https://novo.example${pathname}`,
		headerSecret: "a",
		jwtSecret: "",
		hmacSecret: "",
	};
	const moved = createTelegramGateway({
		url: emulator.url,
		botToken: rig.botToken,
		webhook,
		allowedPrivateHosts: [emulator.host],
	});
	expect(await moved.readLink()).toMatchObject({ value: { state: "linked" } });
	expect(await moved.keepWebhook(webhook, false)).toMatchObject({ value: { isRenewed: true } });
	expect(await moved.keepWebhook(webhook, false)).toMatchObject({ value: { isRenewed: false } });
	await rig.close();
});

test("a webhook that an earlier release set for fewer updates is set anew, so that votes are heard", async () => {
	const rig = await createTelegramRig(emulator);
	const { webhook } = rig;
	if (!webhook) throw new Error("no webhook");
	const { url, headerSecret } = webhook;
	await fetch(`${emulator.url}/bot${rig.botToken}/setWebhook`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ url, secret_token: headerSecret, allowed_updates: ["message"] }),
	});
	const keep = () => rig.gateway.keepWebhook(webhook, false);
	expect(await keep()).toMatchObject({ value: { isRenewed: true } });
	expect(await keep()).toMatchObject({ value: { isRenewed: false } });
	await rig.close();
});

test("I16 M04 M06 a file is fetched from Telegram alone, by a path that climbs nowhere, up to its limit", async () => {
	const asked: string[] = [];
	const withPath = (file_path: string, file_size = 10) =>
		createTelegramGateway({
			url: "https://api.telegram.org",
			botToken: newBotToken(),
			webhook: null,
			allowedPrivateHosts: [],
			fetch: (url) => {
				asked.push(new URL(url).pathname.replace(/bot[^/]+/, "bot"));
				return Promise.resolve(
					url.endsWith("/getFile")
						? Response.json({ ok: true, result: { file_path, file_size } })
						: new Response("bytes"),
				);
			},
		});
	const wish = { ref: "BQACAgEAAxk", maxBytes: 16_000_000 };
	for (const climbing of ["../getMe", "/etc/passwd", "a/../../b", "https://boese.example/x", ""])
		expect((await withPath(climbing).fetchMedia(wish)).class, climbing).not.toBe("accepted");
	expect((await withPath("documents/a.pdf", 17_000_000).fetchMedia(wish)).class).toBe("refused");
	expect(asked.every((path) => path === "/bot/getFile")).toBe(true);
	const media = await withPath("documents/a.pdf").fetchMedia(wish);
	expect(media).toMatchObject({ value: { mimetype: "application/pdf", fileName: "a.pdf" } });
	expect(asked.at(-1)).toBe("/file/bot/documents/a.pdf");
});

test("duplicated and shuffled updates arrive, each of them as often as it was sent", async () => {
	const rig = await createTelegramRig(emulator);
	await rig.gateway.startLink();
	await emulator.control("faults", { webhooks: { lose: 0, copies: 3, shuffleMs: 60 } });
	for (const text of ["um", "dois", "três"]) await rig.write(MARIA.value, "Maria", text);
	const until = Date.now() + 5_000;
	while (rig.events().length < 9 && Date.now() < until)
		await new Promise((resolve) => setTimeout(resolve, 20));
	const ids = rig.events().map((event) => (event.type === "message" ? event.providerId : ""));
	expect(ids).toHaveLength(9);
	expect(new Set(ids).size).toBe(3);
	await emulator.control("faults", {});
	await rig.close();
});
