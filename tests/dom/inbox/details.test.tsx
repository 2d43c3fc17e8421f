import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ContactView } from "#app/contracts/frames.ts";
import type { Role } from "#app/domain/team/role.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { FakeChannel, ME, openConversation, visitInbox } from "./support.tsx";

const NAME = "Maria Souza";
const CONVERSATION: NonNullable<ContactView["conversation"]> = {
	id: "c1",
	openedAt: 1,
	handler: "nobody",
	agent: null,
	labels: [],
	isOverLimit: false,
};
const FIELDS = [
	{ id: "size", label: "Tamanho", kind: "choice", choices: ["P", "M"] },
	{ id: "spent", label: "Gasto", kind: "number", choices: [] },
	{ id: "site", label: "Site", kind: "link", choices: [] },
];
const SHARED = {
	media: [],
	files: [{ type: "document", fileName: "nota.pdf", bytes: 2_048, href: null }],
	links: [{ type: "text", fileName: null, bytes: null, href: "https://loja.com/a" }],
};

/** A channel that keeps what is saved of its one person. */
function keepingChannel(over: Partial<ContactView> = {}) {
	const channel = new FakeChannel();
	channel.add({ id: NAME, conversation: CONVERSATION, ...over });
	const values: Record<string, string> = { site: "https://sol.com.br/" };
	let at = 1;
	const refusals: string[] = [];
	channel.answer = ({ what, body }) => {
		if (what === `GET /contacts/${NAME}/profile`) return Response.json({ fields: FIELDS, values });
		if (what === `POST /contacts/${NAME}/profile`) {
			const code = refusals.shift();
			if (code) return Response.json({ error: { code, requestId: "r" } }, { status: 400 });
			const { name, ...rest } = (body as { changes: Record<string, string> }).changes;
			Object.assign(values, rest);
			at += 1;
			channel.change(NAME, { profileAt: at, ...(name !== undefined && { name }) });
			return Response.json({ fields: FIELDS, values, contact: channel.contact(NAME) });
		}
		if (what.endsWith("/identity")) return Response.json({ addresses: [], merges: [], twin: null });
		return undefined;
	};
	return { channel, values, refusals };
}

async function openDetails(channel: FakeChannel, role: Role = "operator") {
	const drawn = await visitInbox(channel, { role });
	await openConversation(drawn, NAME);
	await drawn.user.click(screen.getByRole("button", { name: "Detalhes do contato" }));
	await screen.findByRole("heading", { name: "Atendimento" });
	await act(() => vi.dynamicImportSettled());
	return drawn;
}
const saved = (channel: FakeChannel) => channel.asked(`POST /contacts/${NAME}/profile`);
const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });

test("a field is saved when it is left, alone, and only if it changed", async () => {
	const { channel } = keepingChannel();
	const { user } = await openDetails(channel);
	const company = await field("Empresa");
	await user.click(company);
	await user.tab();
	expect(saved(channel)).toEqual([]);
	await user.type(company, "Padaria Sol");
	await user.tab();
	await waitFor(() => expect(saved(channel)).toEqual([{ changes: { company: "Padaria Sol" } }]));
	expect(await screen.findByText("Salvo")).not.toBeNull();
	await user.type(await field("Nome"), " Lima{Enter}");
	await waitFor(() => expect(saved(channel)).toHaveLength(2));
	expect(await screen.findAllByText("Maria Souza Lima")).not.toHaveLength(0);
	await user.selectOptions(screen.getByRole("combobox", { name: "Tamanho" }), "M");
	await user.tab();
	const spent = await field("Gasto");
	await user.type(spent, "1.500,50");
	await user.tab();
	await waitFor(() =>
		expect(saved(channel).slice(2)).toEqual([
			{ changes: { size: "M" } },
			{ changes: { spent: "1500.50" } },
		]),
	);
	await waitFor(() => expect(spent.value).toBe("1.500,5"));
});

