import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makeAgent } from "#tests/support/new-agent.ts";
import { BARE, openWorkspace, readPage } from "#tests/support/served.ts";

test("on Grátis the fourth agent is refused before anything is typed", async () => {
	const [admin] = await openWorkspace(["admin"], { plan: "free" });
	for (const name of ["Um", "Dois", "Três"]) await makeAgent(admin, BARE, name);
	const list = await readPage(await admin.get("/agents"));
	expect(list.textContent).toContain("3 de 3 agentes do plano");
	const create = within(list).getByRole("button", { name: /Novo agente.*limite/ });
	expect(create.getAttribute("aria-disabled")).toBe("true");
	const form = await readPage(await admin.get("/agents/new"));
	expect(form.textContent).toContain("Seu plano chegou ao limite de agentes");
	expect(within(form).getByRole("link", { name: "Fazer upgrade" }).getAttribute("href")).toBe(
		"/subscription",
	);
	expect(form.querySelector('input[name="name"]')).toBeNull();
});
