import { expect, test } from "vitest";
import type { Turn } from "#app/contracts/agents.ts";
import { play, type Reply } from "#tests/quality/dialogue-run.ts";
import type { DialogueTurn } from "#tests/quality/dialogues.ts";
import type { Shop } from "#tests/quality/shop.ts";
import type { AnswerDraft } from "#workers/services/agents/answer-draft.ts";

const cost = {
	found: [],
	acts: [] as never[],
	usage: { inputTokens: 0, outputTokens: 0 },
	costMicros: 0,
	language: "pt" as const,
};

/** Makes of the newest text what its first word says; keeps what it was asked. */
function openFake() {
	const asked: { turns: readonly Turn[]; isMeanwhile: boolean }[] = [];
	const shop: Shop = {
		ask: async (turns, isMeanwhile = false) => {
			asked.push({ turns, isMeanwhile });
			return { draft: draftOf(turns.at(-1)), prompted: [] };
		},
		close: () => undefined,
	};
	return { shop, asked };
}

function draftOf(turn: Turn | undefined): AnswerDraft {
	const [word = ""] = (turn?.text ?? "").split(" ");
	if (word === "pessoa") return { ...cost, type: "hand_over", reason: "requested" };
	if (word === "hum" || turn?.medium) return { ...cost, type: "nothing" };
	const is = { isUnknown: word === "unicórnio", isCourtesy: word === "obrigado" };
	return { ...cost, type: "answer", text: `sobre ${word}`, ...is };
}

const says = (text: DialogueTurn["says"], change: Partial<DialogueTurn> = {}): DialogueTurn => ({
	says: text,
	after: 1,
	expects: { state: "agent" },
	...change,
});
const kinds = (replies: readonly Reply[]) => replies.map(({ kind }) => kind);
const playAll = async (...turns: DialogueTurn[]) => {
	const { shop, asked } = openFake();
	return { replies: await play(shop, { name: "conversa", turns }), asked };
};

test("each turn is answered as it is drafted, and the agent keeps the conversation", async () => {
	const { replies } = await playAll(
		says("preço"),
		says("unicórnio"),
		says("obrigado"),
		says("hum"),
	);
	expect(kinds(replies)).toEqual(["answer", "unknown", "courtesy", "nothing"]);
	expect(replies.map(({ handler }) => handler)).toEqual(["agent", "agent", "agent", "agent"]);
	expect(replies[0]?.text).toBe("sobre preço");
});

test("a hand-over is said in the product's words; meanwhile the agent is asked as such, and not handed over again", async () => {
	const { replies, asked } = await playAll(says("pessoa"), says("preço"), says("pessoa já"));
	expect(kinds(replies)).toEqual(["hand_over", "answer", "nothing"]);
	expect(replies[0]?.text).toMatch(/^Certo! /u);
	expect(replies.map(({ handler }) => handler)).toEqual(["nobody", "nobody", "nobody"]);
	expect(asked.map(({ isMeanwhile }) => isMeanwhile)).toEqual([false, true, true]);
});

test("half an hour after a hand-over the agent goes on", async () => {
	const early = await playAll(says("pessoa"), says("preço", { after: 29 }));
	expect(early.replies[1]?.handler).toBe("nobody");
	const late = await playAll(says("pessoa"), says("preço", { after: 30 }));
	expect(late.replies[1]?.handler).toBe("agent");
	expect(late.asked[1]?.isMeanwhile).toBe(false);
});

test("the same answer a third time hands over; a courtesy is not repeated", async () => {
	const loop = await playAll(says("preço 1"), says("preço 2"), says("preço 1"));
	expect(kinds(loop.replies)).toEqual(["answer", "answer", "hand_over"]);
	const thanks = await playAll(says("obrigado 1"), says("obrigado 2"), says("obrigado 3"));
	expect(kinds(thanks.replies)).toEqual(["courtesy", "courtesy", "nothing"]);
	expect(thanks.replies[2]?.handler).toBe("agent");
});

test("the customer's same text a third time hands over without an answer", async () => {
	const { replies, asked } = await playAll(says("hum"), says("hum"), says("hum"));
	// "hum" is a courtesy, which may be said again and again.
	expect(kinds(replies)).toEqual(["nothing", "nothing", "nothing"]);
	expect(asked).toHaveLength(3);
	const same = await playAll(says("tem xyz"), says("Tem XYZ?"), says("tem xyz"));
	expect(kinds(same.replies)).toEqual(["answer", "answer", "hand_over"]);
	expect(same.asked).toHaveLength(2);
});

test("a burst is answered once, and a conversation is over after long silence", async () => {
	const { replies, asked } = await playAll(says(["oi", "preço"]), says("pessoa"));
	expect(replies).toHaveLength(2);
	expect(asked[0]?.turns.map(({ text }) => text)).toEqual(["oi", "preço"]);
	const week = await playAll(says("pessoa"), says("preço", { after: 7 * 24 * 60 }));
	expect(week.replies[1]?.handler).toBe("agent");
});

test("a voice note is no text, whatever is in it; a caption is", async () => {
	const { asked } = await playAll(
		says("preço", { medium: "audio" }),
		says("preço", { medium: "image" }),
		says("", { medium: "image" }),
		says("", { medium: "location" }),
	);
	const heard = asked.map(({ turns }) => turns.at(-1));
	expect(heard.map((turn) => turn?.medium)).toEqual(["audio", undefined, "image", "location"]);
	expect(heard[1]?.text).toBe("preço");
});
