import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { view } from "#tests/unit/areas/integrations/views.ts";
import type { IntegrationType } from "#app/domain/integrations/type.ts";
import { draw } from "#tests/support/dom.tsx";
import { CatalogTab } from "#app/areas/integrations/catalog-tab.tsx";
import { SIGNING_SECRET, visit, type Visited } from "./page.tsx";
import { type Service, SERVICES } from "./services.ts";

const dialog = () => screen.findByRole("dialog");
const dialogPart = (selector: string) => screen.getByRole("dialog").querySelector(selector);
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const rowOf = (text: string): HTMLElement => {
	const row = screen.getAllByRole("listitem").findLast((item) => item.textContent?.includes(text));
	if (!row) throw new Error(`no row of ${text}`);
	return row;
};
const tab = (name: string): HTMLElement => {
	const found = screen.getAllByRole("tab").find((each) => each.textContent?.startsWith(name));
	if (!found) throw new Error(`no tab ${name}`);
	return found;
};

async function fill({ user }: Visited, { fields }: Service, which: 0 | 1): Promise<void> {
	const form = within(await dialog());
	for (const [label, value] of Object.entries(fields)) {
		if (typeof value === "string" && which === 1) continue;
		const field = form.getByLabelText<HTMLInputElement>(label);
		await user.clear(field);
		await user.click(field);
		await user.paste(typeof value === "string" ? value : value[which]);
	}
}

/** Readings of the page that can be made to wait. */
function holdable() {
	let held: PromiseWithResolvers<void> | null = null;
	let begun = 0;
	return {
		begun: () => begun,
		hold: () => void (held = Promise.withResolvers()),
		release: () => held?.resolve(),
		wait(): Promise<void> {
			if (held) begun += 1;
			return held?.promise ?? Promise.resolve();
		},
	};
}

test.for(Object.entries(SERVICES) as [IntegrationType, Service][])(
	"%s is refused, corrected, tested again and stored",
	async ([type, service]) => {
		const visited = visit({ at: `/integrations?new=${type}`, isFormAlone: true });
		const { user, sent, toasts } = visited;
		const form = within(await dialog());
		await user.click(form.getByLabelText("Nome"));
		await user.paste(`${service.name} da loja`);
		expect(form.queryByText("Testar conexão")).toBeNull();
		await fill(visited, service, 0);
		await user.click(form.getByText("Testar conexão"));
		const said = () => dialogPart("output")?.textContent;
		await waitFor(() => expect(said()).toContain(service.failure));
		await fill(visited, service, 1);
		// What was found out about the other value says nothing any more.
		expect(said()).toBe("");
		await user.click(form.getByText("Testar conexão"));
		await waitFor(() => expect(said()).toContain(service.success));
		await user.click(form.getByText("Criar integração"));
		await waitFor(() => expect(toasts[0]).toBe("success: Integração criada"));
		expect(sent.map(({ intent }) => intent)).toEqual(["test", "test", "create"]);
		const typed = Object.values(service.fields).map((value) =>
			typeof value === "string" ? value : value[1],
		);
		const { filled } = sent[2] as { filled: { credentials: Record<string, string> } };
		expect(filled).toMatchObject({ type, name: `${service.name} da loja` });
		expect(
			Object.values(filled.credentials)
				.filter((value) => value !== "")
				.toSorted(),
		).toEqual(typed.toSorted());
		await isClosed();
		expect(visited.address()).toBe("/integrations");
		const isAutomation = type === "n8n" || type === "zapier";
		expect(screen.getByLabelText("segredo").textContent).toBe(isAutomation ? SIGNING_SECRET : "");
	},
);

test("the secret of a new automation is shown once, over the page", async () => {
	const visited = visit({ at: "/integrations?tab=controle&new=n8n" });
	const { user } = visited;
	await user.type(within(await dialog()).getByLabelText("Nome"), "Pedidos");
	await fill(visited, SERVICES.n8n, 0);
	await fill(visited, SERVICES.n8n, 1);
	await user.click(screen.getByText("Criar integração"));
	expect(await screen.findByDisplayValue(SIGNING_SECRET)).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "Já copiei" }));
	await isClosed();
	expect(screen.queryByDisplayValue(SIGNING_SECRET)).toBeNull();
	expect(rowOf("Pedidos").textContent).toContain("n8n");
	expect(visited.address()).toBe("/integrations?tab=controle");
});

test("each card of the catalogue opens the form of its service", async () => {
	const opened: IntegrationType[] = [];
	const nothing = () => undefined;
	const { user } = draw(
		<CatalogTab
			integrations={[]}
			mayManage
			onConnect={(type) => opened.push(type)}
			onShowOwn={nothing}
		/>,
	);
	for (const { name } of Object.values(SERVICES))
		await user.click(screen.getByLabelText(`Conectar ${name}`));
	expect(opened).toEqual(Object.keys(SERVICES));
});

