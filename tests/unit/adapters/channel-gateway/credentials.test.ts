import { expect, test } from "vitest";
import {
	type ChannelCredentials,
	isSameAccount,
	openCredentials,
	parseChannelCredentials,
	sealChannelCredentials,
} from "#workers/adapters/channel-gateway/credentials.ts";
import { createDataKey, createSealer } from "#workers/adapters/secrets/envelope.ts";

const MASTER = "a-master-key-of-more-than-thirty-two-bytes";
const sealer = createSealer({
	masterKeys: [MASTER],
	workspaceId: "w1",
	dataKeyWrapped: createDataKey(MASTER, "w1"),
});
const owner = { workspaceId: "w1", channelId: "c1" };
const BOT: ChannelCredentials = {
	type: "telegram",
	botToken: "7123456789:AAE0123456789012345678901234567890ab",
};
const PAGE: ChannelCredentials = {
	type: "messenger",
	pageToken: "EAAG0123456789012345678",
	pageId: "371024009436368",
};

test("what was sealed opens for its own channel and carrier, and only there (J04)", () => {
	const sealed = sealChannelCredentials(sealer, owner, BOT);
	expect(sealed).not.toContain(BOT.botToken);
	expect(openCredentials(sealer, owner, "telegram", sealed)).toEqual(BOT);
	for (const carrier of ["messenger", "instagram", "webchat", "simulator"] as const)
		expect(openCredentials(sealer, owner, carrier, sealed), carrier).toBeNull();
	const moved = { ...owner, channelId: "c2" };
	expect(openCredentials(sealer, moved, "telegram", sealed)).toBeNull();
	expect(openCredentials(sealer, owner, "telegram", null)).toBeNull();
	const half = Math.floor(sealed.length / 2);
	const altered =
		sealed.slice(0, half) + (sealed[half] === "A" ? "B" : "A") + sealed.slice(half + 1);
	expect(openCredentials(sealer, owner, "telegram", altered)).toBeNull();
});

test("only what can be a token is one; an id may come later", () => {
	const isGood = (credentials: ChannelCredentials) => parseChannelCredentials(credentials).ok;
	expect(parseChannelCredentials({ ...BOT, botToken: ` ${BOT.botToken}\n` })).toEqual({
		ok: true,
		value: BOT,
	});
	for (const botToken of ["", "7123456789", `${BOT.botToken}/../x`, "bot:curto", "a:b\r\nX: y"])
		expect(isGood({ ...BOT, botToken }), botToken).toBe(false);
	expect(isGood({ ...PAGE, pageId: "" })).toBe(true);
	expect(isGood({ ...PAGE, pageId: "me/../" })).toBe(false);
	expect(isGood({ ...PAGE, pageToken: "EAA com espaço no meio 1234" })).toBe(false);
});

test("a new token of the same bot or page is the same account, anything else is not", () => {
	const other = { ...BOT, botToken: "7123456789:BBB0123456789012345678901234567890ab" };
	expect(isSameAccount(BOT, other)).toBe(true);
	expect(isSameAccount(BOT, { ...BOT, botToken: BOT.botToken.replace("7", "8") })).toBe(false);
	expect(isSameAccount(PAGE, { ...PAGE, pageToken: "EAAother01234567890123" })).toBe(true);
	const account = { type: "instagram", token: PAGE.pageToken, accountId: PAGE.pageId } as const;
	expect(isSameAccount(PAGE, account)).toBe(false);
	expect(isSameAccount(PAGE, null)).toBe(false);
});
