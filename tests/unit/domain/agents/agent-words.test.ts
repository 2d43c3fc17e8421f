import { expect, test } from "vitest";
import {
	dutyAt,
	isWait,
	sayHandOver,
	sayMeanwhile,
	sayWait,
} from "#app/domain/agents/agent-words.ts";
import { AGENT_LANGUAGES } from "#app/domain/agents/agent.ts";
import { HAND_OVER_REASONS } from "#app/domain/agents/answering.ts";
import type { BusinessHours } from "#app/domain/channels/business-hours.ts";

/** Monday to Friday, 9 to 18, in São Paulo (UTC-3). */
const HOURS: BusinessHours = {
	timeZone: "America/Sao_Paulo",
	open: ([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: 540, to: 1080 })),
};
const at = (text: string) => Date.parse(`${text}-03:00`);

test.each(HAND_OVER_REASONS)("hand-over %s has words in each language (agents 3.3)", (reason) => {
	const said = AGENT_LANGUAGES.flatMap((language) =>
		[
			{ kind: "here" } as const,
			{ kind: "away" } as const,
			dutyAt(HOURS, at("2026-11-22T12:00"), false),
		].map((duty) => sayHandOver(reason, language, duty)),
	);
	expect(new Set(said).size).toBe(9);
	for (const text of said) expect(text.length).toBeGreaterThan(30);
});

test("a person is promised only when one is there; else it is said when (agents 3.3)", () => {
	const monday3am = dutyAt(HOURS, at("2026-11-23T03:00"), false);
	expect(sayHandOver("outside_hours", "pt", monday3am)).toBe(
		"Olá! Agora estamos fora do horário de atendimento. Voltamos às 9h de hoje, e a equipe responde por aqui.",
	);
	const monday8pm = dutyAt(HOURS, at("2026-11-23T20:00"), false);
	expect(sayHandOver("requested", "pt", monday8pm)).toContain("Voltamos às 9h de amanhã");
	expect(sayHandOver("requested", "en", monday8pm)).toContain("back at 9 am tomorrow");
	expect(sayHandOver("requested", "es", monday8pm)).toContain("mañana a las 9:00");
	const saturday = dutyAt(HOURS, at("2026-11-21T12:00"), false);
	expect(sayHandOver("no_answer", "pt", saturday)).toContain("às 9h de segunda-feira");
	expect(dutyAt(HOURS, at("2026-11-23T20:00"), true), "somebody works late").toEqual({
		kind: "here",
	});
	expect(sayHandOver("requested", "pt", { kind: "here" })).toContain("Vou chamar uma pessoa");
	expect(dutyAt(HOURS, at("2026-11-23T10:00"), false), "open, and nobody there").toEqual({
		kind: "away",
	});
	expect(dutyAt(null, 0, false)).toEqual({ kind: "away" });
	expect(sayHandOver("requested", "pt", { kind: "away" })).not.toMatch(/vou chamar/iu);
	expect(dutyAt({ timeZone: "America/Sao_Paulo", open: [] }, 0, false)).toEqual({ kind: "away" });
});

test("waiting is told apart from answering", () => {
	expect(AGENT_LANGUAGES.every((language) => isWait(sayWait(language, [])))).toBe(true);
	expect(isWait("Um instante")).toBe(false);
	expect(sayMeanwhile("Em 30 dias.", "pt", [])).toBe("Enquanto isso, posso adiantar:\nEm 30 dias.");
});
