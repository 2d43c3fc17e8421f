import { expect, test } from "vitest";
import { planForwardedFile } from "#app/domain/inbox/forwarding.ts";

const PHOTO = { mimetype: "image/jpeg", bytes: 2_000 };
const rule = (caption: boolean, maxBytes = 10_000) => ({ caption, maxBytes });
const RULES = {
	maxTextLength: 100,
	files: { image: { ...rule(true), maxCaption: 10 }, document: rule(false, 50_000) },
};
const plan = (text: string, file = PHOTO, rules: Parameters<typeof planForwardedFile>[2] = RULES) =>
	planForwardedFile({ text, kind: "image" }, file, rules);

test("a file goes on as what it is, with its text below it", () => {
	expect(plan(" Veja ")).toEqual({
		ok: true,
		value: { kind: "image", caption: "Veja", follows: null },
	});
	expect(plan("")).toMatchObject({ value: { caption: "", follows: null } });
});

test("a text that may not stand below it, or is too long for that, goes behind it", () => {
	const long = "Veja só o que chegou";
	expect(plan(long)).toMatchObject({ value: { kind: "image", caption: "", follows: long } });
	const bare = { ...RULES, files: { image: rule(false) } };
	expect(plan("Veja", PHOTO, bare)).toMatchObject({ value: { caption: "", follows: "Veja" } });
});

test("what the channel does not take as itself goes as a document, a voice note as what else it may be", () => {
	const large = { ...PHOTO, bytes: 20_000 };
	expect(plan("", large)).toMatchObject({ value: { kind: "document" } });
	const voice = { mimetype: "audio/ogg", bytes: 2_000 };
	const heard = { maxTextLength: 100, files: { audio: rule(false), document: rule(true) } };
	const forwarded = planForwardedFile({ text: "", kind: "voice" }, voice, heard);
	expect(forwarded).toMatchObject({ value: { kind: "audio" } });
});

test("it is refused whole where a part of it would be lost", () => {
	expect(plan("", { ...PHOTO, bytes: 90_000 })).toEqual({ ok: false, code: "file_too_large" });
	expect(plan("", PHOTO, { maxTextLength: 100 })).toEqual({
		ok: false,
		code: "file_type_not_taken",
	});
	expect(plan("x".repeat(101))).toEqual({ ok: false, code: "message_too_long" });
});