test("a refusal loses nothing, not even when the details are closed; Esc takes back and closes nothing", async () => {
	const { channel, refusals } = keepingChannel();
	const { user } = await openDetails(channel);
	const email = await field("E-mail");
	refusals.push("email_invalid");
	await user.type(email, "maria@");
	await user.tab();
	expect((await screen.findByRole("alert")).textContent).toContain("Confira o e-mail");
	expect([email.value, email.getAttribute("aria-invalid")]).toEqual(["maria@", "true"]);
	refusals.push("unavailable");
	await user.click(screen.getByRole("button", { name: "Fechar" }));
	await act(() => vi.dynamicImportSettled());
	await user.click(screen.getByRole("button", { name: "Detalhes do contato" }));
	const again = await field("E-mail");
	expect(again.value).toBe("maria@");
	await user.click(again);
	await user.keyboard("{Escape}");
	expect((await field("E-mail")).value).toBe("");
	expect(screen.getByRole("heading", { name: "Atendimento" })).not.toBeNull();
});

test("what a colleague writes meanwhile is there without a reload, and takes nothing from who is typing", async () => {
	const { channel, values } = keepingChannel();
	const { user } = await openDetails(channel);
	const [company, notes] = [await field("Empresa"), await field("Anotações")];
	await user.type(notes, "Gosta de azul");
	Object.assign(values, { company: "Sol", notes: "Outra nota" });
	channel.change(NAME, { profileAt: 99 });
	await waitFor(() => expect(company.value).toBe("Sol"));
	expect(notes.value).toBe("Gosta de azul");
	await user.tab();
	await waitFor(() => expect(saved(channel)).toEqual([{ changes: { notes: "Gosta de azul" } }]));
});

test("owner and state are decided here as in the header; who only reads is offered nothing", async () => {
	const { channel } = keepingChannel({ assignee: ME });
	const { user } = await openDetails(channel);
	const conversation = within(screen.getByRole("region", { name: "Atendimento" }));
	await user.click(conversation.getByRole("button", { name: "Encerrar conversa" }));
	await waitFor(() =>
		expect(channel.asked(`POST /contacts/${NAME}/state`)).toEqual([{ state: "closed" }]),
	);
	const { channel: other } = keepingChannel();
	await openDetails(other, "viewer");
	expect(screen.queryByRole("button", { name: "Alterar responsável" })).toBeNull();
	expect(screen.queryByRole("textbox", { name: "Empresa" })).toBeNull();
	expect(await screen.findByRole("link", { name: /^sol\.com\.br/u })).not.toBeNull();
});

test("sections fold and stay so on this device; what is folded asks for nothing", async () => {
	const { channel } = keepingChannel();
	const kept = channel.answer;
	channel.answer = (call) => {
		if (call.what !== `GET /contacts/${NAME}/shared`) return kept(call);
		const items = SHARED.files.map((item) => ({
			...item,
			messageId: "m1",
			at: 1,
			isOwn: false,
			mimetype: null,
			seconds: null,
		}));
		return Response.json({ items, nextCursor: null });
	};
	const drawn = await openDetails(channel);
	const shared = () => channel.asked(`GET /contacts/${NAME}/shared`);
	const files = screen.getByRole("button", { name: "Arquivos e links" });
	expect([files.getAttribute("aria-expanded"), shared().length]).toEqual(["false", 0]);
	await drawn.user.click(files);
	await drawn.user.click(await screen.findByRole("button", { name: "Arquivos" }));
	const link = await screen.findByRole("link", { name: /nota\.pdf/u });
	expect(link.getAttribute("href")).toContain("at=m1");
	await drawn.user.click(screen.getByRole("button", { name: "Contato" }));
	expect(screen.queryByRole("textbox", { name: "Empresa" })).toBeNull();
	await openDetails(channel);
	expect(screen.getByRole("button", { name: "Contato" }).getAttribute("aria-expanded")).toBe(
		"false",
	);
	expect(
		screen.getByRole("button", { name: "Arquivos e links" }).getAttribute("aria-expanded"),
	).toBe("true");
	window.localStorage.clear();
});

