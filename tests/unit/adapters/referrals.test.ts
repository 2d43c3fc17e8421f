import { expect, test } from "vitest";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { translateMetaItem } from "#workers/adapters/messenger/messenger-events.ts";
import { translateCloudMessage } from "#workers/adapters/whatsapp-gateway/cloud-api/message.ts";
import { translateRecord } from "#workers/adapters/whatsapp-gateway/evolution/message.ts";
import { MessageRecord } from "#workers/adapters/whatsapp-gateway/evolution/wire.ts";
import { translateWahaMessage } from "#workers/adapters/whatsapp-gateway/waha/message.ts";
import { WahaMessage } from "#workers/adapters/whatsapp-gateway/waha/wire.ts";

const AD = "120226305854810726";
const CLICK = "Aff-n8ZTODiE79d22KtAwQKj9e_mIEOOj27vDVwFjN80dp4_0N";
const PICTURE = "https://scontent.xx.fbcdn.net/v/ad.jpg";

const referralIn = (events: GatewayEvent[] | null | undefined) => {
	const [event] = events ?? [];
	return event?.type === "message" ? (event.referral ?? null) : null;
};

const CLOUD = {
	source_url: "https://fb.me/3cr4Wqqkv",
	source_id: AD,
	source_type: "ad",
	body: "Tênis de corrida",
	headline: "Fale com a gente",
	media_type: "image",
	image_url: PICTURE,
	ctwa_clid: CLICK,
	welcome_message: { text: "Oi! Como podemos ajudar?" },
};
const cloud = (referral: unknown, more: object = {}) =>
	referralIn(
		translateCloudMessage(
			{
				from: "5511912345678",
				id: "wamid.T1",
				timestamp: "1790000000",
				type: "text",
				text: { body: "Oi" },
				...(referral !== undefined && { referral }),
				...more,
			},
			[],
		),
	);

test("the Cloud API's referral is told with every field it has", () => {
	expect(cloud(CLOUD)).toEqual({
		kind: "ad",
		sourceId: AD,
		url: "https://fb.me/3cr4Wqqkv",
		headline: "Fale com a gente",
		body: "Tênis de corrida",
		greeting: "Oi! Como podemos ajudar?",
		pictureUrl: PICTURE,
		clickId: CLICK,
		ref: null,
	});
	const video = { ...CLOUD, image_url: undefined, media_type: "video", thumbnail_url: PICTURE };
	expect(cloud(video)?.pictureUrl).toBe(PICTURE);
	// An ad in a status has no click, a post no ad.
	expect(cloud({ ...CLOUD, ctwa_clid: undefined })).toMatchObject({ sourceId: AD, clickId: null });
	expect(cloud({ ...CLOUD, source_type: "post" })?.kind).toBe("post");
});

test("I22 a referral of any other shape is none, and the message arrives all the same", () => {
	for (const odd of [undefined, null, "ad", 7, [], {}, { source_id: { $ne: 1 } }])
		expect(cloud(odd), JSON.stringify(odd)).toBeNull();
	expect(cloud({ ...CLOUD, welcome_message: "Oi" })).toMatchObject({ greeting: "", sourceId: AD });
	// Of a group nobody came from an ad.
	expect(cloud(CLOUD, { group_id: "120363000000000001" })).toBeNull();
});

const PAGE = { type: "messenger" as const, id: "371024009436368", appId: null };
const META = {
	ref: "verao",
	ad_id: AD,
	source: "ADS",
	type: "OPEN_THREAD",
	ads_context_data: { ad_title: "Tênis de corrida", photo_url: PICTURE, post_id: "1_2" },
};
const item = (told: object) =>
	translateMetaItem(
		{
			sender: { id: "8130382090340794" },
			recipient: { id: PAGE.id },
			timestamp: 1_790_000_001_684,
			...told,
		},
		PAGE,
	);

test("Messenger's and Instagram's referral stands with the message, the button, or alone", () => {
	const read = {
		kind: "ad",
		sourceId: AD,
		headline: "Tênis de corrida",
		pictureUrl: PICTURE,
		ref: "verao",
	};
	expect(referralIn(item({ message: { mid: "m_1", text: "Oi", referral: META } }))).toMatchObject(
		read,
	);
	expect(referralIn(item({ postback: { mid: "m_1", title: "Oi", referral: META } }))).toMatchObject(
		read,
	);
	expect(item({ referral: META })).toMatchObject([
		{ type: "referral", at: 1_790_000_001_684, referral: read, addresses: [{ kind: "facebook" }] },
	]);
	// A link of ours, or a shop's button, is no ad.
	const link = { ref: "cartao", source: "SHORTLINK", type: "OPEN_THREAD" };
	expect(item({ referral: link })).toEqual([]);
	expect(referralIn(item({ message: { mid: "m_1", text: "Oi", referral: link } }))).toBeNull();
	// With several pictures it is told once.
	const image = { type: "image", payload: { url: PICTURE } };
	const two = item({ message: { mid: "m_1", attachments: [image, image], referral: META } });
	expect(two?.map((event) => "referral" in event)).toEqual([true, false]);
});

const REPLY = {
	title: "Fale com a gente",
	body: "Tênis de corrida",
	mediaType: 1,
	thumbnailUrl: PICTURE,
	sourceType: "ad",
	sourceId: AD,
	sourceUrl: "https://fb.me/3cr4Wqqkv",
	ctwaClid: CLICK,
};
const READ = {
	kind: "ad",
	sourceId: AD,
	clickId: CLICK,
	headline: "Fale com a gente",
	pictureUrl: PICTURE,
};
const evolution = (told: object) => {
	const record = MessageRecord.parse({
		key: { id: "3EB0", remoteJid: "5511912345678@s.whatsapp.net", fromMe: false },
		message: { conversation: "Oi" },
		messageTimestamp: 1_790_000_000,
		...told,
	});
	const translated = translateRecord(record, "live");
	return referralIn("event" in translated ? [translated.event] : []);
};

test("Evolution tells the ad in the message's context, beside or within", () => {
	const contextInfo = { externalAdReply: REPLY, entryPointConversionSource: "ctwa_ad" };
	expect(evolution({ contextInfo })).toMatchObject(READ);
	const within = { extendedTextMessage: { text: "Oi", contextInfo } };
	expect(evolution({ message: within })).toMatchObject(READ);
	expect(evolution({})).toBeNull();
	// The card of a shared link has the same form.
	const { sourceId: _, ctwaClid: __, ...card } = REPLY;
	expect(evolution({ contextInfo: { externalAdReply: card } })).toBeNull();
});

test.each([
	["Baileys'", { message: { extendedTextMessage: { contextInfo: { externalAdReply: REPLY } } } }],
	[
		"whatsmeow's",
		{
			Message: {
				extendedTextMessage: {
					contextInfo: {
						externalAdReply: {
							title: REPLY.title,
							sourceType: "ad",
							sourceID: AD,
							thumbnailURL: PICTURE,
							ctwaClid: CLICK,
						},
					},
				},
			},
		},
	],
])("WAHA passes the ad on in %s record", (_engine, _data) => {
	const message = WahaMessage.parse({
		id: "false_5511912345678@c.us_3A88",
		timestamp: 1_790_000_000,
		from: "5511912345678@c.us",
		body: "Oi",
		_data,
	});
	const event = translateWahaMessage(message, "live");
	expect(referralIn(event && [event])).toMatchObject(READ);
});
