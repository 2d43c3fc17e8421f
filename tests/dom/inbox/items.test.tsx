import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import { contentOfPoll } from "#app/domain/inbox/poll.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import { composer, FakeChannel, log, openConversation, visitInbox } from "./support.tsx";

const ALL = { places: true, cards: { max: 5 }, polls: { maxOptions: 4, votes: true } } as const;

async function openWith(
	capabilities: Partial<typeof CAPABILITIES> = ALL,
	over: { isGroup?: boolean } = {},
) {
	const channel = new FakeChannel();
	channel.capabilities = { ...CAPABILITIES, ...capabilities };
	channel.add({ id: "Maria Souza", phone: "5511987654321", ...over });
	channel.add({ id: "Rui Prado", phone: "5511900000002" });
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	const ask = async (name: string): Promise<HTMLElement> => {
		await drawn.user.click(door());
		await drawn.user.click(await screen.findByRole("menuitem", { name }));
		return screen.findByRole("dialog");
	};
	return { ...drawn, channel, ask };
}
const door = () => screen.getByRole("button", { name: "Mais anexos" });
const sentItems = (channel: FakeChannel) =>
	channel.asked("POST /items").map((body) => (body as { item: unknown }).item);

test("the dialogs of places, contacts and polls give the focus back to where they were asked for", async () => {
	const { user } = await openWith();
	await expectFocusBack(user, "app/inbox/items/place-dialog.tsx#Dialog", {
		from: door,
		item: "Localização",
	});
	await expectFocusBack(user, "app/inbox/items/cards-dialog.tsx#Dialog", {
		from: door,
		item: "Contato",
	});
	await expectFocusBack(user, "app/inbox/items/poll-dialog.tsx#Dialog", {
		from: door,
		item: "Enquete",
	});
});

test("what a channel cannot send is not offered", async () => {
	const { user } = await openWith({ places: true });
	await user.click(door());
	await screen.findByRole("menu");
	expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
		"Localização",
		"Nota",
	]);
});

test("where a channel sends none of them a note for the team is left", async () => {
	const { user } = await openWith({});
	await user.click(door());
	await user.click(await screen.findByRole("menuitem", { name: "Nota" }));
	expect(await screen.findByRole("textbox", { name: "Nota interna" })).toBeDefined();
});

test("a place is pasted from a map, and shown with name, address and a way to the map", async () => {
	const { user, ask, channel } = await openWith();
	const dialog = within(await ask("Localização"));
	await user.click(dialog.getByRole("button", { name: "Enviar localização" }));
	expect(dialog.getByText(/^Não há um lugar neste texto/u)).toBeDefined();
	expect(sentItems(channel)).toEqual([]);
	const point = dialog.getByRole("textbox", { name: "Coordenadas ou link do mapa" });
	await user.click(point);
	await user.paste("https://www.google.com/maps/@-23.55052,-46.633308,17z");
	expect(dialog.getByRole("link", { name: "Ver no mapa" }).getAttribute("href")).toContain(
		"openstreetmap.org",
	);
	await user.type(dialog.getByRole("textbox", { name: /^Nome do lugar/u }), "Loja");
	await user.type(dialog.getByRole("textbox", { name: /^Endereço/u }), "Praça da Sé{Enter}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(sentItems(channel)).toEqual([
		{
			type: "location",
			latitude: -23.55052,
			longitude: -46.633308,
			name: "Loja",
			address: "Praça da Sé",
		},
	]);
	const link = await within(log()).findByRole("link", { name: "Abrir no mapa" });
	expect(link.getAttribute("href")).toMatch(/mlat=-23\.55052&mlon=-46\.633308/u);
	expect(log().textContent).toMatch(/Loja.*Praça da Sé.*-23\.55052, -46\.63331/u);
});

test("what stands in the composer is not sent with a place, and stays there", async () => {
	const { user, ask, channel } = await openWith();
	await user.type(composer(), "Venha");
	const dialog = within(await ask("Localização"));
	await user.click(dialog.getByRole("textbox", { name: "Coordenadas ou link do mapa" }));
	await user.paste("1, 2");
	await user.keyboard("{Enter}");
	await waitFor(() => expect(sentItems(channel)).toHaveLength(1));
	await waitFor(() => expect(document.activeElement).toBe(door()));
	expect(channel.asked("POST /messages")).toEqual([]);
	expect(composer().value).toBe("Venha");
});

test("where one is, the browser is asked only by a press, and what it refuses is said", async () => {
	const seek = vi.fn<Geolocation["getCurrentPosition"]>();
	vi.spyOn(navigator, "geolocation", "get").mockReturnValue({
		getCurrentPosition: seek,
	} as unknown as Geolocation);
	const { user, ask } = await openWith();
	const dialog = within(await ask("Localização"));
	expect(seek).not.toHaveBeenCalled();
	const here = () => user.click(dialog.getByRole("button", { name: "Usar onde estou agora" }));
	seek.mockImplementation((_, fail) =>
		fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
	);
	await here();
	expect(await dialog.findByText(/^O navegador não permitiu/u)).toBeDefined();
	const coords = { latitude: 38.7223, longitude: -9.1393 } as GeolocationCoordinates;
	seek.mockImplementation((found) => found({ coords } as GeolocationPosition));
	await here();
	await waitFor(() =>
		expect(
			dialog.getByRole<HTMLInputElement>("textbox", { name: "Coordenadas ou link do mapa" }).value,
		).toBe("38.72230, -9.13930"),
	);
});

