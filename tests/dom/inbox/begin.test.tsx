import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { CreateMenu } from "#app/areas/shell/create-menu.tsx";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { type Drawn, draw } from "#tests/support/dom.tsx";
import { foundConversation } from "#tests/unit/areas/shell/found-conversation.ts";
import { getQueryClient } from "#app/ui/query-client.ts";

const channel = (id: string, over: object = {}) => ({
	id,
	type: "whatsapp",
	name: "Atendimento",
	status: "connected",
	gateway: "evolution",
	...over,
});
const OFFICIAL = channel("oficial", { name: "Oficial", gateway: "cloud-api" });
const TELEGRAM = channel("tg", { name: "Bot", type: "telegram", gateway: "telegram" });

interface Called {
	path: string;
	body: Record<string, unknown>;
}
/** What the server knows, and what it was asked to do. */
const server = {
	channels: [] as object[],
	people: [] as object[],
	number: { state: "found", contact: null } as object,
	refusal: null as string | null,
	called: [] as Called[],
};

beforeEach(() => {
	localStorage.clear();
	getQueryClient().clear();
	Object.assign(server, {
		channels: [channel("ch1"), OFFICIAL, TELEGRAM],
		people: [],
		number: { state: "found", contact: null },
		refusal: null,
		called: [],
	});
	vi.stubGlobal("fetch", async (path: string, init?: { body?: string }) => {
		const { pathname, searchParams } = new URL(path, "http://dom");
		if (pathname === "/api/conversations/channels")
			return Response.json({ channels: server.channels });
		if (pathname === "/api/conversations/search")
			return Response.json({ people: [], hits: [], isCut: false, silent: [] });
		if (pathname === "/api/conversations")
			return Response.json({
				conversations: searchParams.has("snoozed") ? [] : server.people,
				nextCursor: null,
			});
		server.called.push({ path: pathname, body: JSON.parse(init?.body ?? "{}") });
		if (pathname.endsWith("/numbers")) return Response.json(server.number);
		if (pathname.endsWith("/templates"))
			return Response.json({ templates: [], isLoading: false, failure: null });
		if (server.refusal !== null)
			return Response.json(
				{ error: { code: server.refusal, requestId: "r" } },
				{ status: server.refusal === "unavailable" ? 503 : 409 },
			);
		return Response.json({ message: { contactId: "maria" } }, { status: 202 });
	});
});

const dialog = () => within(screen.getByRole("dialog", { name: "Nova conversa" }));
const begun = () => server.called.filter(({ path }) => path.endsWith("/beginnings"));
const button = () => dialog().getByRole("button", { name: "Enviar" });
const field = (name: string | RegExp) => dialog().getByRole<HTMLInputElement>("textbox", { name });

async function open(): Promise<Drawn> {
	const drawn = draw(<CreateMenu role="operator" />);
	await reopen(drawn);
	return drawn;
}

async function reopen({ user }: Drawn): Promise<void> {
	await user.click(screen.getByRole("button", { name: "Novo" }));
	await user.click(await screen.findByRole("menuitem", { name: "Conversa" }));
	for (const _ of [1, 2]) await act(() => vi.dynamicImportSettled());
	await screen.findByRole("combobox", { name: "Canal" });
}

test("a number is typed, found on WhatsApp, named and written to; its conversation opens", async () => {
	const drawn = await open();
	const { user } = drawn;
	await waitFor(() => expect(document.activeElement).toBe(field("Para")));
	await user.keyboard("(11) 98765-4321");
	await dialog().findByText("+55 11 98765-4321 tem WhatsApp.");
	await user.type(field(/^Nome do contato/u), "Dona Célia");
	await user.type(field("Mensagem"), "Bom dia");
	await user.keyboard("{Control>}{Enter}{/Control}");
	await waitFor(() => expect(drawn.address()).toBe("/whatsapp/instances/ch1/messages/maria"));
	expect(begun().map(({ path, body }) => [path, body.to, body.text])).toEqual([
		["/api/channels/ch1/beginnings", { phone: "5511987654321", name: "Dona Célia" }, "Bom dia"],
	]);
	expect(localStorage.getItem("prosa.recent.begun")).toBeNull();
});

test("what a number lacks is said, and what has no WhatsApp is not written to", async () => {
	server.number = { state: "absent", contact: null };
	const { user } = await open();
	await user.type(field("Para"), "98765-4321");
	await dialog().findByText("Falta o DDD.");
	expect(server.called).toEqual([]);
	await user.clear(field("Para"));
	await user.type(field("Para"), "+351 912 345 678");
	await dialog().findByText("+351912345678 não tem WhatsApp.");
	expect(dialog().queryByRole("combobox", { name: "País" })).toBeNull();
	expect(button()).toHaveProperty("disabled", true);
	// Another country for what is typed without a plus.
	await user.clear(field("Para"));
	await user.type(field("Para"), "912 345 678");
	await user.selectOptions(dialog().getByRole("combobox", { name: "País" }), "PT");
	await dialog().findByText("+351912345678 não tem WhatsApp.");
});

