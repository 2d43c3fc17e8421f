import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Example } from "#app/ui/example.tsx";
import { draw } from "#tests/support/dom.tsx";

test("decision 40: without own figures the example stands open, named and marked", () => {
	draw(<Example open>24 vendas</Example>);
	const example = screen.getByRole("region", { name: "Exemplo" });
	expect(example.textContent).toContain("24 vendas");
	expect(example.textContent).toContain("Dados de demonstração");
});

test("decision 40: with own figures it is asked for by a button", async () => {
	const { user } = draw(<Example open={false}>24 vendas</Example>);
	expect(screen.queryByText("24 vendas")).toBeNull();
	await user.click(screen.getByRole("button", { name: "Ver exemplo" }));
	expect(screen.getByRole("region", { name: "Exemplo" }).textContent).toContain("24 vendas");
});
