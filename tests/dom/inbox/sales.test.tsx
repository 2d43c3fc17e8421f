import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { formatSystemLine } from "#app/domain/conversations/system-line.ts";
import { lineOfReferral, readReferral } from "#app/domain/inbox/referral.ts";
import type { Role } from "#app/domain/team/role.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { FakeChannel, ME, openConversation, visitInbox } from "./support.tsx";

const NAME = "Maria Souza";
const MARK = {
	id: "m1",
	kind: "sale" as const,
	cents: 12_990,
	currency: "BRL" as const,
	product: "Tênis",
	note: "",
};

function salesChannel() {
	const channel = new FakeChannel();
	channel.add({
		id: NAME,
		salesAt: 1,
		conversation: {
			id: "c1",
			openedAt: 1,
			handler: "nobody",
			agent: null,
			labels: [],
			isOverLimit: false,
		},
	});
	const line = { direction: "outgoing", type: "system" } as const;
	const ad = readReferral({
		sourceId: "120226305854810726",
		headline: "Tênis de corrida",
		body: "<b>Frete</b> grátis",
		url: "https://fb.me/1",
	});
	if (ad) channel.write(NAME, formatSystemLine(lineOfReferral(ad)), { ...line, id: "ad" });
	channel.write(NAME, "Oi, vi o anúncio", { id: "said" });
	const { id: mark, note: _, ...facts } = MARK;
	const marked = {
		code: "marked",
		mark,
		...facts,
		note: "pagou no Pix",
		takenBack: false,
	} as const;
	channel.write(NAME, formatSystemLine(marked), { ...line, id: "mark:m1", author: ME.name });
	channel.answer = ({ what }) => {
		if (what === `GET /contacts/${NAME}/sales`)
			return Response.json({
				isConnected: true,
				isRefused: false,
				touches: [
					{
						line: "ad",
						at: 1,
						kind: "ad",
						adId: "120226305854810726",
						url: null,
						headline: "Tênis de corrida",
						body: "",
						hasPicture: false,
					},
				],
				ads: [
					{ adId: "120226305854810726", name: "Vídeo 1", campaign: "Verão", adSet: "São Paulo" },
				],
				marks: [
					{
						...MARK,
						at: 1,
						name: "Ana",
						takenBackAt: null,
						outcome: "sent",
						sent: { state: "failed", fault: { message: "Evento inválido" } },
					},
				],
			});
		if (what.includes("/sales") || what.includes("/ads-refusal")) return Response.json({});
		return undefined;
	};
	return channel;
}

async function open(role: Role = "operator") {
	const channel = salesChannel();
	const drawn = await visitInbox(channel, { role });
	await openConversation(drawn, NAME);
	await act(() => vi.dynamicImportSettled());
	return { channel, ...drawn };
}
const lineOf = (id: string) => {
	const row = document.querySelector<HTMLElement>(`[data-line="${id}"]`);
	if (!row) throw new Error(`no line ${id}`);
	return row;
};

test("the thread says from which ad the customer came, as text, and what was sold", async () => {
	await open();
	await waitFor(() => expect(lineOf("ad").textContent).toContain("Veio do anúncio"));
	expect(lineOf("ad").textContent).toContain("<b>Frete</b> grátis");
	const link = within(lineOf("ad")).getByRole("link", { name: /Ver anúncio/u });
	expect(link.getAttribute("rel")).toContain("noopener");
	const marked = lineOf("mark:m1").textContent.replaceAll("\u00A0", " ");
	expect(marked).toContain("marcou uma venda: R$ 129,90 · Tênis");
	expect(marked).toContain("pagou no Pix");
});

test("a sale is marked from the menu, with an amount as people write it", async () => {
	const { channel, user } = await open();
	await user.click(screen.getByRole("button", { name: "Mais ações" }));
	await user.click(await screen.findByRole("menuitem", { name: "Marcar lead ou venda…" }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.click(dialog.getByRole("button", { name: "Marcar" }));
	expect(dialog.getByText("Informe o valor da venda.")).toBeTruthy();
	await user.type(dialog.getByLabelText("Valor"), "1.234,5");
	await user.type(dialog.getByLabelText("Produto ou serviço"), "Tapete");
	await user.click(dialog.getByRole("button", { name: "Marcar" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(channel.asked(`POST /contacts/${NAME}/sales`)).toMatchObject([
		{ kind: "sale", cents: 123_450, currency: "BRL", product: "Tapete" },
	]);
});

test("a mark is corrected or taken back, and whoever only reads does neither", async () => {
	const { channel, user } = await open();
	await waitFor(() => lineOf("mark:m1"));
	const row = within(lineOf("mark:m1"));
	await user.click(await row.findByRole("button", { name: "Desfazer" }));
	await user.click(
		within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Desfazer" }),
	);
	await waitFor(() =>
		expect(channel.asked(`POST /contacts/${NAME}/sales/m1`)).toEqual([{ facts: null }]),
	);
	const other = await open("viewer");
	expect(other.channel.asked(`POST /contacts/${NAME}/sales/m1`)).toEqual([]);
	const last = [...document.querySelectorAll<HTMLElement>('[data-line="mark:m1"]')].at(-1);
	expect(last && within(last).queryByRole("button", { name: "Desfazer" })).toBeNull();
});

test("the details name ad and campaign, and what Meta said to the sale", async () => {
	const { channel, user } = await open();
	await user.click(screen.getByRole("button", { name: "Detalhes do contato" }));
	await act(() => vi.dynamicImportSettled());
	const section = within(await screen.findByRole("region", { name: "Origem e vendas" }));
	expect(await section.findByText("Vídeo 1")).toBeTruthy();
	expect(section.getByText("Campanha Verão · Conjunto São Paulo")).toBeTruthy();
	expect(section.getByText(/A Meta recusou/u).textContent).toContain("Evento inválido");
	await user.click(
		section.getByRole("button", { name: "Não informar compras deste contato à Meta" }),
	);
	await waitFor(() =>
		expect(channel.asked(`POST /contacts/${NAME}/ads-refusal`)).toEqual([{ isRefused: true }]),
	);
});

test("the dialogs of a mark give the focus back", async () => {
	const { user } = await open();
	await waitFor(() => lineOf("mark:m1"));
	await expectFocusBack(user, "app/inbox/sales/mark-dialog.tsx#Dialog", {
		from: () => within(lineOf("mark:m1")).findByRole("button", { name: "Corrigir" }),
	});
	await expectFocusBack(user, "app/inbox/sales/mark-acts.tsx#ConfirmDialog", {
		from: () => within(lineOf("mark:m1")).findByRole("button", { name: "Desfazer" }),
	});
});
