import { expect, test } from "vitest";
import { summarizeEvent } from "#tests/support/summarize-event.ts";
import { parseTelegramUpdate } from "#workers/adapters/telegram/telegram-updates.ts";

const MARIA = { id: 5_551_234, is_bot: false, first_name: "Maria", username: "maria_s" };
const PRIVATE = { id: 5_551_234, first_name: "Maria", last_name: "Souza", type: "private" };
const GROUP = { id: -1_001_234_567_890, title: "Clientes VIP", type: "supergroup" };

const update = (told: object) => JSON.stringify({ update_id: 823_400_112, ...told });
const messageOf = (more: object, chat: object = PRIVATE) => ({
	message_id: 345,
	from: MARIA,
	chat,
	date: 1_790_000_000,
	...more,
});

function told(body: string): string[] {
	const parsed = parseTelegramUpdate(body);
	if (parsed.kind === "damaged") return ["damaged"];
	if (parsed.kind !== "events") return [`${parsed.kind} ${parsed.reason}`];
	return parsed.events.map(summarizeEvent);
}
const toldOf = (more: object, chat?: object) => told(update({ message: messageOf(more, chat) }));

const FILE = { file_id: "BQACAgEAAxk_BAA-1", file_unique_id: "AgAD", file_size: 4_096 };
const START = "in/live 5551234:345 telegram:5551234";
const END = "name=Maria Souza at=1790000000000";

test("every kind of message is told as what it is", () => {
	const table: [object, string][] = [
		[{ text: "Quero saber o preço" }, `text "Quero saber o preço"`],
		[
			{ photo: [{ ...FILE, file_id: "small" }, FILE], caption: "assim?" },
			`image "assim?" {"mimetype":"image/jpeg","bytes":4096}`,
		],
		[
			{ voice: { ...FILE, duration: 7, mime_type: "audio/ogg" } },
			`audio "" {"mimetype":"audio/ogg","seconds":7,"bytes":4096}`,
		],
		[{ audio: { ...FILE, file_name: "a.mp3" } }, `audio "" {"fileName":"a.mp3","bytes":4096}`],
		[{ video: { ...FILE, duration: 3 } }, `video "" {"seconds":3,"bytes":4096}`],
		[{ video_note: FILE }, `video "" {"bytes":4096}`],
		[
			{ animation: { ...FILE, mime_type: "video/mp4" }, document: FILE },
			`video "" {"mimetype":"video/mp4","bytes":4096,"isGif":true}`,
		],
		[
			{ document: { ...FILE, file_name: "nota.pdf", mime_type: "application/pdf" } },
			`document "" {"mimetype":"application/pdf","fileName":"nota.pdf","bytes":4096}`,
		],
		[{ sticker: { ...FILE, emoji: "👍" } }, `sticker "" {"bytes":4096}`],
		[
			{ location: { latitude: -23.5, longitude: -46.6 } },
			`location "" {"latitude":-23.5,"longitude":-46.6}`,
		],
		[
			{
				location: { latitude: 1, longitude: 2 },
				venue: { location: { latitude: 1, longitude: 2 }, title: "Loja", address: "Rua 1" },
			},
			`location "Loja\\nRua 1" {"latitude":1,"longitude":2}`,
		],
		[
			{ contact: { phone_number: "+5511987654321", first_name: "João", user_id: 1 } },
			`contact "João\\n+5511987654321"`,
		],
		[{ dice: { emoji: "🎲", value: 3 } }, `text "🎲"`],
		[{ poll: { question: "?" } }, `other ""`],
		[
			{ poll: { question: "Qual?", options: [{ text: "A" }], allows_multiple_answers: true } },
			`other "Qual?\\nA" {"kind":"poll","isMultiple":true}`,
		],
	];
	for (const [more, expected] of table)
		expect(toldOf(more)).toEqual([`${START} ${expected} ${END}`]);
});

test("a vote tells all that was chosen in a poll of the bot's, which has an id of its own", () => {
	const told = (more: object) =>
		parseTelegramUpdate(update({ poll_answer: { poll_id: "53001", option_ids: [2, 0], ...more } }));
	expect(told({ user: { id: 77, is_bot: false, first_name: "Ana", last_name: "Lima" } })).toEqual({
		kind: "events",
		events: [
			{
				type: "vote",
				providerId: "53001",
				voter: { kind: "telegram", value: "77" },
				name: "Ana Lima",
				choices: [2, 0],
				at: null,
			},
		],
	});
	expect(told({ voter_chat: { id: -100, title: "Clientes" } })).toMatchObject({
		events: [{ voter: { kind: "group", value: "-100" }, name: "Clientes" }],
	});
	expect(told({})).toMatchObject({ kind: "quarantine" });
});

test("the ref of a file is its id, and of a picture's sizes the largest a bot may have", () => {
	const photo = [
		{ ...FILE, file_id: "small" },
		{ ...FILE, file_id: "fits", file_size: 19_000_000 },
		{ ...FILE, file_id: "huge", file_size: 30_000_000 },
	];
	const parsed = parseTelegramUpdate(update({ message: messageOf({ photo }) }));
	expect(parsed).toMatchObject({ events: [{ content: { media: { ref: "fits" } } }] });
	const strange = { photo: [{ ...FILE, file_id: "../../etc/passwd" }] };
	expect(toldOf(strange)).toEqual([`${START} other "" ${END}`]);
});

