import { expect, test } from "vitest";
import {
	type AutomaticFacts,
	fillAutomatic,
	listUnfillable,
} from "#app/domain/desk/automatic-text.ts";

const facts = (changed: Partial<AutomaticFacts> = {}): AutomaticFacts => ({
	contactName: "Maria Souza",
	conversationId: "0199abcd-1234-7000-8000-000000000000",
	schedule: {
		timeZone: "America/Sao_Paulo",
		open: ([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: 540, to: 1080 })),
		closedDays: [],
	},
	answersWithin: "em até 2 horas",
	timeZone: "America/Sao_Paulo",
	/** A Tuesday evening. */
	at: Date.parse("2026-11-24T20:00:00-03:00"),
	...changed,
});

test("variables are filled, in the language of the text", () => {
	expect(
		fillAutomatic(
			"{{saudacao}}, {{primeiro_nome}}! Voltamos {{abre}}. Respondemos {{prazo}}. Protocolo {{protocolo}}",
			facts(),
		),
	).toBe(
		"Boa noite, Maria! Voltamos às 9h de amanhã. Respondemos em até 2 horas. Protocolo 20261124-0199AB",
	);
	expect(
		fillAutomatic("Hello {{first_name}}, we are closed now and open {{ Abre }}.", facts()),
	).toBe("Hello Maria, we are closed now and open at 9 am tomorrow.");
});

test("a name that nobody knows leaves no hole", () => {
	const nobody = facts({ contactName: null });
	expect(fillAutomatic("Oi, {{primeiro_nome}}! Tudo bem?", nobody)).toBe("Oi! Tudo bem?");
	expect(fillAutomatic("Oi {{primeiro_nome}}, tudo bem?", nobody)).toBe("Oi, tudo bem?");
	expect(fillAutomatic("{{primeiro_nome}}, recebemos.", nobody)).toBe("Recebemos.");
	expect(fillAutomatic("Oi {{primeiro_nome|cliente}}!", nobody)).toBe("Oi cliente!");
});

test("a sentence about what is not known is not said", () => {
	const unknown = facts({ schedule: null, answersWithin: "" });
	expect(fillAutomatic("Recebemos. Voltamos {{abre}}. Respondemos {{prazo}}! Até.", unknown)).toBe(
		"Recebemos. Até.",
	);
	expect(fillAutomatic("Um\n{{prazo}}\nDois", unknown)).toBe("Um\nDois");
	expect(fillAutomatic("{{abre}}", unknown)).toBe("");
});

test("further ahead than a week the date is said", () => {
	const closedDays = Array.from({ length: 14 }, (_, ahead) =>
		new Date(Date.UTC(2026, 10, 24 + ahead)).toISOString().slice(0, 10),
	);
	const { schedule } = facts();
	const away = facts({ schedule: schedule && { ...schedule, closedDays } });
	expect(fillAutomatic("Voltamos {{abre}}.", away)).toBe("Voltamos às 9h de 8 de dezembro.");
});

test("what can never be filled is named", () => {
	expect(listUnfillable("{{abre}} {{prazo}} {{primeiro_nome}} {{saudacao}}")).toEqual([]);
	expect(listUnfillable("{{nomee}} {{atendente|a}} {{ABRE}}")).toEqual([
		"{{nomee}}",
		"{{atendente|a}}",
	]);
});
