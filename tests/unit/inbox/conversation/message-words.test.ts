import { expect, test } from "vitest";
import { en } from "#app/domain/inbox/message-words.en.ts";
import { pt } from "#app/domain/inbox/message-words.pt.ts";
import { messageWords } from "#app/inbox/conversation/message-words.ts";

test("a call is told in the reader's language, and whether we refused it (gateway A5)", () => {
	const call = (text: string) => ({ type: "call", text }) as const;
	expect(messageWords(call("voice"), pt)).toBe("Ligação de voz");
	expect(messageWords(call("video_refused"), pt)).toBe("Ligação de vídeo recusada automaticamente");
	expect(messageWords(call("voice_refused"), en)).toBe("Voice call declined automatically");
	expect(messageWords(call("hologram"), pt)).toBe("Ligação");
});

test("a deleted message is told as deleted, whatever it was (gateway b)", () => {
	const deleted = { type: "image", text: "", deleted: true } as const;
	expect(messageWords(deleted, pt)).toBe("Mensagem apagada");
	expect(messageWords({ ...deleted, deleted: false }, pt)).toBe("Imagem");
});

test("shared contacts are told by their names, else by their number (gateway A6)", () => {
	const card = (text: string) => ({ type: "contact", text }) as const;
	expect(messageWords(card("Ana Lima\n+5511955554444\nBeto"), pt)).toBe("Ana Lima, Beto");
	expect(messageWords(card("+5511955554444"), pt)).toBe("+5511955554444");
	expect(messageWords(card(""), pt)).toBe("Contato");
});
