import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ActionFunctionArgs, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw } from "#tests/support/dom.tsx";
import { settings, view } from "#tests/unit/areas/agents/views.ts";
import AgentEditPage from "#app/areas/agents/form/agent-edit.route.tsx";
import AgentNewPage from "#app/areas/agents/form/agent-new.route.tsx";
import type { SaveAnswer } from "#app/areas/agents/form/answer.ts";
import { type AgentSettings, MODEL_PROVIDERS } from "#app/domain/agents/agent.ts";

const options = {
	providers: MODEL_PROVIDERS.map((provider) => ({ provider, isOffered: true })),
	integrations: [],
	pixels: [{ pixelId: "123456789", name: "Loja" }],
	mayChoosePixel: true,
	channels: [],
	now: Date.UTC(2026, 10, 20, 15),
};

/** Draws a page of the form with its data; the agents' server takes what is sent. */
function visit(
	page: "edit" | "new",
	{ mayManage = true, agent = view({ settings: settings() }), answers = [] as SaveAnswer[] } = {},
) {
	const sent: AgentSettings[] = [];
	const forms: Record<string, string>[] = [];
	const read = { agent };
	const action = async ({ request }: ActionFunctionArgs) => {
		const form = Object.fromEntries(await request.formData()) as Record<string, string>;
		forms.push(form);
		sent.push(JSON.parse(form["settings"] ?? "") as AgentSettings);
		return answers.shift() ?? { id: "a1", code: null };
	};
	const Loaded = () => {
		// The data of this page, as the router hands it to the component.
		const props = { loaderData: useLoaderData(), params: {}, matches: [] } as unknown;
		return page === "edit" ? (
			<AgentEditPage {...(props as Parameters<typeof AgentEditPage>[0])} />
		) : (
			<AgentNewPage {...(props as Parameters<typeof AgentNewPage>[0])} />
		);
	};
	const loader = () => ({
		agent: read.agent,
		options,
		mayManage,
		hasRoom: true,
		locale: "pt",
	});
	const at = page === "edit" ? "/agents/a1/edit" : "/agents/new";
	const toasts = listenToToasts();
	return { ...draw(<Loaded />, { at, page: { action, loader } }), sent, forms, read, toasts };
}

const nameField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Nome" });
const openAi = () => screen.getByLabelText<HTMLInputElement>(/^OpenAI ou compatível/);

test("what was typed is kept until it is given up", async () => {
	const { user, sent, address } = visit("edit");
	await nameField();
	await user.click(openAi());
	await user.click(screen.getByText("Salvar alterações"));
	expect(await screen.findByText("Nenhuma integração com a OpenAI ainda.")).toBeTruthy();
	expect(sent).toEqual([]);
	const [back] = screen.getAllByRole("link", { name: "Voltar" });
	if (!back) throw new Error("no way back");
	await user.click(back);
	const question = within(await screen.findByRole("alertdialog"));
	await user.click(question.getByRole("button", { name: "Cancelar" }));
	expect(address()).toBe("/agents/a1/edit");
	expect(openAi().checked).toBe(true);
	await user.click(screen.getByText("Descartar"));
	expect(openAi().checked).toBe(false);
	expect(screen.queryByText("Salvar alterações")).toBeNull();
});

test("hours that end after midnight say so, and are sent as they stand", async () => {
	const { user, sent, forms, address, toasts } = visit("edit");
	await nameField();
	await user.click(screen.getByLabelText("Em dias e horários definidos"));
	const end = screen.getByLabelText<HTMLInputElement>("Fim, sexta-feira");
	fireEvent.change(end, { target: { value: "02:00" } });
	expect(screen.getByText(/termina no dia seguinte/)).toBeTruthy();
	await user.click(screen.getByText("Salvar alterações"));
	await waitFor(() => expect(address()).toBe("/agents/a1"));
	expect(forms[0], "one click is enough").toMatchObject({ save: "live", version: "1" });
	const friday = sent[0]?.hours?.open.find(({ day }) => day === 5);
	expect(friday?.to).toBe(120);
	await waitFor(() => expect(toasts).toHaveLength(1));
});

test("whoever only looks reads why, and finds every control off", async () => {
	visit("edit", { mayManage: false });
	expect((await nameField()).closest("fieldset")?.disabled).toBe(true);
	expect(
		screen.getByText("Só gestores e administradores podem criar e alterar agentes."),
	).toBeTruthy();
});

test("a new agent without a name says so at its field, before anything is sent", async () => {
	const { user, sent } = visit("new");
	await nameField();
	await user.click(screen.getByText("Criar agente"));
	expect(await screen.findByText("Nome é obrigatório")).toBeTruthy();
	const name = await nameField();
	await waitFor(() => expect(document.activeElement).toBe(name));
	expect(sent).toEqual([]);
	await user.type(name, "Aurora");
	await user.click(screen.getByRole("textbox", { name: "Palavras que chamam uma pessoa" }));
	await user.keyboard("procon{Enter}");
	expect(screen.getByRole("button", { name: /Remover .*procon/ })).toBeTruthy();
	await user.click(screen.getByText("Criar agente"));
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]?.handOver.words).toContain("procon");
});

