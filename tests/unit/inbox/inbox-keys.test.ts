import { expect, test } from "vitest";
import { en } from "#app/inbox/later-strings.en.ts";
import {
	CONVERSATION_ACTS,
	isTyping,
	KEY_SHEET,
	keysOf,
	readInboxCommand,
} from "#app/inbox/inbox-keys.ts";

const pressed = (over: Partial<Parameters<typeof readInboxCommand>[0]>) => ({
	key: "",
	code: "",
	altKey: false,
	ctrlKey: false,
	metaKey: false,
	shiftKey: false,
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

test("letters with Alt act on the open conversation, by their place; Shift makes another act of one", () => {
	expect(read({ key: "c", code: "KeyC", altKey: true })).toBe("close");
	expect(read({ key: "a", code: "KeyA", altKey: true }, true)).toBe("take");
	expect(read({ key: "A", code: "KeyA", altKey: true, shiftKey: true })).toBe("assign");
	expect(read({ key: "J", code: "KeyJ", altKey: true, shiftKey: true })).toBe(null);
});

test("what types a letter while one writes stays writing: accents of a Mac, and its own letters", () => {
	// Option+U waits for the letter under the trema; Option+C is "ç" and Option+A is "å".
	for (const [key, code] of [
		["Dead", "KeyU"],
		["ç", "KeyC"],
		["å", "KeyA"],
	] as const) {
		expect(read({ key, code, altKey: true }, true), code).toBe(null);
		expect(read({ key, code, altKey: true }, false), code).not.toBe(null);
	}
});

test("keys of the browser are nobody's here: its menus, its address, its tabs", () => {
	for (const code of ["KeyD", "KeyE", "KeyF", "Digit1", "ArrowLeft", "Home"])
		expect(read({ key: "", code, altKey: true }), code).toBe(null);
});

test("ABNT2 and US: the same places, whatever sign they type", () => {
	// On ABNT2 "?" is Shift+KeyW with AltGr free, "/" is KeyQ with AltGr or its own key.
	expect(read({ key: "?", code: "IntlRo", shiftKey: true })).toBe("help");
	expect(read({ key: "/", code: "IntlRo" })).toBe("search");
	expect(read({ key: "?", code: "Slash", shiftKey: true })).toBe("help");
	expect(read({ key: "/", code: "Slash" })).toBe("search");
	// AltGr+Q types "/" with Ctrl and Alt held by the system.
	expect(read({ key: "/", code: "KeyQ", altKey: true, ctrlKey: true })).toBe(null);
});

test("a letter or digit alone begins an answer; with a modifier, or as a sign, it does not", () => {
	for (const key of ["o", "É", "ç", "7"]) expect(isTyping(pressed({ key }))).toBe(true);
	for (const over of [{ key: "Enter" }, { key: " " }, { key: "/" }, { key: "c", ctrlKey: true }])
		expect(isTyping(pressed(over))).toBe(false);
});

test("the sheet explains each command, and the palette knows the keys of each act", () => {
	const shown: string[] = KEY_SHEET.map((row) => row.id);
	expect(shown.every((id) => id in en.help.commands)).toBe(true);
	for (const act of CONVERSATION_ACTS) {
		expect(shown).toContain(act);
		expect(keysOf(act).length).toBeGreaterThan(0);
	}
});
