import { expect, test } from "vitest";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import { type KnownPerson, needsTemplate, recipientIn } from "#app/inbox/begin/recipient-in.ts";
import { orderChannels } from "#app/inbox/begin/use-beginning.ts";

const MARIA: KnownPerson = {
	contactId: "maria",
	contactName: "Maria",
	contactPhone: "5511987654321",
	isGroup: false,
	channelId: "own",
};

test("somebody known is written to by their id in their own channel, by their number in another one", () => {
	expect(recipientIn({ id: "own", gateway: "telegram" }, MARIA)).toEqual({ contactId: "maria" });
	expect(recipientIn({ id: "other", gateway: "waha" }, MARIA)).toEqual({
		phone: "5511987654321",
		name: "Maria",
	});
	expect(
		recipientIn({ id: "other", gateway: "cloud-api" }, { ...MARIA, contactName: null }),
	).toEqual({ phone: "5511987654321" });
});

test("without a number, in a group or where numbers are no addresses nobody is reached elsewhere", () => {
	const other = { id: "other", gateway: "evolution" } as const;
	expect(recipientIn(other, { ...MARIA, contactPhone: null })).toBeNull();
	expect(recipientIn(other, { ...MARIA, isGroup: true })).toBeNull();
	expect(recipientIn({ id: "other", gateway: "instagram" }, MARIA)).toBeNull();
});

test("a template is certain for a number that never wrote to the official API", () => {
	const official = { id: "c", gateway: "cloud-api" } as const;
	expect(needsTemplate(official, { phone: "5511987654321" }, false)).toBe(true);
	// The window may be open: the server says so.
	expect(needsTemplate(official, { phone: "5511987654321" }, true)).toBe(false);
	expect(needsTemplate(official, { contactId: "maria" }, true)).toBe(false);
	expect(needsTemplate({ id: "c", gateway: "waha" }, { phone: "5511987654321" }, false)).toBe(
		false,
	);
});

test("channels are offered with the last used first, then those that are connected", () => {
	const channel = (id: string, status: string, gateway: CarrierName = "waha") => ({
		id,
		type: "whatsapp" as const,
		name: id,
		status,
		gateway,
	});
	const all = [channel("a", "disconnected"), channel("b", "connected"), channel("c", "connected")];
	expect(orderChannels(all, "c").map(({ id }) => id)).toEqual(["c", "b", "a"]);
	expect(orderChannels(all, null).map(({ id }) => id)).toEqual(["b", "c", "a"]);
	// Where nobody can be looked up, nobody with a number in hand begins.
	const more = [channel("site", "connected", "webchat"), channel("api", "connected", "cloud-api")];
	expect(orderChannels([...more, ...all], "a").map(({ id }) => id)).toEqual([
		"a",
		"b",
		"c",
		"api",
		"site",
	]);
});
