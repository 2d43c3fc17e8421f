import { screen, waitFor, within } from "@testing-library/react";
import { useActionData } from "react-router";
import { expect, test } from "vitest";
import InstanceListPage from "#app/areas/channels/instances/instance-list.route.tsx";
import InstanceNewPage from "#app/areas/channels/instances/instance-new.route.tsx";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";
import { channel } from "#tests/unit/areas/route-args.ts";

const VENDAS = channel({ name: "Vendas" });

function NewPage() {
	const props = {
		loaderData: {
			ways: [{ choice: "simulator", vendor: "simulator", name: null } as const],
			asked: null,
			mayAddWays: true,
		},
		actionData: useActionData(),
	};
	return <InstanceNewPage {...(props as Parameters<typeof InstanceNewPage>[0])} />;
}

test("the button stays off while the name is blank, and a bad address keeps what was typed", async () => {
	const sent: object[] = [];
	const { user } = draw(<NewPage />, {
		at: "/whatsapp/instances/new",
		page: {
			action: async ({ request }) => {
				sent.push(Object.fromEntries(await request.formData()));
				return { code: "invalid_request", isWebhook: true };
			},
		},
	});
	const submit = screen.getByRole<HTMLButtonElement>("button", { name: "Criar instância" });
	const name = screen.getByLabelText<HTMLInputElement>("Nome");
	const address = screen.getByLabelText<HTMLInputElement>(/URL do webhook/u);
	expect(submit.disabled).toBe(true);
	await user.type(name, "   ");
	expect(submit.disabled).toBe(true);
	await user.clear(name);
	await user.type(name, "Loja");
	address.focus();
	await user.paste("exemplo sem protocolo");
	await user.click(submit);
	await screen.findByText(/^Informe um endereço completo/u);
	expect(sent).toMatchObject([{ name: "Loja", webhookUrl: "exemplo sem protocolo" }]);
	expect(name.value).toBe("Loja");
	expect(address.value).toBe("exemplo sem protocolo");
	expect(address.getAttribute("aria-invalid")).toBe("true");
});

function visitList(role: "admin" | "viewer", instance = VENDAS) {
	const removed: object[] = [];
	const props = { loaderData: { instances: [instance], role } };
	const { user } = draw(
		<InstanceListPage {...(props as Parameters<typeof InstanceListPage>[0])} />,
		{
			at: "/whatsapp/instances",
			page: {
				action: async ({ request }) => {
					removed.push(Object.fromEntries(await request.formData()));
					return { code: null };
				},
			},
		},
	);
	return { user, removed };
}

const question = () => screen.queryByRole("alertdialog");

test("an instance is deleted only after the question", async () => {
	const { user, removed } = visitList("admin");
	const open = () => user.click(screen.getByRole("button", { name: "Excluir Vendas" }));
	await open();
	expect(question()?.textContent).toContain("Tem certeza que deseja excluir esta instância?");
	await user.keyboard("{Escape}");
	await waitFor(() => expect(question()).toBeNull());
	expect(removed).toEqual([]);
	await open();
	const dialog = within(screen.getByRole("alertdialog"));
	await user.click(dialog.getByRole("button", { name: "Excluir instância" }));
	await waitFor(() => expect(question()).toBeNull());
	expect(removed).toEqual([{ id: VENDAS.id }]);
});

test("a viewer's button to delete is a stop of the keyboard that asks nothing", async () => {
	const { user } = visitList("viewer");
	const remove = screen.getByRole("button", { name: /^Excluir Vendas/u });
	expect(remove.getAttribute("aria-disabled")).toBe("true");
	await user.click(remove);
	expect(question()).toBeNull();
});

test("the questions about an instance give the focus back to what asked them (screens A5)", async () => {
	const { user } = visitList("admin", channel({ name: "Vendas", status: "connected" }));
	await expectFocusBack(user, "app/areas/channels/link/disconnect-dialog.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: "Mais ações de Vendas" }),
		item: "Desconectar",
	});
	await expectFocusBack(user, "app/areas/channels/instances/instance-card.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: "Excluir Vendas" }),
	});
});