test("beside saving there is a draft, and the form says what it was filled from", async () => {
	const { user, forms, toasts, address } = visit("edit");
	await user.type(await nameField(), "!");
	await user.click(screen.getByText("Salvar como rascunho"));
	await waitFor(() => expect(address()).toBe("/agents/a1"));
	expect(forms[0]).toMatchObject({ save: "draft", version: "1", draftSavedAt: "0" });
	await waitFor(() => expect(JSON.stringify(toasts)).toContain("Rascunho salvo"));
});

test("an agent with tests is saved as a draft, which its page tests and publishes", async () => {
	const agent = view({ settings: settings(), cases: 3 });
	const { user, forms, toasts, address } = visit("edit", { agent });
	await user.type(await nameField(), "!");
	await user.click(screen.getByText("Salvar alterações"));
	await waitFor(() => expect(address()).toBe("/agents/a1"));
	expect(forms[0]).toMatchObject({ save: "draft" });
	expect(toasts, "nothing is published yet").toEqual([]);
});

test("overtaken by somebody else nothing typed is lost, and what differs is shown before it is saved", async () => {
	const changed: SaveAnswer = { id: null, code: "agent_changed" };
	const { user, forms, read, address } = visit("edit", { answers: [changed, changed] });
	await user.type(await nameField(), " da tarde");
	read.agent = view({ settings: settings(), name: "Bia", version: 2 });
	await user.click(screen.getByText("Salvar alterações"));
	const region = within(
		await screen.findByRole("region", { name: "O que muda se você salvar mesmo assim" }),
	);
	expect((await nameField()).value).toMatch(/ da tarde$/);
	expect(region.getByText("Bia")).toBeTruthy();
	expect(region.getByText(/ da tarde$/)).toBeTruthy();
	// The same button again overwrites nobody.
	await user.click(screen.getByText("Salvar alterações"));
	await waitFor(() => expect(forms).toHaveLength(2));
	expect(forms[1]).toMatchObject({ version: "1" });
	await user.click(await screen.findByRole("button", { name: "Salvar o meu" }));
	await waitFor(() => expect(address()).toBe("/agents/a1"));
	expect(forms[2]).toMatchObject({ version: "2", save: "live" });
});

test("a draft is what the form shows, and it says so", async () => {
	const draft = {
		name: "Rascunhada",
		settings: settings(),
		savedAt: options.now - 60_000,
		by: "Ana Lima",
		basedOn: 1,
	};
	visit("edit", { agent: view({ settings: settings(), draft, version: 4 }) });
	expect((await nameField()).value).toBe("Rascunhada");
	expect(screen.getByText(/rascunho salvo por .*Ana Lima.*versão 4/)).toBeTruthy();
});

test("data to ask for get a key by their name, and one without a name is not sent", async () => {
	const { user, sent } = visit("edit");
	await nameField();
	await user.click(screen.getByText("Incluir dado"));
	const label = screen.getByLabelText("Nome do dado 1");
	await waitFor(() => expect(document.activeElement).toBe(label));
	await user.click(screen.getByText("Salvar alterações"));
	expect(screen.getByText(/Confira os dados que o agente pede/)).toBeTruthy();
	expect(label.getAttribute("aria-invalid")).toBe("true");
	await user.type(label, "Tamanho do pé");
	await user.selectOptions(screen.getByLabelText(/^Tipo do dado/), "Número");
	await user.click(screen.getByLabelText(/^Sempre pedir/));
	await user.type(screen.getByLabelText("Etiquetas que ele pode pôr"), "Troca,");
	await user.click(screen.getByText("Salvar alterações"));
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]?.acts).toEqual({
		form: [{ key: "tamanho_do_pe", label: "Tamanho do pé", kind: "number", isRequired: true }],
		labels: ["Troca"],
		mayAssign: false,
		tellsHours: false,
	});
});

test("a conversion is chosen by its pixel, taken away, and chosen again", async () => {
	const { user, sent } = visit("edit");
	await nameField();
	expect(screen.queryByLabelText("Evento")).toBeNull();
	const pixel = screen.getByLabelText("Informar uma conversão à Meta");
	await user.selectOptions(pixel, "123456789");
	await user.selectOptions(pixel, "");
	expect(screen.queryByLabelText("Evento")).toBeNull();
	await user.selectOptions(pixel, "123456789");
	await user.selectOptions(screen.getByLabelText("Evento"), "Schedule");
	await user.click(screen.getByText("Salvar alterações"));
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]).toMatchObject({
		conversion: { pixelId: "123456789", eventType: "Schedule", currency: "BRL" },
	});
});

test("who stays in the form is where they were", async () => {
	const { user } = visit("edit");
	await user.type(await nameField(), "!");
	await expectFocusBack(user, "app/areas/agents/form/agent-form.tsx#LeaveGuard", {
		from: () => screen.getAllByRole("link", { name: "Voltar" })[0] as HTMLElement,
	});
});
