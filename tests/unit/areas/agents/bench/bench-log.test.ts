import { expect, test } from "vitest";
import type { ReadBenchEvent as BenchEvent } from "#app/areas/agents/bench/forms.ts";
import { bareTrace } from "#app/domain/agents/trace.ts";
import {
	applyEvent,
	finishTurn,
	hasRoom,
	newTurn,
	toCase,
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

test("a turn is kept as a case that ends as it did", () => {
	const passage = { title: "Trocas", text: "30 dias", share: 0.9 };
	const trace = (used: string[], isUnknown = false): BenchEvent => ({
		type: "trace",
		trace: {
			...bareTrace("Oi?"),
			isUnknown,
			passages: ["e1", "e2"].map((entryId) => ({
				...passage,
				entryId,
				isUsed: used.includes(entryId),
			})),
		},
	});
	const kept = (...events: BenchEvent[]) => toCase([finishTurn(told(...events))], 0)?.expects;
	expect(kept(trace(["e1"]), answer("30 dias"))).toEqual({
		outcome: "answered",
		entryId: "e1",
		includes: [],
		excludes: [],
	});
	// A model was given both.
	expect(kept(trace(["e1", "e2"]), answer("30 dias"))).toMatchObject({ entryId: null });
	expect(kept(trace([], true), answer("Não encontrei"))).toMatchObject({ outcome: "asked_back" });
	expect(kept({ type: "nothing" })).toMatchObject({ outcome: "nothing" });
	const handOver: BenchEvent = { type: "hand_over", reason: "requested", text: null };
	expect(kept(handOver)).toMatchObject({ outcome: "handed_over" });
	expect(kept({ type: "failed", code: "model_failed" })).toBeUndefined();
	expect(toCase([newTurn("Oi?")], 0), "it is not done").toBeNull();
	const first = finishTurn(told(answer("Olá.")));
	expect(toCase([first, finishTurn(told(answer("30 dias")))], 1)?.before).toEqual([
		{ by: "customer", text: "Oi?" },
		{ by: "agent", text: "Olá." },
	]);
});

test("a turn in which one thing was done becomes a case that demands it; of several nobody knows which", () => {
	const act = (name: string, ok = true) => ({
		name,
		arguments: '{"pedido":"77"}',
		result: "",
		ok,
		ms: 1,
	});
	const kept = (acts: ReturnType<typeof act>[]) => {
		const trace = { ...bareTrace("Oi?"), acts };
		return toCase([finishTurn(told({ type: "trace", trace }, answer("Já vejo.")))], 0)?.expects.act;
	};
	expect(kept([act("espiar", false), act("consultar_pedido")])).toEqual({
		name: "consultar_pedido",
		values: { pedido: "77" },
	});
	expect(kept([act("a"), act("b")])).toBeUndefined();
	expect(kept([])).toBeUndefined();
});