test("a card's form stands in the address", async () => {
	const { user, address } = visit();
	await user.click(await screen.findByLabelText("Conectar OpenAI"));
	expect(address()).toBe("/integrations?new=openai");
	expect(within(await dialog()).getByLabelText("Serviço")).toHaveProperty("value", "openai");
});

test("whatever the service, its row says what was found, and how its tests went", async () => {
	const integrations = Object.entries(SERVICES).map(([type, { name, finding, watched }]) =>
		view({
			id: type,
			type: type as IntegrationType,
			name: `${name} da loja`,
			lastTest: {
				at: 119_000,
				health: "healthy",
				latencyMs: 90,
				finding: watched ? { kind: "format" } : finding,
			},
		}),
	);
	visit({ at: "/integrations?tab=monitoramento", integrations, mayManage: false });
	await screen.findByText("Meta Ads da loja");
	for (const { name, success, watched } of Object.values(SERVICES)) {
		const row = rowOf(`${name} da loja`);
		expect(row.textContent).toContain(watched ?? success);
		expect(row.textContent).toContain("Saudável");
		expect(row.querySelector('[role="img"]')?.getAttribute("aria-label")).toMatch(
			/verifica(ção|ções): 0 com erro/,
		);
	}
});

test("what is missing is said beside its field before anything is sent", async () => {
	const { user, sent } = visit({ at: "/integrations?new=openai" });
	const form = within(await dialog());
	await user.click(form.getByText("Criar integração"));
	expect(form.getByText("API Key é obrigatória")).toBeTruthy();
	expect(form.getByText("Nome da integração é obrigatório")).toBeTruthy();
	await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText("Nome")));
	expect(sent).toEqual([]);
});

test("an integration is renamed with its secret left as its mask, refreshed, and removed after a question", async () => {
	const reading = holdable();
	const visited = visit({
		at: "/integrations?tab=controle",
		integrations: [view()],
		reading: reading.wait,
	});
	const { user, sent, toasts } = visited;
	await user.click(await screen.findByRole("button", { name: /^Editar: .*OpenAI da loja/ }));
	const form = within(await dialog());
	expect(form.getByLabelText("Serviço")).toHaveProperty("value", "OpenAI");
	await user.clear(form.getByLabelText("Nome"));
	await user.type(form.getByLabelText("Nome"), "OpenAI nova");
	await user.click(form.getByText("Salvar alterações"));
	await isClosed();
	expect(sent[0]).toMatchObject({
		intent: "update",
		id: "i1",
		filled: { name: "OpenAI nova", credentials: { api_key: "••••••••6789" } },
	});
	await user.click(await screen.findByRole("button", { name: /^Atualizar: .*OpenAI nova/ }));
	await waitFor(() =>
		expect(rowOf("OpenAI nova").textContent).toContain("Última sincronização: agora"),
	);
	await user.click(screen.getByRole("button", { name: /^Remover: / }));
	const question = await screen.findByRole("alertdialog");
	expect(question.textContent).toContain("Tem certeza que deseja remover esta integração?");
	reading.hold();
	await user.click(within(question).getByRole("button", { name: "Remover integração" }));
	// Its row says so, and is gone when the page was read again.
	await waitFor(() => expect(toasts).toContain("success: Integração removida"));
	reading.release();
	expect(await screen.findByText("Nenhuma integração ainda")).toBeTruthy();
	expect(screen.queryByRole("alertdialog")).toBeNull();
	expect(sent.map(({ intent }) => intent)).toEqual(["update", "refresh", "remove"]);
	expect(toasts.filter((each) => each.startsWith("success"))).toEqual([
		"success: Integração atualizada",
		"success: Integração atualizada",
		"success: Integração removida",
	]);
});

test("what was typed is given up only after a question", async () => {
	const { user, address } = visit({ at: "/integrations?new=n8n" });
	const form = within(await dialog());
	await user.type(form.getByLabelText("Nome"), "n8n");
	await user.keyboard("{Escape}");
	const question = await screen.findByRole("alertdialog");
	expect(question.textContent).toContain("Descartar o que você digitou?");
	await user.click(within(question).getByRole("button", { name: "Cancelar" }));
	expect((await dialog()).querySelector<HTMLInputElement>('[name="name"]')?.value).toBe("n8n");
	await user.keyboard("{Escape}");
	await user.click(
		within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Descartar" }),
	);
	await isClosed();
	expect(address()).toBe("/integrations");
});

