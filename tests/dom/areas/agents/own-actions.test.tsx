import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ActionsTab } from "#app/areas/agents/own-actions/actions-tab.tsx";
import { ServerDialog } from "#app/areas/agents/own-actions/server-dialog.tsx";
import type { ActionView, SaveAction } from "#app/contracts/agent-actions.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

const tool = (name: string) => ({
	name,
	description: `Sobre ${name}`,
	parameters: '{"type":"object"}',
	isWriting: true,
	isOn: true,
});
const SERVER = {
	id: "m",
	isActive: true,
	hasSecret: true,
	action: {
		kind: "mcp",
		name: "loja",
		url: "https://loja.com.br/mcp",
		secretHeader: "Authorization",
		tools: [tool("orders.find"), { ...tool("orders.drop"), isOn: false, news: "changed" }],
	},
} satisfies ActionView;

/** A server that is the test. Answers what it is sent to be stored. */
function serve(actions: ActionView[] = [], answers: Record<string, () => Response> = {}) {
	const saved: SaveAction[] = [];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
		const what = `${init.method ?? "GET"} ${input.replace("/api/agents/a/actions", "")}`.trim();
		const answer = answers[what];
		if (answer) return answer();
		if (what === "GET") return Response.json({ actions });
		const wish = JSON.parse(typeof init.body === "string" ? init.body : "") as SaveAction;
		saved.push(wish);
		if (what !== "POST") return new Response(null, { status: 204 });
		actions.push({ id: "n", isActive: true, action: wish.action, hasSecret: true });
		return Response.json({ id: "n" }, { status: 201 });
	});
	onTestFinished(() => {
		vi.unstubAllGlobals();
	});
	return saved;
}

/** The tab over that server. */
function open(...given: Parameters<typeof serve>) {
	const saved = serve(...given);
	const tab = <ActionsTab agentId="a" mayManage provider="openai" />;
	return { saved, ...draw(tab, { at: "/agents/a" }) };
}

