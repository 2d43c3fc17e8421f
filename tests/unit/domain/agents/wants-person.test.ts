import { expect, test } from "vitest";
import { wantsPerson } from "#app/domain/agents/wants-person.ts";

test.each([
	"prefiro resolver com uma pessoa",
	"me passa pro financeiro",
	"tem alguém da equipe que possa me atender?",
	"não quero falar com robô",
	"podem me retornar nesse número?",
	"queria um atendente de carne e osso",
	"atendente por favor",
	"quero atendimento por uma pessoa",
])("%j asks for somebody", (text) => {
	expect(wantsPerson(text)).toBe(true);
});

test.each([
	"não quero falar com atendente",
	"mesa para duas pessoas",
	"o atendente foi ótimo ontem",
	"quero falar com a transportadora",
	"qual o preço por pessoa?",
	"atendem sem agendar?",
	"qual o horário de atendimento por favor?",
	"posso entrar em contato por e-mail?",
	"tem atendimento presencial?",
])("%j does not", (text) => {
	expect(wantsPerson(text)).toBe(false);
});
