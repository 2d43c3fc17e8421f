import { expect, test } from "vitest";
import {
	asksForPerson,
	decideHandOver,
	findHandOverWord,
} from "#app/domain/agents/asks-for-person.ts";
import { measureProcessor } from "#tests/support/processor-time.ts";

test.each([
	"quero falar com um atendente",
	"Quero falar com uma pessoa!",
	"posso falar com alguém?",
	"Por favor, me passa pra um humano",
	"QUERO FALAR COM HUMANO",
	"falar com atendente",
	"Atendente",
	"atendente por favor",
	"tem alguém aí?",
	"preciso de um atendente",
	"quero atendimento humano",
	"chama o gerente",
	"me transfere para um vendedor",
	"I want to talk to a human",
	"can I speak with a real person please",
	"connect me to an agent",
	"human",
	"quiero hablar con una persona",
	"necesito hablar con un asesor",
	"Não entendi nada. Quero falar com uma pessoa",
	"me liga",
	"pode me ligar?",
	"liga pra mim por favor",
	"quero falar com a Bruna",
	"queria falar com a bruna do financeiro",
	"posso falar com o financeiro?",
	"Quero falar com Bruna",
	"passa o contato do gerente",
	"qual o telefone do dono?",
	"posso falar com vcs por telefone?",
	"tem alguém que possa me atender?",
	"tem alguém que me ajude?",
	"can someone call me please",
	"I want to speak with Anna",
	"is there someone who can help me? I need someone who can help",
	"me pueden llamar?",
	"quiero hablar con Ana",
])("%j asks for a person (agents 3.8)", (text) => {
	expect(asksForPerson(text)).toBe(true);
});

test.each([
	"não quero falar com atendente",
	"Nao preciso falar com uma pessoa",
	"não quero atendimento humano",
	"I don't want to talk to a human",
	"no quiero hablar con una persona",
	"quanto custa?",
	"a camiseta serve para uma pessoa alta?",
	"o atendente foi ótimo ontem",
	"vocês vendem direitos humanos em livro?",
	"quero um tênis",
	"tem pessoalmente?",
	"tem alguém que faça ajuste?",
	"tem pessoas que não gostam de jeans",
	"quero pessoa jurídica",
	"vendedor autônomo? quero ser",
	"não me liga",
	"não precisa me ligar",
	"não quero falar com a Bruna",
	"a Bruna já falou comigo",
	"não passa o contato do gerente",
	"qual o telefone da loja?",
	"vocês atendem por telefone?",
	"como liga o aparelho?",
	"quero falar com a transportadora",
	"preciso falar com o banco antes",
	"don't call me",
	"do you have someone who alters trousers?",
	"hay alguien que haga arreglos?",
	"no me llamen",
	"quero falar com o robô",
	"mesa para duas pessoas",
	"",
])("%j does not ask for a person (agents 3.8)", (text) => {
	expect(asksForPerson(text)).toBe(false);
});

test("a long text with one wish in it is read quickly", () => {
	const spent = measureProcessor();
	asksForPerson("quero quero falar com com com ".repeat(3_000));
	expect(spent()).toBeLessThan(200);
});

test("the agent's own words count whole, without case and accents", () => {
	expect(findHandOverWord("Quero a DEVOLUCAO já", ["devolução"])).toBe("devolução");
	expect(findHandOverWord("quero falar do meu reembolso hoje", ["meu reembolso"])).toBe(
		"meu reembolso",
	);
	expect(findHandOverWord("reembolsos", ["reembolso"])).toBeNull();
	expect(findHandOverWord("qualquer coisa", ["", "  ", "!!"])).toBeNull();
});

test("people take over on request, on a word, after enough turns, and only as the rules say", () => {
	const rules = { words: ["procon"], onNoAnswer: true, onRequest: true, maxTurns: 3 };
	expect(decideHandOver(rules, ["oi", "quero falar com um atendente"], 0)).toBe("requested");
	expect(decideHandOver(rules, ["vou ao Procon!"], 0)).toBe("keyword");
	expect(decideHandOver(rules, ["e o preço?"], 3)).toBe("max_turns");
	expect(decideHandOver(rules, ["e o preço?"], 2)).toBeNull();
	const silent = { words: [], onNoAnswer: true, onRequest: false, maxTurns: null };
	expect(decideHandOver(silent, ["quero falar com um atendente"], 99)).toBeNull();
});