test("M03 the page a visitor looks at is shown live, with where they came from and their language", async () => {
	const visit = {
		origin: "https://loja.com.br",
		path: "/tenis",
		title: "Tênis azul",
		referrer: "busca.com",
		language: "pt-BR",
		at: 1,
	};
	const { channel } = keepingChannel({ visit });
	await openDetails(channel);
	const section = within(await screen.findByRole("region", { name: "No site" }));
	const link = await section.findByRole("link", { name: /^Tênis azul/u });
	expect(link.getAttribute("href")).toBe("https://loja.com.br/tenis");
	expect(link.getAttribute("rel")).toContain("noopener");
	expect(section.getByText("busca.com")).not.toBeNull();
	expect(section.getByText(/^português/u)).not.toBeNull();
	channel.change(NAME, { visit: { ...visit, path: "/carrinho", title: "" } });
	expect(await section.findByRole("link", { name: /^\/carrinho/u })).not.toBeNull();
});

test("earlier conversations say why they are taken for the same person's, and lead to their end", async () => {
	const { channel } = keepingChannel({ phone: "5511987654321", told: ["email"] });
	const kept = channel.answer;
	const one = {
		id: "c9",
		contactId: "k9",
		channel: { id: "site", name: "Site", type: "webchat" },
		status: "closed",
		lastActivityAt: 1,
		preview: { text: "Obrigada!", type: "text" },
		match: "email",
		lastMessageId: "m9",
	};
	const unseen = { ...one, id: "c8", match: "phone", lastMessageId: null };
	channel.answer = (call) =>
		call.what.endsWith("/earlier")
			? Response.json({
					conversations: [
						one,
						{ ...unseen, channel: { id: "loja", name: "Loja", type: "whatsapp" } },
					],
					isCut: false,
					silent: ["x"],
				})
			: kept(call);
	const { user } = await openDetails(channel);
	await user.click(screen.getByRole("button", { name: "Conversas anteriores" }));
	const [first, second] = await screen.findAllByRole("link", { name: /Encerrada/u });
	expect(first?.textContent).toMatch(/mesmo e-mail.*não verificado/u);
	expect(first?.getAttribute("href")).toBe("/sessions/c9?channel=site&contact=k9&at=m9");
	expect(second?.textContent).toMatch(/mesmo telefone$/u);
	expect(second?.getAttribute("href")).toBe("/whatsapp/instances/loja/messages/k9");
	expect(screen.getByText(/não respondeu a tempo/u)).not.toBeNull();
	await user.click(screen.getByRole("button", { name: "Escrever por outro canal" }));
	const begin = await screen.findByRole("dialog", { name: "Nova conversa" });
	await waitFor(() => expect(begin.contains(document.activeElement)).toBe(true));
	await user.keyboard("{Escape}");
	await waitFor(() => expect(begin.isConnected).toBe(false));
	window.localStorage.clear();
});

test("what the details ask gives the focus back; on a phone they are a dialog themselves", async () => {
	const { channel } = keepingChannel();
	const { user } = await openDetails(channel, "admin");
	await user.click(screen.getByRole("button", { name: "Também conhecido por" }));
	await expectFocusBack(user, "app/inbox/details/merge-dialog.tsx#Dialog", {
		from: () => screen.findByRole("button", { name: "Unir com outro contato" }),
	});
	await user.click(screen.getByRole("button", { name: "Dados pessoais" }));
	await expectFocusBack(user, "app/inbox/details/personal-data.tsx#ConfirmDialog", {
		from: () => screen.findByRole("button", { name: "Apagar contato" }),
	});
	window.localStorage.clear();
	vi.spyOn(window, "matchMedia").mockImplementation(
		(query) =>
			({
				matches: query === "(max-width: 767px)",
				addEventListener() {},
				removeEventListener() {},
			}) as never,
	);
	const drawn = await visitInbox(channel, { role: "admin" });
	await openConversation(drawn, NAME);
	await expectFocusBack(drawn.user, "app/inbox/details/details-sheet.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Mais ações" }),
		item: "Detalhes do contato",
	});
});
