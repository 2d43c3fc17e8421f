import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CannedResponse } from "#app/contracts/canned-responses.ts";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import { composer, FakeChannel, openConversation, visitInbox } from "./support.tsx";

const response = (over: Partial<CannedResponse> & { id: string }): CannedResponse => ({
	shortcut: over.id,
	title: over.id,
	text: "Oi!",
	language: "",
	isTeam: true,
	isFavourite: false,
	uses: 0,
	...over,
});

const RESPONSES = [
	response({
		id: "frete",
		title: "Frete grátis",
		text: "{{primeiro_nome}}, o frete é grátis. Protocolo: {{protocolo}}",
	}),
	response({ id: "troca", text: "Olá, {{nome}}! Sou {{atendente}}.", isTeam: false }),
];

async function open() {
	const channel = new FakeChannel();
	channel.add({ id: "Maria Souza" });
	channel.answer = ({ what }) =>
		what === "GET /api/canned-responses"
			? Response.json({ responses: RESPONSES, usesThisMonth: 0 })
			: undefined;
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	await drawn.user.click(composer());
	return { ...drawn, channel };
}
const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("a ready answer comes by its shortcut with the customer's name, and what nobody knows is selected", async () => {
	const { user, channel } = await open();
	await user.type(composer(), "Oi! /fre");
	await waitFor(() => expect(offered()).toHaveLength(1), { timeout: 15_000 });
	expect(offered()[0]).toContain("/freteFrete grátis");
	await user.keyboard("{Enter}");
	const filled = "Oi! Maria, o frete é grátis. Protocolo: {{protocolo}}";
	await waitFor(() => expect(composer().value).toBe(filled));
	expect(channel.asked("POST /messages")).toEqual([]);
	const { selectionStart, selectionEnd } = composer();
	expect(filled.slice(selectionStart, selectionEnd)).toBe("{{protocolo}}");
	expect(await screen.findByText("Falta preencher: {{protocolo}}")).not.toBeNull();
	await user.keyboard("{Enter}");
	expect(channel.asked("POST /messages")).toMatchObject([{ text: filled }]);
	await waitFor(() =>
		expect(channel.asked("POST /api/canned-responses/frete/uses")).toHaveLength(1),
	);
});

test("all of them are offered for a slash alone, and a text that was wiped out counts for none", async () => {
	const { user, channel } = await open();
	await user.type(composer(), "/");
	await waitFor(() => expect(offered()).toHaveLength(2), { timeout: 15_000 });
	await user.keyboard("{ArrowDown}{Tab}");
	await waitFor(() => expect(composer().value).toBe("Olá, Maria Souza! Sou Ana Reis."));
	await user.clear(composer());
	await user.type(composer(), "Outra coisa{Enter}");
	await waitFor(() => expect(channel.asked("POST /messages")).toHaveLength(1));
	expect(channel.asked("POST /api/canned-responses/troca/uses")).toEqual([]);
});

test("its files of the library stand beside the text; where one is gone, the text alone does, which is said", async () => {
	const channel = new FakeChannel();
	const files = { document: { maxBytes: 40, caption: true } };
	channel.capabilities = { ...CAPABILITIES, files };
	channel.add({ id: "Maria Souza" });
	const prices = { id: "f1", name: "Tabela", mimetype: "application/pdf" };
	channel.answer = ({ what }) => {
		if (what === "GET /api/canned-responses") {
			const own = { department: { id: "d1", name: "Vendas" }, files: [prices] };
			const gone = response({ id: "mapa", files: [{ ...prices, id: "f2" }] });
			return Response.json({ responses: [response({ id: "tabela", ...own }), gone] });
		}
		return what === "GET /media/library/f1" ? new Response("%PDF-1.7x") : undefined;
	};
	const { user, toasts } = await visitInbox(channel).then(async (drawn) => {
		await openConversation(drawn, "Maria Souza");
		return drawn;
	});
	await user.click(composer());
	await user.type(composer(), "/map");
	await waitFor(() => expect(offered()).toHaveLength(1), { timeout: 15_000 });
	await user.keyboard("{Enter}");
	await waitFor(() => expect(toasts.at(-1)?.title).toBe("Os arquivos do modelo não entraram"));
	expect(composer().value).toBe("Oi!");
	await user.clear(composer());
	await user.type(composer(), "/tab");
	await waitFor(() => expect(offered()[0]).toContain("Vendas1 arquivo"));
	await user.keyboard("{Enter}");
	await waitFor(() =>
		expect(document.querySelector('[data-tray-file="Tabela.pdf"]')).not.toBeNull(),
	);
	expect(composer().value).toBe("Oi!");
});
