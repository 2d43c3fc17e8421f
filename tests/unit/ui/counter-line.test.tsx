import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CounterLine } from "#app/ui/counter-line.tsx";

test("the counters are told in words, and only a loss stands out", () => {
	const calm = renderToStaticMarkup(<CounterLine lost={0} recovered={5} repeated={1200} />);
	expect(calm).toContain("0 perdidas");
	expect(calm).toContain("5 recuperadas");
	expect(calm).toContain("1.200 repetidas descartadas");
	expect(calm).not.toContain("text-red-11");
	const loss = renderToStaticMarkup(<CounterLine lost={2} recovered={0} repeated={0} />);
	expect(loss).toContain("text-red-11");
	for (const line of [calm, loss]) expect(line).not.toMatch(/danificada|entendido/);
});

test("what nobody understood and what came in pieces is named where there is some (ledger A4)", () => {
	const some = { lost: 0, recovered: 0, repeated: 0 };
	const line = renderToStaticMarkup(<CounterLine {...some} damaged={1} kept={3} />);
	expect(line).toContain("1 entrega danificada pedida de novo");
	expect(line).toContain("3 eventos não entendidos");
});
