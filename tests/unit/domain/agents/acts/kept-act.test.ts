import { expect, test } from "vitest";
import {
	ACT_DECISIONS,
	ACT_STATES,
	actStateAt,
	ASKED_FOR_MS,
	decideAct,
	isOpenAct,
	RUNNING_FOR_MS,
} from "#app/domain/agents/acts/kept-act.ts";

test("a question is forgotten after a day, and a call that does not come back has an end nobody knows", () => {
	const at = (state: "asked" | "running" | "done", now: number) =>
		actStateAt({ state, askedAt: 0, changedAt: 1_000 }, now);
	expect(at("asked", ASKED_FOR_MS - 1)).toBe("asked");
	expect(at("asked", ASKED_FOR_MS)).toBe("expired");
	expect(at("running", RUNNING_FOR_MS + 999)).toBe("running");
	expect(at("running", RUNNING_FOR_MS + 1_000)).toBe("unknown");
	expect(at("done", 10 * ASKED_FOR_MS)).toBe("done");
});

test("K11 only what waits is confirmed or refused, and only what nobody knows is told by a member", () => {
	const decided = ACT_STATES.flatMap((state) =>
		ACT_DECISIONS.flatMap((decision) => {
			const next = decideAct(state, decision);
			return next === null ? [] : [[state, decision, next]];
		}),
	);
	expect(decided).toEqual([
		["asked", "confirm", "running"],
		["asked", "refuse", "refused"],
		["unknown", "was_done", "done"],
		["unknown", "was_not_done", "failed"],
	]);
	expect(ACT_STATES.filter(isOpenAct)).toEqual(["asked", "running", "unknown"]);
});
