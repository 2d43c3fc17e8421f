import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import { FakeChannel, openConversation, visitInbox } from "./support.tsx";

const NAME = "Família Lima";
const person = (id: string, over: object = {}) => ({
	id: `phone:${id}`,
	name: null,
	phone: id,
	isAdmin: false,
	isUs: false,
	contactId: null,
	mention: `+${id}`,
	...over,
});
const ANA = person("5511987650001", { name: "Ana Souza", mention: "Ana Souza", isAdmin: true });
const BETO = person("5511987650002", {
	name: "Beto Lima",
	mention: "Beto Lima",
	contactId: "beto",
});
const US = person("5511912345678", { isUs: true });
/** Known by the network's own number alone. */
const SOMEBODY = person("99000000000102", { phone: null, mention: "99000000000102" });
const GROUP = { members: [ANA, US, BETO], size: null, isLoading: false, isOld: false };

/** A group that tells who its members are. */
function groupChannel(group: object = GROUP) {
	const channel = new FakeChannel();
	channel.capabilities = { ...CAPABILITIES, groups: true, mentions: { everybody: true } };
	channel.add({ id: NAME, isGroup: true, groupAt: 1 });
	const told = { now: group };
	channel.answer = ({ what }) =>
		what === `GET /contacts/${NAME}/group` ? Response.json(told.now) : undefined;
	return { channel, told };
}

async function open(channel: FakeChannel) {
	const drawn = await visitInbox(channel);
	await openConversation(drawn, NAME);
	return drawn;
}
const composer = (): HTMLTextAreaElement => screen.getByRole("textbox", { name: "Mensagem" });
const offered = (): (string | null)[] =>
	screen.queryAllByRole("option").map((option) => option.textContent);
const wait = { timeout: 15_000 };

test("`@` offers the members: the keys choose one, who is written by name, and Enter does not send", async () => {
	const { channel } = groupChannel({ ...GROUP, members: [...GROUP.members, SOMEBODY] });
	const { user } = await open(channel);
	await user.type(composer(), "Oi @");
	await waitFor(() => expect(offered()).toHaveLength(3), wait);
	expect(screen.getByRole("listbox", { name: "Mencionar alguém do grupo" })).not.toBeNull();
	expect(offered().join()).toMatch(/Ana Souza.*Beto Lima.*todos avisa o grupo inteiro/);
	await user.keyboard("{ArrowDown}");
	const beto = screen.getAllByRole("option")[1];
	expect(beto?.getAttribute("aria-selected")).toBe("true");
	expect(composer().getAttribute("aria-activedescendant")).toBe(beto?.id);
	await user.keyboard("{Enter}");
	await waitFor(() => expect(composer().value).toBe("Oi @Beto Lima "));
	expect(offered()).toEqual([]);
	expect(channel.asked("POST /messages")).toEqual([]);
	await user.keyboard("{Enter}");
	expect(channel.asked("POST /messages")).toMatchObject([{ text: "Oi @Beto Lima" }]);
});

test("a mention is found by what is written of the name, and Esc leaves it a text", async () => {
	const { channel } = groupChannel();
	const { user } = await open(channel);
	await user.type(composer(), "@li");
	await waitFor(() => expect(offered().join()).toContain("Beto Lima"), wait);
	expect(offered()).toHaveLength(1);
	await user.keyboard("{Escape}");
	expect(offered()).toEqual([]);
	await user.keyboard("{Enter}");
	expect(channel.asked("POST /messages")).toMatchObject([{ text: "@li" }]);
});

test("nobody is offered where the channel cannot tell them, nor outside of groups", async () => {
	const { channel } = groupChannel();
	channel.capabilities = CAPABILITIES;
	const { user } = await open(channel);
	await user.type(composer(), "Oi @");
	await act(() => vi.dynamicImportSettled());
	expect(offered()).toEqual([]);
	expect(channel.asked(`GET /contacts/${NAME}/group`)).toEqual([]);
});

test("who writes stands over the first of their messages, and whom they name stands out", async () => {
	const { channel } = groupChannel();
	await open(channel);
	const author = { id: "lid:1", phone: "5511987650001" };
	act(() => {
		channel.write(NAME, "Oi @Beto Lima", {
			author: "Ana",
			inGroup: { author, mentions: [{ id: "phone:2", name: "Beto Lima" }], mentionsUs: true },
		});
		channel.write(NAME, "De novo", { author: "Ana", inGroup: { author } });
		channel.write(NAME, "Eu também", { author: "Ana", inGroup: { author: { id: "lid:2" } } });
	});
	const log = within(await screen.findByRole("log"));
	expect(log.getAllByText("Ana")).toHaveLength(2);
	expect(log.getAllByText(/98765-0001/)).toHaveLength(1);
	expect(log.getByText("@Beto Lima").tagName).toBe("SPAN");
	expect(log.getByText("Menciona este número")).not.toBeNull();
});

test("what happens to the group is a line between the messages", async () => {
	const { channel } = groupChannel();
	await open(channel);
	act(() =>
		channel.write(NAME, '{"code":"group_changed","act":"joined","name":null}', {
			type: "system",
			direction: "outgoing",
			inGroup: { who: [{ id: "phone:1", name: "Ana" }] },
		}),
	);
	expect(await screen.findByText("Ana entrou no grupo")).not.toBeNull();
});

async function openDetails(channel: FakeChannel) {
	const drawn = await open(channel);
	await drawn.user.click(screen.getByRole("button", { name: "Detalhes do contato" }));
	await screen.findByRole("heading", { name: "Participantes" });
	await act(() => vi.dynamicImportSettled());
	return drawn;
}
const rows = (): (string | null)[] => {
	const list = screen.getByRole("heading", { name: "Participantes" }).closest("section");
	return [...(list?.querySelectorAll("li") ?? [])].map((row) => row.textContent);
};

test("the details show the members in order, each with the way to the conversation with them", async () => {
	const { channel, told } = groupChannel();
	await openDetails(channel);
	await waitFor(() => expect(rows()).toHaveLength(3), wait);
	expect(rows()[0]).toContain("Ana Souza");
	expect(rows()[0]).toContain("Admin");
	expect(rows()[1]).toContain("Este número");
	expect(screen.getByText("3 participantes")).not.toBeNull();
	expect(screen.queryByRole("searchbox", { name: "Buscar participante" })).toBeNull();
	const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
	expect(links).toContain(`/whatsapp/instances/${channel.id}/messages/beto`);
	// The group says that it changed.
	told.now = { ...GROUP, members: [ANA] };
	channel.change(NAME, { groupAt: 2 });
	await waitFor(() => expect(screen.getByText("1 participante")).not.toBeNull());
});

test("in a large group one searches, and is told how many are known", async () => {
	const many = Array.from({ length: 30 }, (_, n) =>
		person(`55119000000${String(n).padStart(2, "0")}`, {
			name: `Pessoa ${n}`,
			mention: `Pessoa ${n}`,
		}),
	);
	const { channel } = groupChannel({ ...GROUP, members: [...many, BETO], size: 200, isOld: true });
	const { user } = await openDetails(channel);
	const search = await screen.findByRole("searchbox", { name: "Buscar participante" }, wait);
	expect(screen.getByText(/Aparecem 31 de 200/)).not.toBeNull();
	expect(screen.getByText(/Não foi possível atualizar/)).not.toBeNull();
	await user.type(search, "beto");
	expect(rows()).toHaveLength(1);
	await user.clear(search);
	await user.type(search, "ninguém");
	expect(screen.getByText("Ninguém com esse nome ou número.")).not.toBeNull();
});