test("a number that somebody has already says whose conversation it joins", async () => {
	server.number = { state: "found", contact: { id: "maria", name: "Maria" } };
	const { user } = await open();
	await user.type(field("Para"), "11987654321");
	await dialog().findByText("Já há uma conversa com Maria: a mensagem vai para ela.");
	expect(dialog().queryByRole("textbox", { name: /^Nome/u })).toBeNull();
});

test("somebody known is found by name, and goes on in their own channel", async () => {
	server.people = [
		{
			...foundConversation("maria", "Maria Souza"),
			channel: { id: "tg", name: "Bot", type: "telegram" },
		},
	];
	const drawn = await open();
	await drawn.user.type(field("Para"), "maria");
	await drawn.user.click(await dialog().findByRole("button", { name: /Maria Souza/u }));
	expect(dialog().getByRole("combobox", { name: "Canal" })).toHaveProperty("value", "tg");
	await waitFor(() => expect(document.activeElement).toBe(field("Mensagem")));
	await drawn.user.click(dialog().getByRole("button", { name: "Trocar destinatário" }));
	await waitFor(() => expect(document.activeElement).toBe(field("Para")));
	await drawn.user.keyboard("maria");
	await drawn.user.click(await dialog().findByRole("button", { name: /Maria Souza/u }));
	await drawn.user.type(field("Mensagem"), "Oi");
	await drawn.user.click(button());
	await waitFor(() => expect(begun()[0]?.body.to).toEqual({ contactId: "maria" }));
	await waitFor(() => expect(drawn.address()).toContain("/sessions/maria"));
});

test("a refusal loses nothing typed, and the same words go under the same id", async () => {
	server.refusal = "unavailable";
	const { user } = await open();
	await user.type(field("Para"), "11987654321");
	await dialog().findByText(/tem WhatsApp/u);
	await user.type(field("Mensagem"), "Bom dia");
	await user.click(button());
	await dialog().findByRole("alert");
	await user.click(button());
	await waitFor(() => expect(begun()).toHaveLength(2));
	expect(new Set(begun().map(({ body }) => body.id)).size).toBe(1);
	expect([field("Para").value, field("Mensagem").value]).toEqual(["11987654321", "Bom dia"]);
	await user.type(field("Mensagem"), "!");
	await user.click(button());
	await waitFor(() => expect(begun()).toHaveLength(3));
	expect(new Set(begun().map(({ body }) => body.id)).size).toBe(2);
});

test("without a person or words nothing is sent, and both are asked for", async () => {
	const { user } = await open();
	await user.click(button());
	await dialog().findByText("Escolha para quem vai a mensagem.");
	await user.type(field("Para"), "11987654321");
	await dialog().findByText(/tem WhatsApp/u);
	await user.click(button());
	await dialog().findByText("Escreva a mensagem.");
	expect(begun()).toEqual([]);
});

test("each channel says what it allows: a bot only who wrote, the official API a template, one that is off nothing", async () => {
	server.channels = [channel("ch1", { status: "disconnected" }), OFFICIAL, TELEGRAM];
	server.number = { state: "unsupported", contact: null };
	const { user } = await open();
	const choice = dialog().getByRole("combobox", { name: "Canal" });
	// Whatever is connected comes first.
	expect(
		within(choice)
			.getAllByRole("option")
			.map((one) => one.textContent),
	).toEqual(["Oficial · WhatsApp", "Bot · Telegram", "Atendimento · WhatsApp · desconectado"]);
	await user.selectOptions(choice, "tg");
	await dialog().findByText(/^Pelo Telegram ninguém pode ser procurado/u);
	await user.type(field("Para"), "11987");
	await dialog().findByText("Para escrever a um número, escolha um canal de WhatsApp.");
	await user.clear(field("Para"));
	await user.selectOptions(choice, "ch1");
	await dialog().findByText("Este canal está desconectado. Conecte-o, ou escolha outro.");
	expect(button()).toHaveProperty("disabled", true);
	await user.selectOptions(choice, "oficial");
	await user.type(field("Para"), "11987654321");
	await dialog().findByRole("region", { name: "Este contato precisa de um modelo" });
	await act(() => vi.dynamicImportSettled());
	await waitFor(() =>
		expect(server.called.map(({ path }) => path)).toContain("/api/channels/oficial/templates"),
	);
});

test("whoever closes it by accident finds it as they left it, and gets the focus back", async () => {
	const drawn = await open();
	await drawn.user.type(field("Para"), "11987654321");
	await drawn.user.type(field("Mensagem"), "Bom dia");
	await drawn.user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await reopen(drawn);
	expect([field("Para").value, field("Mensagem").value]).toEqual(["11987654321", "Bom dia"]);
	await drawn.user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await expectFocusBack(drawn.user, "app/inbox/begin/new-conversation.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Novo" }),
		item: "Conversa",
	});
});

test("a workspace without channels is shown where to connect one", async () => {
	server.channels = [];
	const { user } = draw(<CreateMenu role="operator" />);
	await user.click(screen.getByRole("button", { name: "Novo" }));
	await user.click(await screen.findByRole("menuitem", { name: "Conversa" }));
	for (const _ of [1, 2]) await act(() => vi.dynamicImportSettled());
	const link = await screen.findByRole("link", { name: "Ver canais" });
	expect(link.getAttribute("href")).toBe("/channels");
});
