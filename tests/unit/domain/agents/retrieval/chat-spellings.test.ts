import { expect, test } from "vitest";
import { CHAT_SPELLINGS } from "#app/domain/agents/retrieval/chat-spellings.ts";

test("two hundred shortened words and more, none of which means itself", () => {
	expect(CHAT_SPELLINGS.size).toBeGreaterThanOrEqual(200);
	expect(CHAT_SPELLINGS.get("qto")).toEqual(["quanto"]);
	expect(CHAT_SPELLINGS.get("fds")).toEqual(["fim", "de", "semana"]);
	for (const [short, meant] of CHAT_SPELLINGS) expect(meant, short).not.toEqual([short]);
});
