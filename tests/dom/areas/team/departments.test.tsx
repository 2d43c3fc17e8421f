import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import DepartmentsPage from "#app/areas/team/departments/departments.route.tsx";
import type { DepartmentOverview, DepartmentView } from "#app/contracts/departments.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

const SALES: DepartmentView = {
	id: "d1",
	name: "Vendas",
	colour: "blue",
	memberIds: ["m1"],
	channelIds: ["c1"],
};
const SUPPORT: DepartmentView = {
	...SALES,
	id: "d2",
	name: "Suporte",
	memberIds: ["m1", "m2"],
	channelIds: [],
};
const OVERVIEW: DepartmentOverview = {
	departments: [SALES, SUPPORT],
	members: [
		{ id: "m1", fullName: "Ana Reis", role: "manager" },
		{ id: "m2", fullName: "Bruno Lima", role: "operator" },
	],
	channels: [{ id: "c1", name: "Loja", type: "whatsapp" }],
	seesOwnDepartments: false,
};

function drawPage({
	overview = OVERVIEW,
	mayManage = true,
	answer = () => ({ code: null as string | null }),
} = {}) {
	const sent: Record<string, unknown>[] = [];
	const props = { loaderData: { overview, memberId: "m2", mayManage } } as unknown;
	const drawn = draw(<DepartmentsPage {...(props as Parameters<typeof DepartmentsPage>[0])} />, {
		at: "/team/departments",
		page: {
			action: async ({ request }) => {
				const form = await request.formData();
				sent.push({ ...Object.fromEntries(form), members: form.getAll("memberIds") });
				return { intent: form.get("intent"), ...answer() };
			},
		},
	});
	return { ...drawn, sent };
}
const rows = () =>
	within(screen.getByRole("region", { name: "Departamentos" })).getAllByRole("listitem");

test("each department says who and what belongs to it, and which is one's own", () => {
	drawPage();
	expect(rows().map((row) => row.textContent)).toEqual([
		expect.stringContaining("Vendas1 pessoa · 1 canal"),
		expect.stringContaining("Suporte2 pessoas · 0 canais · seu"),
	]);
});

test("one is made with people, channels and a colour; a name that is taken stands at its field", async () => {
	let code: string | null = "department_name_taken";
	const { user, sent } = drawPage({ answer: () => ({ code }) });
	await user.click(screen.getByRole("button", { name: "Criar departamento" }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.type(dialog.getByRole("textbox", { name: "Nome" }), "Pós-venda");
	await user.click(dialog.getByRole("radio", { name: "Violeta" }));
	await user.click(dialog.getByRole("checkbox", { name: /Bruno Lima/u }));
	await user.click(dialog.getByRole("button", { name: "Salvar" }));
	await dialog.findByText("Já existe um departamento com este nome.");
	expect(sent).toMatchObject([
		{ intent: "save", id: "", name: "Pós-venda", colour: "violet", members: ["m2"] },
	]);
	code = null;
	await user.click(dialog.getByRole("button", { name: "Salvar" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("who may not manage reads everything and changes nothing", async () => {
	const { user } = drawPage({ mayManage: false });
	expect(screen.queryByRole("button", { name: "Criar departamento" })).toBeNull();
	expect(screen.getByRole("switch", { name: /Cada pessoa vê só/u })).toHaveProperty(
		"disabled",
		true,
	);
	await user.click(screen.getByRole("button", { name: "Ver Vendas" }));
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.queryByRole("button", { name: "Salvar" })).toBeNull();
	expect(dialog.getByRole("checkbox", { name: /Ana Reis/u })).toHaveProperty("disabled", true);
});

test("the order and the setting are saved at once", async () => {
	const { user, sent } = drawPage();
	await user.click(screen.getByRole("button", { name: /Descer.*Vendas/u }));
	await user.click(screen.getByRole("switch", { name: /Cada pessoa vê só/u }));
	await waitFor(() =>
		expect(sent).toMatchObject([
			{ intent: "move", id: "d1", to: "down" },
			{ intent: "separate", isOn: "on" },
		]),
	);
});

test("without any the page says what they are for", () => {
	drawPage({ overview: { ...OVERVIEW, departments: [] } });
	expect(screen.getByText("Nenhum departamento ainda")).not.toBeNull();
	expect(screen.getAllByRole("button", { name: "Criar departamento" })).toHaveLength(1);
});

test("dialogs give the focus back", async () => {
	const { user } = drawPage();
	await expectFocusBack(user, "app/areas/team/departments/department-dialog.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Editar Vendas" }),
	});
	await expectFocusBack(user, "app/areas/team/departments/department-list.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: /Excluir o departamento.*Vendas/u }),
	});
});
