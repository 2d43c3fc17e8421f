import { expect, test } from "vitest";
import { noticeText } from "#app/domain/alerts/notice-text.ts";
import { en } from "#app/domain/inbox/message-words.en.ts";
import { pt } from "#app/domain/inbox/message-words.pt.ts";

test("a notification says the text, and what it is where there is none", () => {
	expect(noticeText({ type: "image", text: "Este aqui" }, pt)).toBe("Este aqui");
	expect(noticeText({ type: "image", text: "" }, pt)).toBe("Imagem");
	expect(noticeText({ type: "image", text: "" }, en)).toBe("Image");
});

test("a call is a code, which nobody is shown", () => {
	expect(noticeText({ type: "call", text: "video_refused" }, pt)).toBe(
		"Ligação de vídeo recusada automaticamente",
	);
	for (const text of ["", "hologram"])
		expect(noticeText({ type: "call", text }, en), text).toBe("Call");
});

test("what only a newer release knows is a message", () => {
	expect(noticeText({ type: "hologram" as "text", text: "" }, pt)).toBe("Mensagem");
});
