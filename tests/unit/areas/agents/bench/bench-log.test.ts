import { expect, test } from "vitest";
import type { BenchEvent } from "#app/contracts/agents.ts";
import {
	applyEvent,
	finishTurn,
	hasRoom,
	newTurn,
	toRequestTurns,
} from "#app/areas/agents/bench/bench-log.ts";

const told = (...events: BenchEvent[]) => events.reduce(applyEvent, newTurn("Oi?"));
const answer = (text: string): BenchEvent => ({
	type: "answer",
	text,
	inputTokens: 10,
	outputTokens: 5,
	costMicros: 7,
});

test("pieces add up, and the whole answer replaces them: it is what would leave", () => {
	const turn = told(
		{ type: "found", passages: [] },
		{ type: "delta", text: "**30" },
		{ type: "delta", text: " dias**" },
	);
	expect(turn.answer).toBe("**30 dias**");
	const done = finishTurn(applyEvent(turn, answer("*30 dias*")));
	expect(done).toMatchObject({
		answer: "*30 dias*",
		usage: { tokens: 15, costMicros: 7 },
		isDone: true,
		failure: null,
	});
});

test("a hand-over says why, and what would still be said", () => {
	const turn = told({ type: "hand_over", reason: "no_answer", text: "Vou chamar alguém." });
	expect(finishTurn(turn)).toMatchObject({
		handOver: { reason: "no_answer" },
		answer: "Vou chamar alguém.",
		failure: null,
	});
	const silent = finishTurn(told({ type: "hand_over", reason: "outside_hours", text: null }));
	expect(silent).toMatchObject({ answer: "", failure: null });
	const needless = finishTurn(told({ type: "nothing" }));
	expect(needless, "no answer is one").toMatchObject({ isSilent: true, failure: null });
});

test("a stream that ends without a word was cut off", () => {
	expect(finishTurn(told({ type: "found", passages: [] })).failure).toBe("unavailable");
	expect(finishTurn(told({ type: "failed", code: "model_failed" })).failure).toBe("model_failed");
	expect(finishTurn(told({ type: "delta", text: "Até" }), "stopped").failure).toBe("stopped");
});

test("the server is told of questions and answers in order, and of no more than it takes", () => {
	const turns = [finishTurn(told(answer("Olá."))), newTurn("E o frete?")];
	expect(toRequestTurns(turns)).toEqual([
		{ by: "customer", text: "Oi?" },
		{ by: "agent", text: "Olá." },
		{ by: "customer", text: "E o frete?" },
	]);
	const many = Array.from({ length: 20 }, () => finishTurn(told(answer("Olá."))));
	expect(hasRoom(many)).toBe(false);
	expect(hasRoom(many.slice(1))).toBe(true);
});
