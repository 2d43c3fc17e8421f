import { expect, test } from "vitest";
import { type Mark, readMark, toggleMark } from "#app/domain/chat/formatting.ts";

/** `[` and `]` stand where the selection begins and ends. */
function apply(drawn: string, mark: Mark): string {
	const start = drawn.indexOf("[");
	const end = drawn.indexOf("]") - 1;
	const text = drawn.replace("[", "").replace("]", "");
	const done = toggleMark({ text, start, end }, mark);
	const after = text.slice(0, done.from) + done.insert + text.slice(done.to);
	return `${after.slice(0, done.start)}[${after.slice(done.start, done.end)}]${after.slice(done.end)}`;
}

test.for([
	["o [preço] novo", "bold", "o *[preço]* novo"],
	["o[ preço ]novo", "bold", "o *[preço]* novo"],
	["o *[preço]* novo", "bold", "o [preço] novo"],
	["o [*preço*] novo", "bold", "o [preço] novo"],
	["o *[preço]* novo", "italic", "o *_[preço]_* novo"],
	["[tudo]", "strike", "~[tudo]~"],
	["Oi []", "bold", "Oi *[]*"],
	["[*]", "bold", "*[*]*"],
] as const)("%s as %s is %s", ([before, mark, after]) => {
	expect(apply(before, mark)).toBe(after);
});

test("keys of WhatsApp, with Ctrl or with Cmd, and no others", () => {
	const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
	const press = (key: string, over: Partial<typeof none>) =>
		readMark({ key, code: "", ...none, ...over });
	expect(press("b", { ctrlKey: true })).toBe("bold");
	expect(press("I", { metaKey: true })).toBe("italic");
	expect(press("X", { ctrlKey: true, shiftKey: true })).toBe("strike");
	// Cut, the browser's own, AltGr, and letters.
	expect(press("x", { ctrlKey: true })).toBeNull();
	expect(press("b", { ctrlKey: true, shiftKey: true })).toBeNull();
	expect(press("b", { ctrlKey: true, altKey: true })).toBeNull();
	expect(press("b", {})).toBeNull();
});
