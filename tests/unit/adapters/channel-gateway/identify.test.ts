import { afterAll, expect, test } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { createMessengerRig, MESSENGER_MAIN } from "#tests/support/messenger-rig.ts";
import { newBotToken, TELEGRAM_MAIN } from "#tests/support/telegram-rig.ts";
import type { ChannelCredentials } from "#workers/adapters/channel-gateway/credentials.ts";
import { identifyChannel } from "#workers/adapters/channel-gateway/identify.ts";

const telegram = await startGatewayEmulator(TELEGRAM_MAIN);
const meta = await startGatewayEmulator(MESSENGER_MAIN);
afterAll(() => Promise.all([telegram.stop(), meta.stop()]));

const instagramHost = meta.host.replace("127.0.0.1", "localhost");
const identify = (credentials: ChannelCredentials) =>
	identifyChannel({
		credentials,
		config: {
			telegram: { url: telegram.url },
			messenger: {
				graphUrl: meta.url,
				instagramUrl: `http://${instagramHost}`,
				graphVersion: "v26.0",
				appId: null,
				webhook: null,
			},
			allowedPrivateHosts: [telegram.host, meta.host, instagramHost],
		},
	});

test("a bot's token tells whose it is; one that was taken back is refused", async () => {
	const botToken = newBotToken();
	const credentials = { type: "telegram", botToken } as const;
	expect(await identify(credentials)).toEqual({ ok: false, code: "credentials_refused" });
	await telegram.control("bots", { token: botToken, username: "padaria_bot" });
	expect(await identify(credentials)).toEqual({
		ok: true,
		value: { externalId: botToken.split(":")[0], externalName: "@padaria_bot", credentials },
	});
	expect(await identify({ ...credentials, botToken: "?" })).toEqual({
		ok: false,
		code: "credentials_invalid",
	});
});

test("a page's token tells its id, and an id that was typed must be the token's own", async () => {
	const { credentials } = await createMessengerRig(meta, "messenger");
	if (credentials.type !== "messenger") throw new Error("no page");
	const { pageId } = credentials;
	const whole = { externalId: pageId, externalName: "Loja Exemplo", credentials };
	expect(await identify({ ...credentials, pageId: "" })).toEqual({ ok: true, value: whole });
	expect(await identify(credentials)).toEqual({ ok: true, value: whole });
	expect(await identify({ ...credentials, pageId: "123456" })).toEqual({
		ok: false,
		code: "credentials_refused",
	});
});

test("an Instagram account is known by its page's token and by its own", async () => {
	for (const prefix of ["EAA", "IGAA"] as const) {
		const { credentials } = await createMessengerRig(meta, "instagram", prefix);
		if (credentials.type !== "instagram") throw new Error("no account");
		const { accountId } = credentials;
		expect(await identify({ ...credentials, accountId: "" })).toEqual({
			ok: true,
			value: { externalId: accountId, externalName: "@loja", credentials },
		});
	}
});

test("a page without an Instagram account is no Instagram channel; a silent vendor is no refusal", async () => {
	const { credentials } = await createMessengerRig(meta, "messenger");
	const token = credentials.type === "messenger" ? credentials.pageToken : "";
	// The emulated page has no account: the node comes without one.
	const asInstagram = await identify({ type: "instagram", token, accountId: "" });
	expect(asInstagram).toEqual({ ok: false, code: "credentials_refused" });
	await telegram.control("faults", { rules: [{ mode: "refuse" }] });
	const bot = { type: "telegram", botToken: newBotToken() } as const;
	expect(await identify(bot)).toEqual({ ok: false, code: "unavailable" });
	await telegram.control("faults", {});
});
