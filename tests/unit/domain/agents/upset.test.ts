import { expect, test } from "vitest";
import { decideHandOver } from "#app/domain/agents/asks-for-person.ts";
import { isUpset } from "#app/domain/agents/upset.ts";

test.each([
	"vocês são uns ladrões",
	"que absurdo esse atendimento",
	"NUNCA MAIS compro aí",
	"vou no Procon amanhã",
	"🤬🤬",
	"ninguém me responde!",
	"your service is awful",
])("%j is said in anger", (text) => {
	expect(isUpset(text)).toBe(true);
	const rules = { words: [], onNoAnswer: true, onRequest: true, maxTurns: null };
	expect(decideHandOver(rules, [text], 0)).toBe("upset");
	expect(decideHandOver({ ...rules, onRequest: false }, [text], 0)).toBeNull();
});

test.each([
	"chegou rasgada, como faço pra trocar?",
	"qual a diária mais barata?",
	"podemos tomar no restaurante?",
	"morro de vergonha de perguntar, mas vocês parcelam?",
	"tem seguro contra roubo?",
	"abrem no feriado de quinta?",
])("%j is a question", (text) => {
	expect(isUpset(text)).toBe(false);
});
