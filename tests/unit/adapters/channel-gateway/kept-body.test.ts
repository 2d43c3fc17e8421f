import { expect, test } from "vitest";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import { readKeptBody } from "#workers/adapters/channel-gateway/kept-body.ts";

const CHANNEL = { id: "c1", metaAppId: null };
const text = (words: string) => ({
	from: "5511987654321",
	id: "W1",
	timestamp: "1790000000",
	type: "text",
	text: { body: words },
});

/** The same call of a customer, as each vendor tells it. */
const CALLS: [CarrierName, unknown][] = [
	[
		"evolution",
		{
			event: "messages.upsert",
			instance: "prosa_c1",
			data: {
				key: { remoteJid: "5511987654321@s.whatsapp.net", fromMe: false, id: "W1" },
				message: { conversation: "Oi" },
				messageTimestamp: 1_790_000_000,
			},
		},
	],
	[
		"waha",
		{
			id: "evt_1",
			event: "message.any",
			session: "prosa_c1",
			me: { id: "5511912345678@c.us" },
			engine: "GOWS",
			payload: {
				id: "false_5511987654321@c.us_W1",
				timestamp: 1_790_000_000,
				from: "5511987654321@c.us",
				to: "5511912345678@c.us",
				fromMe: false,
				body: "Oi",
				hasMedia: false,
			},
		},
	],
	[
		"telegram",
		{
			update_id: 1,
			message: {
				message_id: 1,
				date: 1_790_000_000,
				chat: { id: 5, type: "private", first_name: "Maria" },
				text: "Oi",
			},
		},
	],
	[
		"cloud-api",
		{
			object: "whatsapp_business_account",
			entry: [
				{
					id: "1",
					changes: [
						{
							field: "messages",
							value: {
								messaging_product: "whatsapp",
								metadata: { phone_number_id: "77", display_phone_number: "5511912345678" },
								messages: [text("Oi")],
							},
						},
					],
				},
			],
		},
	],
	[
		"messenger",
		{
			object: "page",
			entry: [
				{
					id: "9",
					time: 1_790_000_000_000,
					messaging: [
						{
							sender: { id: "5" },
							recipient: { id: "9" },
							timestamp: 1_790_000_000_000,
							message: { mid: "m1", text: "Oi" },
						},
					],
				},
			],
		},
	],
];

test.each(CALLS)("a kept call of %s is read as one that comes now (ledger A4)", (from, call) => {
	const read = readKeptBody(from, JSON.stringify(call), CHANNEL);
	expect(read.isUnread).toBe(false);
	expect(read.events).toMatchObject([{ type: "message", content: { type: "text", text: "Oi" } }]);
	for (const odd of ["{}", "[]", "no json", "null", '{"object":"page","entry":7}'])
		expect(readKeptBody(from, odd, CHANNEL), odd).toMatchObject({ events: [], isUnread: true });
});

test("what speaks of two numbers, of another channel or of no vendor at all is not read", () => {
	const [, cloud] = CALLS[3] ?? [];
	const { entry, object } = cloud as { object: string; entry: unknown[] };
	const other = JSON.stringify(entry[0]).replace('"77"', '"78"');
	const two = JSON.stringify({ object, entry: [...entry, JSON.parse(other)] });
	expect(readKeptBody("cloud-api", two, CHANNEL)).toEqual({ events: [], isUnread: true });
	// What is about the number's account is the number's too.
	const changes = [{ field: "account_review_update", value: { decision: "APPROVED" } }];
	const beside = JSON.stringify({ object, entry: [...entry, { id: "1", changes }] });
	const { events, isUnread } = readKeptBody("cloud-api", beside, CHANNEL);
	expect(events.map(({ type }) => type)).toEqual(["message", "account"]);
	expect(isUnread).toBe(false);
	const [, evolution] = CALLS[0] ?? [];
	const foreign = JSON.stringify(evolution).replace("prosa_c1", "prosa_c2");
	expect(readKeptBody("evolution", foreign, CHANNEL).isUnread).toBe(true);
	for (const from of ["simulator", "webchat"] as const)
		expect(readKeptBody(from, "{}", CHANNEL).isUnread).toBe(true);
	const ignored = JSON.stringify({ event: "labels.edit", instance: "prosa_c1", data: {} });
	expect(readKeptBody("evolution", ignored, CHANNEL)).toEqual({ events: [], isUnread: false });
});