test("a poll is written with the keyboard alone, and refused until it is one", async () => {
	const { user, ask, channel } = await openWith();
	const dialog = within(await ask("Enquete"));
	await user.click(dialog.getByRole("button", { name: "Enviar enquete" }));
	expect(dialog.getByText("Escreva a pergunta.")).toBeDefined();
	expect(dialog.getByRole("alert").textContent).toBe("Escreva pelo menos duas opções.");
	await user.type(dialog.getByRole("textbox", { name: "Pergunta" }), "Que horas?");
	await user.type(dialog.getByRole("textbox", { name: "Opção 1" }), "Manhã{Enter}");
	await waitFor(() =>
		expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Opção 2" })),
	);
	await user.keyboard("Manhã{Enter}");
	expect(dialog.getByRole("alert").textContent).toBe("Há duas opções iguais.");
	await waitFor(() =>
		expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Opção 3" })),
	);
	await user.keyboard("Noite");
	await user.click(dialog.getByRole("button", { name: "Tirar a opção 2" }));
	await user.click(dialog.getByRole("switch", { name: "Permitir várias respostas" }));
	await user.click(dialog.getByRole("button", { name: "Enviar enquete" }));
	await waitFor(() =>
		expect(sentItems(channel)).toEqual([
			{ type: "poll", question: "Que horas?", options: ["Manhã", "Noite"], isMultiple: true },
		]),
	);
	expect(await screen.findByText("Escolha uma ou mais opções")).toBeDefined();
});

test("a poll has no more options than the channel takes, and says where votes do not come back", async () => {
	const { user, ask } = await openWith({ polls: { maxOptions: 3, votes: false } });
	const dialog = within(await ask("Enquete"));
	expect(dialog.getByText(/^Este canal não conta os votos/u)).toBeDefined();
	await user.click(dialog.getByRole("button", { name: "Adicionar opção" }));
	expect(dialog.queryByRole("button", { name: "Adicionar opção" })).toBeNull();
});

test("contacts are chosen among people of the workspace, or written by hand, each number once", async () => {
	const { user, ask, channel } = await openWith();
	const dialog = within(await ask("Contato"));
	await user.click(await dialog.findByRole("button", { name: /^Rui Prado/u }));
	await user.click(dialog.getByRole("button", { name: "Adicionar" }));
	expect(dialog.getByText("Escreva o nome.")).toBeDefined();
	await user.type(dialog.getByRole("textbox", { name: "Nome" }), "Bia");
	await user.type(
		dialog.getByRole("textbox", { name: "Número com DDD" }),
		"(21) 98888-7777{Enter}",
	);
	await user.click(dialog.getByRole("button", { name: /^Rui Prado/u }));
	await user.click(dialog.getByRole("button", { name: "Enviar 2 contatos" }));
	await waitFor(() =>
		expect(sentItems(channel)).toEqual([
			{
				type: "contact",
				cards: [
					{ name: "Bia", phones: ["5521988887777"] },
					{ name: "Rui Prado", phones: ["5511900000002"] },
				],
			},
		]),
	);
	expect(await within(log()).findByText("Bia")).toBeDefined();
});

test("a card's number opens its conversation, or begins one where there is none", async () => {
	const { user, channel } = await openWith();
	const card = { type: "contact", text: "Rui\n+5511900000002\nBia\n+5521988887777" } as const;
	channel.write("Maria Souza", card.text, card);
	const open = (phone: string) =>
		screen.findByRole("button", { name: `Abrir conversa com ${phone}` });
	await user.click(await open("+55 21 98888-7777"));
	await screen.findByRole("dialog", { name: "Nova conversa" });
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await user.click(await open("+55 11 90000-0002"));
	await waitFor(() => expect(screen.getByRole("heading", { name: "Rui Prado" })).toBeDefined());
});

const votedPoll = (votes: NonNullable<MessageView["media"]>["votes"]): Partial<MessageView> => {
	const { type, text, media } = contentOfPoll({
		question: "Que horas?",
		options: ["Manhã", "Tarde"],
		isMultiple: false,
	});
	return { type, text, media: { ...media, votes } };
};

test.each([false, true])(
	"votes are shown with their counts, and in a group (%s) with who chose what",
	async (isGroup) => {
		const { channel } = await openWith(ALL, { isGroup });
		const votes = {
			counts: [2, 0],
			voters: 2,
			named: [
				{ name: "Ana", choices: [0] },
				{ name: "Beto", choices: [0] },
			],
		};
		channel.write("Maria Souza", "x", {
			direction: "outgoing",
			status: "sent",
			...votedPoll(votes),
		});
		const poll = await screen.findByRole("region", { name: "Enquete" });
		expect(poll.textContent).toContain("Escolha uma opção");
		expect(poll.textContent).toMatch(/Manhã2 votos.*Tarde0 votos.*2 pessoas votaram/u);
		expect(poll.textContent?.includes("Por Ana, Beto")).toBe(isGroup);
	},
);

test("of a poll whose votes a channel does not tell, that is said", async () => {
	const { channel } = await openWith({ polls: { maxOptions: 3, votes: false } });
	channel.write("Maria Souza", "x", {
		direction: "outgoing",
		status: "sent",
		...votedPoll(undefined),
	});
	const poll = await screen.findByRole("region", { name: "Enquete" });
	expect(poll.textContent).toContain("Os votos aparecem só no aplicativo");
	expect(poll.textContent).not.toContain("0 votos");
});