test("in a group the chat is the contact and the writer the author; what concerns nobody in person is nothing", () => {
	expect(toldOf({ text: "Oi" }, GROUP)).toEqual([
		`in/live -1001234567890:345 group:-1001234567890 text "Oi" name=Clientes VIP author=Maria (telegram:5551234+telegram:@maria_s) at=1790000000000`,
	]);
	const admin = { text: "Oi", sender_chat: { id: -1, title: "Admins", type: "supergroup" } };
	expect(toldOf(admin, GROUP)[0]).toContain("author=Admins at=");
	expect(toldOf({ video_chat_started: {} }, GROUP)).toEqual(["ignored message"]);
	expect(toldOf({ text: "Novidades" }, { ...GROUP, type: "channel" })).toEqual(["ignored message"]);
});

test("a group that moves to another id is the same people", () => {
	const old = { ...GROUP, id: -55, type: "group" };
	expect(toldOf({ migrate_to_chat_id: GROUP.id }, old)).toEqual([
		"renumbered group:-55 to group:-1001234567890",
	]);
});

test("who comes, who goes, and what a group is called now, is told with who did it", () => {
	const beto = { id: 77, first_name: "Beto", is_bot: false };
	const start = "group_change group:-1001234567890";
	const by = "by=telegram:5551234+telegram:@maria_s";
	expect(toldOf({ new_chat_members: [beto] }, GROUP)).toEqual([
		`${start} added telegram:77 ${by} `,
	]);
	expect(toldOf({ new_chat_members: [MARIA] }, GROUP)).toEqual([
		`${start} joined telegram:5551234+telegram:@maria_s by=null `,
	]);
	expect(toldOf({ left_chat_member: beto }, GROUP)).toEqual([
		`${start} removed telegram:77 ${by} `,
	]);
	expect(toldOf({ left_chat_member: MARIA }, GROUP)[0]).toContain("left telegram:5551234");
	expect(toldOf({ new_chat_title: "Novo" }, GROUP)).toEqual([`${start} renamed  ${by} Novo`]);
	expect(toldOf({ new_chat_photo: [FILE] }, GROUP)[0]).toContain("pictured");
	// In a private chat there is nobody to come.
	expect(toldOf({ new_chat_title: "Novo" })).toEqual(["ignored message"]);
});

test("whom a text of a group names is told by number, or by the name in it", () => {
	const user = { id: 77, first_name: "Beto" };
	const entities = [
		{ type: "bold", offset: 0, length: 2 },
		{ type: "text_mention", offset: 3, length: 4, user },
		{ type: "mention", offset: 10, length: 9 },
	];
	const text = "Oi Beto e @loja_bot!";
	const parsed = parseTelegramUpdate(update({ message: messageOf({ text, entities }, GROUP) }));
	expect(parsed).toMatchObject({
		events: [
			{
				content: { text: "Oi @77 e @loja_bot!" },
				mentions: [
					{ addresses: [{ kind: "telegram", value: "77" }], name: "Beto" },
					{ addresses: [{ kind: "telegram", value: "@loja_bot" }], name: "loja_bot" },
				],
			},
		],
	});
});

test("answers quote within their chat, edits and reactions name their message", () => {
	const answered = toldOf({ text: "Sim", reply_to_message: { message_id: 12, date: 1 } });
	expect(answered[0]).toContain("quotes=5551234:12");
	const edited = (more: object) => told(update({ edited_message: messageOf(more) }));
	expect(edited({ text: "Quero o 39" })).toEqual([`edited 5551234:345 "Quero o 39"`]);
	expect(edited({ caption: "assim" })).toEqual([`edited 5551234:345 "assim"`]);
	expect(edited({ location: { latitude: 1, longitude: 2 } })).toEqual(["ignored edited_message"]);
	const reacted = (new_reaction: object[]) =>
		told(update({ message_reaction: { chat: PRIVATE, message_id: 9, new_reaction } }));
	expect(reacted([{ type: "emoji", emoji: "❤" }])).toEqual([
		"reaction ❤ on 5551234:9 fromMe=false",
	]);
	expect(reacted([])).toEqual(["reaction  on 5551234:9 fromMe=false"]);
	expect(reacted([{ type: "custom_emoji", custom_emoji_id: "5" }])).toEqual([
		"ignored message_reaction",
	]);
});

test("what is not understood is kept, what nobody needs is dropped", () => {
	expect(told("{")).toEqual(["damaged"]);
	expect(told("[]")).toEqual(["quarantine envelope"]);
	expect(told(update({ message: { text: "sem chat" } }))).toEqual(["quarantine message"]);
	expect(told(update({ my_chat_member: { chat: PRIVATE } }))).toEqual(["ignored update"]);
	// 52 bits are exact; more would have changed on the way.
	const large = { ...PRIVATE, id: 2 ** 52 - 1 };
	expect(toldOf({ text: "x" }, large)[0]).toContain("telegram:4503599627370495");
	expect(toldOf({ text: "x" }, { ...PRIVATE, id: 2 ** 60 })).toEqual(["quarantine message"]);
	expect(toldOf({ text: "x", from: "?", date: "ontem" })[0]).toContain("at=0");
});
