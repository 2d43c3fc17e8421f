import { expect, test } from "vitest";
import { type DraftNote, isEmptyDraft, replacesDraft } from "#app/domain/inbox/draft.ts";

const note = (text: string, at: number, quotedId: string | null = null): DraftNote => ({
	text,
	quotedId,
	at,
});
const NOTHING = note("", 0);

test.each([
	["nothing stands here", NOTHING, note("oi", 1), false, true],
	["what came is later", note("oi", 1), note("olá", 2), false, true],
	["what stands here is later", note("oi", 2), note("olá", 1), false, false],
	[
		"both are of one moment: what the server tells is its last word",
		note("oi", 2),
		note("olá", 2),
		false,
		true,
	],
	["it was sent elsewhere", note("oi", 1), note("", 2), false, true],
	["it was sent here, and an older copy comes", note("", 2), note("oi", 1), false, false],
	["somebody is writing here", note("oi", 1), note("olá", 2), true, false],
	[
		"it was sent elsewhere while somebody writes on here",
		note("oi, ", 1),
		note("", 2),
		true,
		false,
	],
	["the composer has the focus and is empty", NOTHING, note("olá", 2), true, true],
	["only blanks stand in it", note("  ", 1), note("olá", 2), true, true],
	["a quote was chosen here", note("", 1, "m1"), note("olá", 2), true, false],
	["it is the same", note("oi", 1, "m1"), note("oi", 2, "m1"), false, false],
	["only the quote is another", note("oi", 1, "m1"), note("oi", 2, "m2"), false, true],
])("%s", (_when, own, told, isBeingWritten, replaces) => {
	expect(replacesDraft(own, told, isBeingWritten)).toBe(replaces);
});

test("blanks are no draft, a quote alone is one", () => {
	expect([isEmptyDraft(note(" \n", 1)), isEmptyDraft(note("", 1, "m1"))]).toEqual([true, false]);
});
