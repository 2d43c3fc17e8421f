import { expect, test } from "vitest";
import { sayCall } from "#app/domain/inbox/message-words.ts";
import { en } from "#app/domain/inbox/message-words.en.ts";
import { pt } from "#app/domain/inbox/message-words.pt.ts";

test("a call says in the reader's language what it was; what a later release wrote is a call", () => {
	expect(sayCall("video", pt)).toBe("Ligação de vídeo");
	expect(sayCall("voice_refused", en)).toBe("Voice call declined automatically");
	expect(sayCall("hologram", pt)).toBe("Ligação");
});
