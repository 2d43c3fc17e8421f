import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatSystemLine, type NoteLine } from "#app/domain/conversations/system-line.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { messageView } from "#tests/unit/inbox/views.ts";
import {
	composer,
	FakeChannel,
	list,
	ME,
	openConversation,
	rowText,
	visitInbox,
} from "./support.tsx";

const MARIA = "Maria Souza";
let count = 1000;

/** A note as the server has it. */
function noteView(over: Partial<NoteLine>, id: string = crypto.randomUUID()) {
	const at = (count += 1);
	const line: NoteLine = { code: "note", text: "", by: ME.memberId, mentions: [], ...over };
	return messageView({
		id,
		contactId: MARIA,
		type: "system",
		direction: "outgoing",
		text: formatSystemLine(line),
		author: line.by === ME.memberId ? ME.name : "Rui Costa",
		sortAt: Date.now() + at,
		sentAt: Date.now(),
		arrival: at,
		seq: at,
	});
}

async function open(
	channel = new FakeChannel(),
	role: "operator" | "manager" | "viewer" = "operator",
) {
	if (channel.messages(MARIA).length === 0) channel.add({ id: MARIA }, ["Tem desconto?"]);
	channel.add({ id: "Zeca Lima" });
	channel.answer = ({ what, body }) => {
		if (what === "GET /notes/callable")
			return Response.json({
				people: [
					{ kind: "member", id: ME.memberId, mention: ME.name },
					{ kind: "member", id: "rui", mention: "Rui Costa" },
					{ kind: "member", id: "lia", mention: "Lia Prado" },
					{ kind: "department", id: "d1", mention: "Vendas" },
				],
			});
		if (what !== "POST /notes") return undefined;
		const { id, text } = body as { id: string; text: string };
		return Response.json({ message: noteView({ text }, id) });
	};
	const drawn = await visitInbox(channel, { role });
	await openConversation(drawn, MARIA);
	return { ...drawn, channel };
}

const noteBox = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Nota interna" });
async function notes(): Promise<[HTMLElement, HTMLElement]> {
	const [first, second] = await screen.findAllByRole("article", { name: /^(Sua nota|Nota de)/u });
	if (!first) throw new Error("no note");
	return [first, second ?? first];
}

test("Alt+N leads to a note and back; what is written in one of both is never the other's", async () => {
	const { user, channel } = await open();
	await user.click(composer());
	await user.keyboard("Claro, 10%");
	const typed = () => channel.told.filter((frame) => frame.type === "typing" && frame.typing);
	const before = typed();
	await user.keyboard("{Alt>}n{/Alt}");
	const box = await noteBox();
	await waitFor(() => expect(document.activeElement).toBe(box));
	expect(box.value).toBe("");
	await user.keyboard("Cliente antigo{Enter}");
	await waitFor(() => expect(channel.asked("POST /notes")).toHaveLength(1));
	expect(channel.asked("POST /notes")[0]).toMatchObject({
		contactId: MARIA,
		text: "Cliente antigo",
	});
	expect(channel.asked("POST /messages"), "nothing was sent").toEqual([]);
	expect(typed(), "nobody is shown that a note is written").toEqual(before);
	const [note] = await notes();
	expect(note.textContent).toContain("Cliente antigo");
	// It stays where one writes notes: an answer is meant to be chosen.
	expect((await noteBox()).value).toBe("");
	await user.keyboard("{Escape}");
	await waitFor(() => expect(document.activeElement).toBe(composer()));
	expect(composer().value).toBe("Claro, 10%");
});

test("a note that was begun is still a note after a reload, and not even emptied it becomes an answer", async () => {
	const { user, channel } = await open();
	await user.click(screen.getByRole("button", { name: "Nota" }));
	await noteBox();
	await user.keyboard("Ver com o estoque");
	const again = await visitInbox(channel);
	await openConversation(again, MARIA);
	const box = await noteBox();
	expect(box.value).toBe("Ver com o estoque");
	await again.user.clear(box);
	expect(await noteBox()).toBe(box);
});

test("@ offers the team and its departments but not oneself; the chosen name is written out", async () => {
	const { user } = await open();
	await user.click(screen.getByRole("button", { name: "Nota" }));
	await noteBox();
	await user.keyboard("@");
	const menu = await screen.findByRole("listbox", { name: "Mencionar alguém da equipe" });
	expect(
		within(menu)
			.getAllByRole("option")
			.map((one) => one.textContent),
	).toEqual(["Rui Costa", "Lia Prado", "Vendas"]);
	await user.keyboard("li{Enter}");
	expect((await noteBox()).value).toBe("@Lia Prado ");
});

