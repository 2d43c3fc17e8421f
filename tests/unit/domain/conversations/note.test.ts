import { expect, test } from "vitest";
import {
	MAX_NOTE_LENGTH,
	type Mentionable,
	mayDeleteNote,
	mayEditNote,
	nameForMention,
	parseNote,
	readMentions,
	withCalled,
	withoutCalled,
	withoutMember,
} from "#app/domain/conversations/note.ts";
import {
	formatSystemLine,
	type NoteLine,
	parseSystemLine,
} from "#app/domain/conversations/system-line.ts";
import { ROLES } from "#app/domain/team/role.ts";

const member = (id: string, name: string): Mentionable => ({
	kind: "member",
	id,
	name,
	memberIds: [id],
});
const TEAM: Mentionable[] = [
	member("m-ana", "Ana"),
	member("m-souza", "Ana Souza"),
	member("m-rui", "Rui"),
	{ kind: "department", id: "d-vendas", name: "Vendas", memberIds: ["m-rui", "m-bia"] },
];
const NOTE: NoteLine = {
	code: "note",
	text: "@Ana Souza, veja com @Rui",
	by: "m-rui",
	mentions: [
		{ kind: "member", id: "m-souza", name: "Ana Souza" },
		{ kind: "member", id: "m-rui", name: "Rui" },
	],
};

test("a note has words, and not too many", () => {
	expect(parseNote("  Ligar amanhã \n")).toEqual({ ok: true, value: "Ligar amanhã" });
	expect(parseNote(" \u200B ")).toEqual({ ok: false, code: "message_empty" });
	expect(parseNote("a".repeat(MAX_NOTE_LENGTH)).ok).toBe(true);
	expect(parseNote("a".repeat(MAX_NOTE_LENGTH + 1))).toEqual({
		ok: false,
		code: "message_too_long",
	});
});

test("the longest name that fits is meant, a department calls its members, and nobody calls themself", () => {
	expect(readMentions("@Ana Souza e @Vendas, e-mail a@Rui.br", TEAM, "m-bia")).toEqual({
		mentions: [
			{ kind: "member", id: "m-souza", name: "Ana Souza" },
			{ kind: "member", id: "m-rui", name: "Rui" },
			{ kind: "department", id: "d-vendas", name: "Vendas" },
		],
		called: ["m-souza", "m-rui"],
	});
	expect(readMentions("@Anabela", TEAM, "m-rui").called).toEqual([]);
	expect(readMentions("@Rui", TEAM, "m-rui")).toMatchObject({
		mentions: [{ id: "m-rui" }],
		called: [],
	});
});

test("two of one name are told apart, and each is meant alone", () => {
	const twins = [member("0193-aaaa", "Lia"), member("0193-bbbb", "Lia")];
	const names = nameForMention(twins).map(({ mention }) => mention);
	expect(names).toEqual(["Lia aaaa", "Lia bbbb"]);
	expect(readMentions(`Oi @${String(names[1])}`, twins, "me").called).toEqual(["0193-bbbb"]);
	expect(readMentions("Oi @Lia", twins, "me").called).toEqual([]);
});

test("only its author edits a note; whoever manages the team deletes it too", () => {
	expect([mayEditNote(NOTE, "m-rui"), mayEditNote(NOTE, "m-ana")]).toEqual([true, false]);
	const may = ROLES.filter((role) => mayDeleteNote(NOTE, { memberId: "m-ana", role }));
	expect(may).toEqual(["admin", "manager"]);
	expect(mayDeleteNote(NOTE, { memberId: "m-rui", role: "operator" })).toBe(true);
});

test("J24 an erased member's name leaves the notes that call them; other notes stay as they are", () => {
	expect(withoutMember(NOTE, "m-souza")).toEqual({
		...NOTE,
		text: "@…, veja com @Rui",
		mentions: [{ kind: "member", id: "m-souza", name: "" }, NOTE.mentions[1]],
	});
	expect(withoutMember(NOTE, "m-ana")).toBe(null);
});

test("who is called waits until they were heard, the later call counts, and nobody left is nothing", () => {
	const called = withCalled(withCalled(null, ["a", "b"], 1), ["b"], 2);
	expect(called).toEqual({ a: 1, b: 2 });
	expect(withoutCalled(called, "a")).toEqual({ b: 2 });
	expect(withoutCalled({ b: 2 }, "b")).toBe(null);
	expect(withoutCalled(null, "b")).toBe(null);
});

test("a note stands in the ledger so that its code comes first, and is read as it was written", () => {
	const stored = formatSystemLine(NOTE);
	// The ledger's queries know notes by this beginning.
	expect(stored.startsWith('{"code":"note",')).toBe(true);
	expect(formatSystemLine({ ...NOTE, text: "x" }).startsWith('{"code":"note",')).toBe(true);
	expect(parseSystemLine(stored)).toEqual(NOTE);
	expect(parseSystemLine('{"code":"note","text":1,"by":"a"}')).toBe(null);
	expect(
		parseSystemLine('{"code":"note","text":"x","by":"a","mentions":[{"kind":"bot"}]}'),
	).toEqual({ code: "note", text: "x", by: "a", mentions: [] });
});
