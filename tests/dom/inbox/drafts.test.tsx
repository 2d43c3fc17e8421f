import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { DraftView } from "#app/contracts/frames.ts";
import {
	bubbles,
	composer,
	FakeChannel,
	openConversation,
	quoteBar,
	row,
	visitInbox,
} from "./support.tsx";

const MARIA = "Maria Souza";
/** Longer than writing has to pause, and than all drafts take to leave. */
const PAUSE_MS = 3000;
const draft = (over: Partial<DraftView> = {}): DraftView => ({
	contactId: MARIA,
	text: "do celular",
	quotedId: null,
	ageMs: 0,
	...over,
});

async function open(channel = new FakeChannel()) {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	if (channel.messages(MARIA).length === 0) {
		channel.add({ id: MARIA }, ["Qual o preço?"]);
		channel.add({ id: "Zeca Lima" });
	}
	const drawn = await visitInbox(channel, { advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
	await openConversation(drawn, MARIA);
	const pass = () => act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
	const told = () =>
		channel.told.flatMap((frame) => (frame.type === "draft" ? [[frame.text, frame.quotedId]] : []));
	const say = (over?: Partial<DraftView>) => channel.say({ type: "draft", draft: draft(over) });
	return { ...drawn, channel, pass, told, say };
}

test("what is written leaves when writing pauses, with its quote, and its end at once", async () => {
	const { user, channel, pass, told } = await open();
	await user.click(screen.getByRole("button", { name: "Responder" }));
	await user.keyboard("Custa 30");
	expect(told()).toEqual([]);
	await pass();
	const quoted = channel.messages(MARIA)[0]?.id;
	expect(told()).toEqual([["Custa 30", quoted]]);
	await user.keyboard("{Enter}");
	await act(() => vi.advanceTimersByTimeAsync(300));
	expect(told().at(-1)).toEqual(["", null]);
	expect(told()).toHaveLength(2);
});

test("what the other device writes stands in row and composer, with its quote, and takes no focus", async () => {
	const { user, channel, say } = await open();
	await user.click(screen.getByRole("textbox", { name: "Buscar pessoas e mensagens" }));
	say({ quotedId: channel.messages(MARIA)[0]?.id ?? null });
	expect(composer().value).toBe("do celular");
	await waitFor(() => expect(quoteBar()?.textContent).toContain("Qual o preço?"));
	expect(document.activeElement).not.toBe(composer());
	say({ text: "" });
	expect(composer().value).toBe("");
	expect(quoteBar()).toBeNull();
});

test("nothing is taken out of the hands of who is writing; what they wrote goes on to the other device", async () => {
	const { user, say, pass, told } = await open();
	await user.click(composer());
	await user.keyboard("daqui");
	say();
	say({ text: "" });
	expect(composer().value).toBe("daqui");
	await pass();
	expect(told()).toEqual([["daqui", null]]);
});

test("an older text of the other device replaces none that was written here since", async () => {
	const { user, say } = await open();
	await user.click(composer());
	await user.keyboard("mais novo");
	await user.click(screen.getByRole("textbox", { name: "Buscar pessoas e mensagens" }));
	say({ ageMs: 60_000 });
	expect(composer().value).toBe("mais novo");
});

test("after a break each side has what the other wrote: sent elsewhere, begun elsewhere, written here", async () => {
	const { user, channel, say, pass, told } = await open();
	await user.click(screen.getByRole("textbox", { name: "Buscar pessoas e mensagens" }));
	say();
	say({ contactId: "Zeca Lima", text: "para o Zeca" });
	expect(row("Zeca Lima").closest("li")?.textContent).toContain("Rascunho: para o Zeca");
	// Maria's was sent from the phone while nobody heard it here.
	channel.drafts = [draft({ contactId: "Zeca Lima", text: "para o Zeca, mais longo" })];
	channel.breakLines();
	await pass();
	await pass();
	await waitFor(() => expect(composer().value).toBe(""));
	expect(row("Zeca Lima").closest("li")?.textContent).toContain("mais longo");
	// Written while the line is down, it leaves when it is back.
	channel.breakLines();
	await user.click(composer());
	await user.keyboard("sem rede");
	await act(() => vi.advanceTimersByTimeAsync(20_000));
	await waitFor(() => expect(told().at(-1)).toEqual(["sem rede", null]));
	expect(bubbles()).toHaveLength(1);
});