test("a note that did not get through waits with its words, and goes again under its id", async () => {
	const channel = new FakeChannel();
	const { user } = await open(channel);
	const takes = channel.answer;
	channel.answer = (call) =>
		call.what === "POST /notes"
			? Response.json({ error: { code: "storage_full" } }, { status: 507 })
			: takes(call);
	await user.click(screen.getByRole("button", { name: "Nota" }));
	await noteBox();
	await user.keyboard("Importante{Enter}");
	await screen.findByText("Nota não salva");
	channel.answer = takes;
	await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
	await waitFor(() => expect(screen.queryByText("Nota não salva")).toBeNull());
	const [first, second] = channel.asked("POST /notes") as { id: string }[];
	expect(second).toEqual(first);
});

test("its author edits and deletes a note, a manager deletes a colleague's, others only read it", async () => {
	const channel = new FakeChannel();
	channel.add({ id: MARIA }, ["Oi"]);
	const { user } = await open(channel);
	const own = noteView({ text: "Minha" });
	const theirs = noteView({
		text: "Do Rui, @Ana Reis",
		by: "rui",
		mentions: [{ kind: "member", id: "me", name: "Ana Reis" }],
	});
	channel.change(MARIA, {}, [own, theirs]);
	const [mine, rui] = await notes();
	expect(mine.getAttribute("aria-label")).toBe("Sua nota. Só a equipe vê");
	expect(within(rui).queryByRole("button")).toBeNull();
	const { text } = noteView({ text: "Outra" });
	const edited = { ...own, text, edited: true, seq: (count += 1) };
	const takes = channel.answer;
	channel.answer = (call) =>
		call.what === `POST /notes/${own.id}/edit` ? Response.json({ message: edited }) : takes(call);
	await user.click(within(mine).getByRole("button", { name: "Editar" }));
	const box = await screen.findByRole("textbox", { name: "Editar nota" });
	await waitFor(() => expect(document.activeElement).toBe(box));
	await user.clear(box);
	await user.type(box, "Outra{Enter}");
	await screen.findByText("editada");
	expect(channel.asked(`POST /notes/${own.id}/edit`)).toEqual([{ text: "Outra" }]);
	await expectFocusBack(user, "app/inbox/notes/note-row.tsx#ConfirmDialog", {
		from: async () => within((await notes())[0]).getByRole("button", { name: "Apagar" }),
	});
});

test("a manager may delete a colleague's note, and nobody who only reads may write one", async () => {
	const channel = new FakeChannel();
	channel.add({ id: MARIA }, ["Oi"]);
	await open(channel, "manager");
	channel.change(MARIA, {}, [noteView({ text: "Do Rui", by: "rui" })]);
	const [rui] = await notes();
	expect(
		within(rui)
			.getAllByRole("button")
			.map((one) => one.textContent),
	).toEqual(["Apagar"]);
	await open(channel, "viewer");
	expect(screen.queryByRole("button", { name: "Nota" })).toBeNull();
});

test("who is called is told above the composer, until they take it off", async () => {
	const { user, channel } = await open();
	channel.change(MARIA, { mentioned: { [ME.memberId]: 5 } });
	await screen.findByText("Você foi mencionado em uma nota");
	const takes = channel.answer;
	channel.answer = (call) => {
		if (call.what !== `POST /contacts/${MARIA}/mention/end`) return takes(call);
		channel.change(MARIA, { mentioned: undefined });
		return undefined;
	};
	await user.click(screen.getByRole("button", { name: "Tirar menção" }));
	await waitFor(() => expect(screen.queryByText("Você foi mencionado em uma nota")).toBeNull());
});

test("whom a note calls has the conversation in Para mim, live, marked in its row; until they were heard", async () => {
	const channel = new FakeChannel();
	channel.add({ id: MARIA, assignee: ME }, ["Oi"]);
	await visitInbox(channel, { at: "/conversations?who=mine" });
	channel.change(MARIA, { assignee: null, mentioned: { [ME.memberId]: 5 } });
	await waitFor(() => expect(rowText(MARIA)).toContain("Uma nota chama você"));
	channel.change(MARIA, { mentioned: undefined });
	await waitFor(() => expect(list().textContent).not.toContain(MARIA));
});