test("an HTTP action: places of its address become values, and what changes something asks first", async () => {
	const { user, saved } = open();
	await user.click(await screen.findByRole("button", { name: "Nova ação HTTP" }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.type(dialog.getByLabelText("Nome"), "cancelar");
	await user.type(dialog.getByLabelText("Quando usar"), "Cancela um pedido.");
	const address = dialog.getByLabelText("Endereço");
	await user.clear(address);
	await user.type(address, "https://loja.com.br/pedidos/{{pedido}");
	await user.selectOptions(dialog.getByLabelText("Método"), "DELETE");
	const asks = dialog.getByLabelText("Antes de fazer");
	expect([...asks.children].map((option) => option.getAttribute("value"))).toEqual([
		"anybody",
		"member",
	]);
	await user.selectOptions(asks, "member");
	await user.click(dialog.getByRole("button", { name: "Salvar" }));
	await waitFor(() => expect(saved).toHaveLength(1));
	expect(saved[0]).toEqual({
		action: {
			kind: "http",
			name: "cancelar",
			description: "Cancela um pedido.",
			method: "DELETE",
			url: "https://loja.com.br/pedidos/{pedido}",
			parameters: [
				{
					name: "pedido",
					type: "text",
					description: "",
					isRequired: true,
					choices: [],
					source: "model",
				},
			],
			secretHeader: "",
			isWriting: true,
			needsMember: true,
		},
		secret: null,
	});
	expect(await screen.findByText("Pede o sim da equipe")).toBeTruthy();
});

test("a refusal stands at its field and keeps what was typed", async () => {
	const refused = { error: { code: "action_url_invalid", requestId: "r" } };
	const { user } = open([], { POST: () => Response.json(refused, { status: 422 }) });
	await user.click(await screen.findByRole("button", { name: "Nova ação HTTP" }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.type(dialog.getByLabelText("Nome"), "espiar");
	await user.click(dialog.getByRole("button", { name: "Salvar" }));
	expect(await dialog.findByText(/Use um endereço https público/u)).toBeTruthy();
	expect(dialog.getByLabelText("Endereço").getAttribute("aria-invalid")).toBe("true");
	expect(dialog.getByDisplayValue("espiar")).toBeTruthy();
});

test("a refusal about what a form does not have stands under its fields", async () => {
	const refused = { error: { code: "action_parameters_invalid", requestId: "r" } };
	const { user } = open([], { POST: () => Response.json(refused, { status: 422 }) });
	await user.click(await screen.findByRole("button", { name: "Servidor MCP" }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.type(dialog.getByLabelText("Nome"), "loja");
	await user.click(dialog.getByRole("button", { name: "Salvar e ler ferramentas" }));
	expect((await dialog.findByRole("alert")).textContent).toMatch(/Confira os parâmetros/u);
	expect(dialog.getByLabelText("Nome").getAttribute("aria-invalid")).not.toBe("true");
	expect(dialog.getByLabelText("Endereço").getAttribute("aria-invalid")).not.toBe("true");
});

test.for([
	{ what: "is left alone", press: null, secret: null, isKept: true },
	{ what: "is removed", press: "Remover: Chave", secret: "", isKept: false },
])(
	"a server whose stored key $what is told of as it is then",
	async ({ press, secret, isKept }) => {
		const saved = serve();
		const onSaved = vi.fn<(stored: { hasSecret: boolean }) => void>();
		const { user } = draw(
			<ServerDialog
				agentId="a"
				onChanged={async () => undefined}
				onClose={() => undefined}
				onSaved={onSaved}
				stored={SERVER}
			/>,
		);
		if (press !== null) await user.click(await screen.findByRole("button", { name: press }));
		await user.click(await screen.findByRole("button", { name: "Salvar" }));
		await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
		expect(saved[0]).toMatchObject({ secret });
		expect(onSaved.mock.lastCall?.[0]).toMatchObject({ id: "m", hasSecret: isKept });
	},
);

test("a tool that has changed is off and says so, until it is looked at and saved", async () => {
	const { user, saved } = open([SERVER]);
	expect(await screen.findByText("Ferramentas para conferir")).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "Ferramentas" }));
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByText("Mudou")).toBeTruthy();
	await user.click(dialog.getByLabelText("orders.drop"));
	await user.click(dialog.getByRole("button", { name: "Salvar" }));
	await waitFor(() => expect(saved).toHaveLength(1));
	expect(saved[0]).toMatchObject({
		action: { tools: [{ isOn: true }, { name: "orders.drop", isOn: true }] },
		secret: null,
	});
	expect(JSON.stringify(saved)).not.toContain("news");
});

test("trying an action shows what was sent, but never the secret, and what came back", async () => {
	const request = { method: "orders.find", url: "https://loja.com.br/mcp", body: '{"order":"1"}' };
	const tried = { isOk: true, result: "em transporte", ms: 12 };
	const { user } = open([SERVER], {
		"POST /m/attempt": () =>
			Response.json({ ...tried, request: { ...request, header: "Authorization" } }),
	});
	await user.click(await screen.findByRole("button", { name: /^Experimentar/u }));
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByText(/é feita de verdade/u)).toBeTruthy();
	const values = dialog.getByLabelText("Valores, como JSON");
	await user.clear(values);
	await user.type(values, "1234");
	await user.click(dialog.getByRole("button", { name: "Fazer de verdade" }));
	expect(dialog.getByText("Isto não é um objeto JSON.")).toBeTruthy();
	await user.clear(values);
	await user.type(values, '{{"order":"1"}');
	await user.click(dialog.getByRole("button", { name: "Fazer de verdade" }));
	expect(await dialog.findByText("em transporte")).toBeTruthy();
	expect(dialog.getByText(/Authorization: ••••/u)).toBeTruthy();
});

test("the dialogs of actions give the focus back; what was typed is given up after a question, from which one returns", async () => {
	const { user } = open([SERVER]);
	const edit = "app/areas/agents/own-actions/edit-dialog.tsx#Dialog";
	for (const name of ["Nova ação HTTP", "Servidor MCP", "Ferramentas"])
		await expectFocusBack(user, edit, { from: () => screen.findByRole("button", { name }) });
	const more = () => screen.findByRole("button", { name: /^Mais opções de/u });
	await expectFocusBack(user, edit, { from: more, item: "Editar" });
	await expectFocusBack(
		user,
		"app/areas/agents/own-actions/remove-action-dialog.tsx#ConfirmDialog",
		{ from: more, item: "Excluir" },
	);
	await expectFocusBack(user, "app/areas/agents/own-actions/try-dialog.tsx#Dialog", {
		from: () => screen.findByRole("button", { name: /^Experimentar/u }),
	});
	const http = await screen.findByRole("button", { name: "Nova ação HTTP" });
	http.focus();
	await user.keyboard("{Enter}");
	await user.type(within(await screen.findByRole("dialog")).getByLabelText("Nome"), "espiar");
	await expectFocusBack(user, "app/areas/agents/own-actions/edit-dialog.tsx#ConfirmDialog", {
		from: () => screen.getByLabelText("Nome"),
		open: () => user.keyboard("{Escape}"),
	});
	// Given up: both close.
	await user.keyboard("{Escape}");
	const question = within(await screen.findByRole("alertdialog"));
	await user.click(question.getByRole("button", { name: "Descartar" }));
	await waitFor(() => expect(document.activeElement).toBe(http));
});
