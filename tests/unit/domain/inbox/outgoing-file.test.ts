import { expect, test } from "vitest";
import {
	chooseKind,
	contentOf,
	type FileKind,
	fileOf,
	judgeFile,
	kindOf,
	type MessageFile,
} from "#app/domain/inbox/outgoing-file.ts";

const MB = 1024 * 1024;
const rules = {
	image: { maxBytes: 5 * MB, mimetypes: ["image/jpeg", "image/png"], caption: true },
	document: { maxBytes: 100 * MB, caption: true },
};

test.each([
	["image/png", "image"],
	["video/mp4", "video"],
	["audio/ogg", "audio"],
	["application/pdf", "document"],
	["application/octet-stream", "document"],
	["", "document"],
])("%s is shown as %s", (mimetype, kind) => {
	expect(kindOf(mimetype)).toBe(kind);
});

test("a file of each kind is taken or refused for a reason", () => {
	const image = (bytes: number, mimetype = "image/png") => ({ bytes, mimetype });
	expect(judgeFile(image(5 * MB), "image", rules).ok).toBe(true);
	expect(judgeFile(image(5 * MB + 1), "image", rules)).toMatchObject({ code: "file_too_large" });
	expect(judgeFile(image(0), "image", rules)).toMatchObject({ code: "file_empty" });
	expect(judgeFile(image(1, "image/webp"), "image", rules)).toMatchObject({
		code: "file_type_not_taken",
	});
	expect(judgeFile(image(1), "voice", rules)).toMatchObject({ code: "file_type_not_taken" });
});

test("only a film is a picture that moves by itself", () => {
	const file = { hash: "h", name: "a.mp4", mimetype: "video/mp4", bytes: 1, isGif: true } as const;
	const film = contentOf({ ...file, kind: "video" }, "");
	expect(film.media).toMatchObject({ isGif: true });
	expect(fileOf(film, "h")).toMatchObject({ kind: "video", isGif: true });
	expect(contentOf({ ...file, kind: "document" }, "").media).not.toHaveProperty("isGif");
});

test("what is not taken as itself goes as a document where that is taken", () => {
	expect(chooseKind({ mimetype: "image/png", bytes: MB }, rules)).toMatchObject({ value: "image" });
	expect(chooseKind({ mimetype: "image/png", bytes: 6 * MB }, rules)).toMatchObject({
		value: "document",
	});
	expect(chooseKind({ mimetype: "video/mp4", bytes: MB }, rules)).toMatchObject({
		value: "document",
	});
	expect(chooseKind({ mimetype: "video/mp4", bytes: 101 * MB }, rules)).toMatchObject({
		code: "file_too_large",
	});
	expect(chooseKind({ mimetype: "video/mp4", bytes: 0 }, rules)).toMatchObject({
		code: "file_empty",
	});
	expect(chooseKind({ mimetype: "video/mp4", bytes: 1 }, {})).toMatchObject({
		code: "file_type_not_taken",
	});
});

const file = (kind: FileKind): MessageFile => ({
	kind,
	hash: "a".repeat(64),
	name: "nota.ogg",
	mimetype: "audio/ogg",
	bytes: 10,
	seconds: 3,
	waveform: [1, 2],
	width: undefined,
	height: undefined,
});

test.each(["voice", "audio", "document"] as const)(
	"a message's content says of a %s all that is needed to send it again",
	(kind) => {
		const content = contentOf(file(kind), "Ouça");
		expect(content.type).toBe(kind === "voice" ? "audio" : kind);
		expect(JSON.stringify(content)).not.toContain("aaaa");
		expect(fileOf(content, "a".repeat(64))).toEqual(file(kind));
	},
);

test("a text brings no file", () => {
	expect(fileOf({ type: "text", text: "Oi" }, "a".repeat(64))).toBeNull();
});
