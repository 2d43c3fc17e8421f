import { expect, test } from "vitest";
import { pickUnsaid, saidBy, sayFresh } from "#app/domain/agents/said-before.ts";

const pt = { language: "pt", isOwn: false } as const;
const FRETE = "O frete para todo o Brasil é R$ 19,90.";
const PRAZO = "A entrega na capital leva 2 dias úteis.";
const OFFER = "Posso ajudar em mais alguma coisa?";

test("the first wording that was not said, and then those whose turn it is", () => {
	const wordings = ["um", "dois", "tres"];
	expect(pickUnsaid(wordings, [])).toBe("um");
	expect(pickUnsaid(wordings, ["digo um agora"])).toBe("dois");
	expect(pickUnsaid(wordings, ["um", "dois", "tres"])).toBe("um");
	expect(pickUnsaid(wordings, ["um", "dois", "tres", "um"])).toBe("dois");
});

test("only what the agent itself said counts", () => {
	const turns = [
		{ by: "customer", text: "a" },
		{ by: "agent", text: "b" },
		{ by: "person", text: "c" },
	];
	expect(saidBy(turns)).toEqual(["b"]);
});

test("a model's offer is made once", () => {
	expect(sayFresh(`${PRAZO} ${OFFER}`, [`${FRETE} ${OFFER}`], pt)).toBe(PRAZO);
	expect(sayFresh(`${PRAZO} ${OFFER}`, [FRETE], pt)).toBe(`${PRAZO} ${OFFER}`);
});

test("what a model told already is left out where it tells something new", () => {
	expect(sayFresh(`${FRETE} ${PRAZO}`, [FRETE], pt)).toBe(PRAZO);
	expect(sayFresh(`${FRETE}\n\n- capital: 2 dias\n- interior: 7 dias`, [FRETE], pt)).toBe(
		"- capital: 2 dias\n- interior: 7 dias",
	);
});

test("what is asked for again is told again, and said to be so", () => {
	expect(sayFresh(`Sim! ${FRETE} ${OFFER}`, [`${FRETE} ${OFFER}`], pt)).toBe(
		`Como comentei:\nSim! ${FRETE}`,
	);
	expect(sayFresh(FRETE, [FRETE, `Como comentei:\n${FRETE}`], pt)).toBe(
		`Repetindo, para facilitar:\n${FRETE}`,
	);
	const own = { language: "en", isOwn: true } as const;
	expect(sayFresh(FRETE, [FRETE], own)).toBe(`As I mentioned:\n${FRETE}`);
});

test("of the team's own words no sentence is left out, and short words may come again", () => {
	expect(sayFresh(`${FRETE} ${PRAZO}`, [FRETE], { ...pt, isOwn: true })).toBe(`${FRETE} ${PRAZO}`);
	expect(sayFresh("Sim, temos.", ["Sim, temos."], pt)).toBe("Sim, temos.");
});

test("what was told long ago may be told again beside something new", () => {
	const since = Array.from({ length: 6 }, (_, turn) => `Resposta de número ${turn} para você.`);
	expect(sayFresh(`${FRETE} ${PRAZO}`, [FRETE, ...since], pt)).toBe(`${FRETE} ${PRAZO}`);
});
