import { expect, test } from "vitest";
import { summarizeEvent } from "#tests/support/summarize-event.ts";
import {
	type MetaAccount,
	translateMetaItem,
} from "#workers/adapters/messenger/messenger-events.ts";

const PAGE: MetaAccount = { type: "messenger", id: "371024009436368", appId: "1517776481860111" };
const MARIA = "8130382090340794";
const AT = 1_790_000_001_684;

const fromMaria = (told: object, account = PAGE) => ({
	sender: { id: MARIA },
	recipient: { id: account.id },
	timestamp: AT,
	...told,
});
const fromPage = (told: object) => ({
	sender: { id: PAGE.id },
	recipient: { id: MARIA },
	timestamp: AT,
	...told,
});
const told = (item: object, account = PAGE) =>
	translateMetaItem(item, account)?.map(summarizeEvent) ?? "unread";
const says = (message: object) => told(fromMaria({ message: { mid: "m_1", ...message } }));

const START = `in/live m_1 facebook:${MARIA}`;
const END = `at=${AT}`;
const URL = "https://scontent.xx.fbcdn.net/v/x.jpg?oh=1";

test("texts, quick replies and answers are told as such", () => {
	expect(says({ text: "Oi" })).toEqual([`${START} text "Oi" ${END}`]);
	expect(says({ text: "Sim", quick_reply: { payload: "YES" } })).toEqual([
		`${START} text "Sim" ${END}`,
	]);
	expect(says({ text: "Sim", reply_to: { mid: "m_0" } })).toEqual([
		`${START} text "Sim" quotes=m_0 ${END}`,
	]);
	expect(told(fromMaria({ postback: { mid: "m_1", title: "Começar", payload: "GO" } }))).toEqual([
		`${START} text "Começar" ${END}`,
	]);
	expect(told(fromMaria({ postback: { title: "Começar" } }))).toEqual([
		`in/live postback:${MARIA}:${AT} facebook:${MARIA} text "Começar" ${END}`,
	]);
});

test("each attachment is an entry of its own, the text goes with the first", () => {
	const image = { type: "image", payload: { url: URL } };
	expect(says({ text: "assim?", attachments: [image, image] })).toEqual([
		`${START} image "assim?" {} ${END}`,
		`in/live m_1:1 facebook:${MARIA} image "" {} ${END}`,
	]);
	const [first] =
		translateMetaItem(fromMaria({ message: { mid: "m_1", attachments: [image] } }), PAGE) ?? [];
	expect(first).toMatchObject({ content: { media: { ref: URL } } });
});

test("every kind of attachment is told as what it is", () => {
	const table: [object, string][] = [
		[{ type: "audio", payload: { url: URL } }, `audio "" {}`],
		[{ type: "video", payload: { url: URL } }, `video "" {}`],
		[{ type: "file", payload: { url: URL } }, `document "" {}`],
		[{ type: "image", payload: { url: URL, sticker_id: 369239263222822 } }, `sticker "" {}`],
		[{ type: "image", payload: { url: `${URL}${"x".repeat(2_000)}` } }, `image ""`],
		[
			{ type: "location", payload: { coordinates: { lat: -23.5, long: -46.6 } } },
			`location "" {"latitude":-23.5,"longitude":-46.6}`,
		],
		[{ type: "fallback", title: "Loja", url: "https://a.b/" }, `text "Loja\\nhttps://a.b/"`],
		[{ type: "story_mention", payload: { url: URL } }, `image "" {}`],
		[{ type: "template", payload: { elements: [] } }, `other ""`],
		[{ type: "constructor", payload: { url: URL } }, `other ""`],
	];
	for (const [attachment, expected] of table)
		expect(says({ attachments: [attachment] })).toEqual([`${START} ${expected} ${END}`]);
	expect(says({ is_unsupported: true })).toEqual([`${START} other "" ${END}`]);
});

test("an echo with our own id in it is that message; another app's or the page inbox's was written there", () => {
	const id = "01984f46-3a16-7c58-b27b-11a006db9450";
	const echo = (more: object, account = PAGE) =>
		told(fromPage({ message: { mid: "m_9", text: "Olá", is_echo: true, ...more } }), account);
	expect(echo({ app_id: 1_517_776_481_860_111, metadata: id })).toEqual(["status m_9 sent"]);
	const said = `m_9 facebook:${MARIA} text "Olá" status=sent ${END}`;
	expect(echo({ app_id: 1_517_776_481_860_111 })).toEqual([`out/api ${said}`]);
	expect(echo({ app_id: 263_902_037_430_900 })).toEqual([`out/phone ${said}`]);
	expect(echo({ app_id: "99" })).toEqual([`out/phone ${said}`]);
	expect(echo({})).toEqual([`out/phone ${said}`]);
	// Where nobody said which app we are, an app's message may be ours: it hands nothing over.
	const unknown = { ...PAGE, appId: null };
	expect(echo({ app_id: "99" }, unknown)).toEqual([`out/api ${said}`]);
	expect(echo({ app_id: 263_902_037_430_900 }, unknown)).toEqual([`out/phone ${said}`]);
	expect(echo({ metadata: "of another program" })).toEqual([`out/phone ${said}`]);
});

test("ticks come by name, by moment, or by both", () => {
	expect(told(fromMaria({ delivery: { mids: ["m_1", "m_2"], watermark: AT } }))).toEqual([
		"status m_1 delivered",
		"status m_2 delivered",
	]);
	expect(told(fromMaria({ delivery: { watermark: AT } }))).toEqual([
		`receipt facebook:${MARIA} delivered ${AT}`,
	]);
	expect(told(fromMaria({ read: { watermark: AT } }))).toEqual([
		`receipt facebook:${MARIA} read ${AT}`,
	]);
	const account: MetaAccount = { ...PAGE, type: "instagram" };
	expect(told(fromMaria({ read: { mid: "m_3" } }), account)).toEqual([
		"status m_3 read",
		`receipt instagram:${MARIA} read ${AT}`,
	]);
	expect(told(fromMaria({ read: {} }))).toEqual([]);
});

test("edits, deletions and reactions name their message", () => {
	expect(told(fromMaria({ message_edit: { mid: "m_1", text: "39" } }))).toEqual([
		'edited m_1 "39"',
	]);
	expect(says({ is_deleted: true })).toEqual(["deleted m_1"]);
	const react = (more: object) => told(fromMaria({ reaction: { mid: "m_1", ...more } }));
	expect(react({ action: "react", reaction: "love", emoji: "❤" })).toEqual([
		"reaction ❤ on m_1 fromMe=false",
	]);
	expect(react({ action: "unreact" })).toEqual(["reaction  on m_1 fromMe=false"]);
	expect(react({ action: "react" })).toEqual([]);
	expect(told(fromPage({ reaction: { mid: "m_1", action: "react", emoji: "👍" } }))).toEqual([
		"reaction 👍 on m_1 fromMe=true",
	]);
});

test("what is not understood is unread, what says nothing is nothing", () => {
	expect(told({ sender: "?" })).toBe("unread");
	expect(told(fromMaria({ message: { text: "sem id" } }))).toBe("unread");
	expect(told(fromMaria({ message: { mid: "x".repeat(201), text: "a" } }))).toBe("unread");
	expect(told({ ...fromMaria({}), sender: { id: "../../me" } })).toBe("unread");
	expect(told(fromMaria({ optin: { ref: "x" } }))).toEqual([]);
	const self = { sender: { id: PAGE.id }, recipient: { id: PAGE.id }, timestamp: AT };
	expect(told({ ...self, message: { mid: "m_1", text: "eu" } })).toEqual([]);
});