test("whoever only looks reads why, and no address opens the form for them", async () => {
	const { user } = visit({ at: "/integrations?new=openai", mayManage: false });
	const connect = await screen.findByLabelText(/^Conectar OpenAI\. Só gestores/);
	expect(connect.getAttribute("aria-disabled")).toBe("true");
	await vi.dynamicImportSettled();
	expect(screen.queryByRole("dialog")).toBeNull();
	await user.click(tab("Controle"));
	expect(await screen.findByText("Nenhuma integração ainda")).toBeTruthy();
});

const three = ["um", "dois", "três"].map((name) => view({ id: name, name: `RD ${name}` }));
const checked = (integrationId: string, problems = 0) =>
	({
		type: "integration_checked",
		integrationId,
		health: problems === 0 ? "healthy" : "error",
		isNewProblem: false,
		problems,
	}) as const;

test("results that come in one burst end the checking of every row (screens A1)", async () => {
	const { user, hear, sent } = visit({
		at: "/integrations?tab=monitoramento",
		integrations: three,
	});
	const all = await screen.findByRole("button", { name: "Verificar agora" });
	// Tested within the last minute: opening the page asks for nothing.
	expect(sent).toEqual([]);
	await user.click(all);
	expect(screen.getAllByText("Verificando…")).toHaveLength(3);
	hear(checked("um"), checked("dois"), checked("três"));
	expect(screen.queryByText("Verificando…")).toBeNull();
	expect(screen.getByRole("button", { name: "Verificar agora" })).toHaveProperty("disabled", false);
	expect(sent).toEqual([{ intent: "check" }]);
});

test("one that was asked for alone and fails says so, also when it is no news", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	const { user, hear, toasts } = visit({
		at: "/integrations?tab=monitoramento",
		integrations: three,
		advanceTimers: (ms) => vi.advanceTimersByTime(ms),
	});
	await user.click(await screen.findByRole("button", { name: /^Verificar agora.*RD dois/ }));
	expect(screen.getAllByText("Verificando…")).toHaveLength(1);
	hear(checked("um"));
	expect(screen.getAllByText("Verificando…")).toHaveLength(1);
	hear(checked("dois", 1));
	expect(screen.queryByText("Verificando…")).toBeNull();
	await act(() => vi.advanceTimersByTimeAsync(25_000));
	await waitFor(() =>
		expect(toasts).toEqual(["warning: Problemas detectados", "1 integração com problemas"]),
	);
});

test("what is told while another tab opens is read all the same", async () => {
	const reading = holdable();
	const visited = visit({
		at: "/integrations?tab=monitoramento",
		integrations: [view()],
		reading: reading.wait,
	});
	await screen.findByText("OpenAI da loja");
	reading.hold();
	visited.kept.splice(0);
	visited.hear({ type: "integrations_changed" });
	await waitFor(() => expect(reading.begun()).toBe(1));
	// A tab is no reason to read: the router drops the reading that is under way.
	await visited.user.click(tab("Controle"));
	expect(visited.address()).toBe("/integrations?tab=controle");
	reading.release();
	expect(await screen.findByText("Nenhuma integração ainda")).toBeTruthy();
});

test("the dialogs of an integration give the focus back", async () => {
	const { user } = visit({
		at: "/integrations?tab=controle",
		integrations: [
			view({
				type: "n8n",
				delivery: { failures: 0, retryAt: null, pausedAt: null, hasSecret: true },
			}),
		],
	});
	const button = (name: RegExp) => () => screen.findByRole("button", { name });
	await expectFocusBack(user, "app/areas/integrations/form/integration-dialog.tsx#Dialog", {
		from: button(/^Editar: /u),
	});
	await expectFocusBack(user, "app/areas/integrations/control/deliveries-dialog.tsx#Dialog", {
		from: button(/^Entregas: /u),
	});
	await expectFocusBack(user, "app/areas/integrations/control/card-actions.tsx#ConfirmDialog", {
		from: button(/^Remover: /u),
	});
});

test("who goes on typing stands where they were; a secret shown after the form gives the focus to what opened that", async () => {
	const visited = visit();
	const { user } = visited;
	const connect = () => screen.findByRole("button", { name: "Conectar n8n" });
	await user.click(await connect());
	const form = within(await dialog());
	await user.type(form.getByLabelText("Nome"), "Pedidos");
	await expectFocusBack(user, "app/areas/integrations/form/integration-form.tsx#LeaveGuard", {
		from: () => form.getByLabelText("Nome"),
		open: () => user.keyboard("{Escape}"),
	});
	await fill(visited, SERVICES.n8n, 0);
	await fill(visited, SERVICES.n8n, 1);
	await expectFocusBack(user, "app/areas/integrations/integrations.route.tsx#SecretDialog", {
		from: () => screen.getByText("Criar integração"),
		open: async () => {
			await user.keyboard("{Enter}");
			await screen.findByDisplayValue(SIGNING_SECRET);
		},
		back: connect,
	});
});
