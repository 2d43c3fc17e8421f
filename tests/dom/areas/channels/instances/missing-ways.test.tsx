import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import InstanceNewPage from "#app/areas/channels/instances/instance-new.route.tsx";
import type { LinkWay } from "#app/domain/gateways/way.ts";
import { draw } from "#tests/support/dom.tsx";

const OWN_ID = "0b0f4b2e-7a53-4a75-9c3e-2f9b1c0d1e2f";

function drawPage(ways: LinkWay[], more: { asked?: string; mayAddWays?: boolean } = {}) {
	const loaderData = { ways, asked: null, mayAddWays: true, ...more };
	const props = { loaderData, actionData: undefined } as unknown;
	return draw(<InstanceNewPage {...(props as Parameters<typeof InstanceNewPage>[0])} />, {
		at: "/whatsapp/instances/new",
	});
}
const hrefs = () =>
	screen.queryAllByRole("link", { name: /^Adicionar/u }).map((a) => a.getAttribute("href"));

test("without any way each one is shown with what it needs, and the button stays off", async () => {
	const { user } = drawPage([]);
	expect(screen.getByRole("heading", { name: "Forma de conexão" })).toBeTruthy();
	expect(hrefs()).toEqual([
		"/whatsapp/gateways?add=waha",
		"/whatsapp/gateways?add=evolution",
		"/whatsapp/gateways#meta-app",
	]);
	expect(screen.getByText(/Precisa de um servidor WAHA seu/u)).toBeTruthy();
	await user.type(screen.getByLabelText("Nome"), "Loja");
	const submit = screen.getByRole<HTMLButtonElement>("button", { name: "Criar instância" });
	expect(submit.disabled).toBe(true);
	expect(screen.queryByText("Simulador")).toBeNull();
});

test("whoever may not add any is told who does", () => {
	drawPage([], { mayAddWays: false });
	expect(hrefs()).toEqual([]);
	expect(screen.getByText(/Um administrador do workspace adiciona/u)).toBeTruthy();
});

test("the workspace's own gateway is chosen by its name, or by the page's address", () => {
	const ways: LinkWay[] = [
		{ choice: "evolution", vendor: "evolution", name: null },
		{ choice: OWN_ID, vendor: "waha", name: "Servidor da loja" },
	];
	drawPage(ways, { asked: OWN_ID });
	const own = screen.getByRole<HTMLInputElement>("radio", { name: "Servidor da loja" });
	expect([own.checked, own.value]).toEqual([true, OWN_ID]);
	expect(screen.getByText("Servidor WAHA deste workspace.")).toBeTruthy();
	expect(hrefs()).toEqual(["/whatsapp/gateways"]);
});
