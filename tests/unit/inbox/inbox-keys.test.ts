import { expect, test } from "vitest";
import { en } from "#app/inbox/later-strings.en.ts";
import { INBOX_COMMANDS, KEY_SHEET, readInboxCommand } from "#app/inbox/inbox-keys.ts";

const pressed = (over: Partial<Parameters<typeof readInboxCommand>[0]>) => ({
	key: "",
	code: "",
	altKey: false,
	ctrlKey: false,
	metaKey: false,
	...over,
});
const read = (over: Parameters<typeof pressed>[0], isWriting = false, hasSingleKeys = true) =>
	readInboxCommand(pressed(over), isWriting, hasSingleKeys);

test("Alt+J and Alt+K go on by the key's place, also while writing; AltGr types a sign", () => {
	expect(read({ key: "∆", code: "KeyJ", altKey: true }, true)).toBe("next");
	expect(read({ key: "k", code: "KeyK", altKey: true })).toBe("previous");
	expect(read({ key: "j", code: "KeyJ", altKey: true, ctrlKey: true })).toBe(null);
	expect(read({ key: "j", code: "KeyJ" })).toBe(null);
});

test("Alt+R leads to where one writes (inbox A3)", () => {
	expect(read({ key: "®", code: "KeyR", altKey: true })).toBe("compose");
	expect(read({ key: "r", code: "KeyR" })).toBe(null);
});

test("the signs / and ? act alone, but not where one writes nor when they are switched off", () => {
	expect(read({ key: "/", code: "KeyQ" })).toBe("search");
	expect(read({ key: "?", code: "KeyW" })).toBe("help");
	expect(read({ key: "?", code: "KeyW" }, true)).toBe(null);
	expect(read({ key: "/", code: "Slash" }, false, false)).toBe(null);
	expect(read({ key: "/", code: "Slash", ctrlKey: true })).toBe(null);
	expect(read({ key: "Escape", code: "Escape" }, true, false)).toBe("back");
});

test("the sheet explains each command", () => {
	const shown: string[] = KEY_SHEET.map((row) => row.id);
	expect(INBOX_COMMANDS.filter((command) => !shown.includes(command))).toEqual([]);
	expect(shown.every((id) => id in en.help.commands)).toBe(true);
});
