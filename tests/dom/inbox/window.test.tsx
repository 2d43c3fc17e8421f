import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import { FakeChannel, openConversation, visitInbox } from "./support.tsx";

const NAME = "Maria Souza";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function open(agoMs: number, replyWindowHours: number | null = 24) {
	const channel = new FakeChannel();
	channel.gateway = "cloud-api";
	channel.capabilities = { ...CAPABILITIES, replyWindowHours };
	channel.add({ id: NAME }, []);
	channel.write(NAME, "Tem 38?", { sentAt: Date.now() - agoMs });
	const drawn = await visitInbox(channel);
	await openConversation(drawn, NAME);
	await act(() => vi.dynamicImportSettled());
	return { channel, drawn };
}
const textsOf = (text: RegExp) => screen.queryAllByText(text).map((found) => found.textContent);

test("the thread says how long free text is taken, and a screen reader hears it once", async () => {
	const { channel } = await open(20 * HOUR_MS + 30 * MINUTE_MS);
	const left = /Janela aberta por mais 3 h (?:29|30) min/;
	await waitFor(() => expect(textsOf(left)).toHaveLength(2));
	const heard = screen.getAllByRole("status").find((one) => left.test(one.textContent));
	// The customer writes again: it is shown anew, and not read out again.
	channel.write(NAME, "Oi?");
	await waitFor(() =>
		expect(textsOf(/Janela aberta por mais (?:24 h|23 h 59 min)/)).toHaveLength(1),
	);
	expect(heard?.textContent).toMatch(left);
});

test("its last two hours are pointed at", async () => {
	await open(23 * HOUR_MS);
	const [shown] = await screen.findAllByText(/Janela aberta por mais (?:1 h|59 min|1 h 1 min)/);
	expect(shown?.parentElement?.className).toContain("amber");
});

test("closed, the composer says why in place of the line; a channel without a window says nothing", async () => {
	await open(25 * HOUR_MS);
	expect(textsOf(/Janela aberta/)).toEqual([]);
	expect(await screen.findByText(/Passaram 24 horas/)).toBeTruthy();
});

test("a channel without a window says nothing of it", async () => {
	await open(HOUR_MS, null);
	expect(textsOf(/Janela aberta/)).toEqual([]);
});

test("details say what the conversation costs, and until when it is free after an ad", async () => {
	const { channel, drawn } = await open(HOUR_MS);
	const cost = { micros: 1_234_567, billed: 3, free: 2, unpriced: 0, isEstimated: true };
	const at = Date.UTC(2026, 10, 28, 15);
	channel.answer = ({ what }) =>
		what === `GET /contacts/${NAME}/cost`
			? Response.json({ ...cost, windowUntil: null, freeUntil: at })
			: undefined;
	await drawn.user.click(screen.getByRole("button", { name: "Detalhes do contato" }));
	await screen.findByRole("heading", { name: "Atendimento" });
	await drawn.user.click(await screen.findByRole("button", { name: "Custo e janela" }));
	await act(() => vi.dynamicImportSettled());
	expect((await screen.findByText(/1,23/)).textContent).toContain("estimado");
	expect(screen.getByText("3 cobradas, 2 sem custo")).toBeTruthy();
	expect(screen.getByText("Janela fechada: só modelos aprovados")).toBeTruthy();
	expect(screen.getByText(/^até .*28/)).toBeTruthy();
	expect(screen.getByRole("link", { name: "Custos deste número" })).toHaveProperty(
		"href",
		expect.stringContaining(`/whatsapp/${channel.id}/costs`),
	);
});
