import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import InboxLayout from "#app/areas/conversations/inbox.layout.tsx";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { getQueryClient } from "#app/ui/query-client.ts";
import { takeToasts } from "#app/ui/toasts.ts";
import { WorkspaceEventsContext } from "#app/ui/workspace-events.ts";
import { draw, readLater } from "#tests/support/dom.tsx";
import { summary } from "#tests/unit/areas/conversations/summary.ts";

const NOW = 1_800_000_000_000;
const OVERVIEW = { counts: { mine: 0, unassigned: 1, agent: 0, unread: 0 }, labels: [] };
const person = (n: number, over: Partial<ConversationSummary> = {}): ConversationSummary =>
	summary({
		id: `018f0000-0000-7000-8000-0000000000${String(n).padStart(2, "0")}`,
		contactId: `pessoa-${n}`,
		contactName: `Pessoa ${n}`,
		lastActivityAt: NOW - n,
		...over,
	});
const pin = (conversation: ConversationSummary) => ({
	channelId: conversation.channel.id,
	contactId: conversation.contactId,
	conversation,
});

beforeEach(() => {
	getQueryClient().clear();
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
});

type Props = Parameters<typeof InboxLayout>[0];

/** The inbox of a member who pinned these; `say` speaks on its line. */
function visit(
	conversations: ConversationSummary[],
	{
		pinned,
		nextCursor = null,
		role = "operator",
	}: { pinned?: ReturnType<typeof pin>[]; nextCursor?: string | null; role?: string } = {},
) {
	const listeners = new Set<(frame: WorkspaceFrame) => void>();
	const listen = (listener: (frame: WorkspaceFrame) => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	const filter = { status: "active", q: "" };
	const loaderData = {
		opening: { filter, page: { conversations, nextCursor }, overview: OVERVIEW, seq: 4, pinned },
		me: { memberId: "ana", name: "Ana", role },
		views: [],
		channels: [{ id: "loja", name: "Loja", type: "whatsapp", status: "connected" }],
	};
	const drawn = draw(
		<WorkspaceEventsContext value={{ listen }}>
			<InboxLayout {...({ loaderData } as unknown as Props)} />
		</WorkspaceEventsContext>,
		{ at: "/conversations" },
	);
	const say = (frame: WorkspaceFrame) =>
		act(() => {
			for (const hear of listeners) hear(frame);
		});
	return { ...drawn, say };
}

const rows = () =>
	within(screen.getByRole("region", { name: "Lista de conversas" })).queryAllByRole("listitem");
const names = () => rows().map((row) => /Pessoa \d+/u.exec(row.textContent)?.[0]);
const pinnedNames = () =>
	rows()
		.filter((row) => within(row).queryByText("Fixada") !== null)
		.map((row) => /Pessoa \d+/u.exec(row.textContent)?.[0]);

/** Answers acts; the list itself is never read. */
function serve(answer: (method: string, path: string) => Response): string[] {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
		asked.push(`${method} ${path}`);
		return answer(method, path);
	});
	return asked;
}

const told = (one: ConversationSummary, over: object = {}) => {
	const { channel, assignee: _a, agent: _b, preview: _c, ...facts } = one;
	return {
		...facts,
		channelId: channel.id,
		lastText: "Oi de novo",
		lastType: "text",
		lastDirection: "incoming",
		assigneeId: null,
		assigneeName: null,
		agentId: null,
		agentName: null,
		...over,
	};
};
const counts = {
	active: 3,
	unassigned: 3,
	agent: 0,
	unread: 0,
	members: {},
	channels: {},
	labels: {},
};

test("what is pinned stands above the list once, marked", async () => {
	serve(() => Response.json({}));
	const [one, two, three] = [person(1), person(2), person(3)];
	visit([one, two, three], { pinned: [pin(three), pin(two)] });
	await act(readLater);
	expect(names()).toEqual(["Pessoa 3", "Pessoa 2", "Pessoa 1"]);
	expect(pinnedNames()).toEqual(["Pessoa 3", "Pessoa 2"]);
});

test("a server of an earlier release says nothing of pins, and the list is as it was", async () => {
	serve(() => Response.json({}));
	visit([person(1), person(2)]);
	await act(readLater);
	expect(names()).toEqual(["Pessoa 1", "Pessoa 2"]);
	expect(pinnedNames()).toEqual([]);
});

test("a pinned one of a later page stands above at once, and once when its page has come; what the filter hides does not", async () => {
	const late = person(9);
	const later = { conversations: [person(3), late], nextCursor: null, seq: 4 };
	const asked = serve(() => Response.json(later));
	const closed = person(8, { status: "closed", closedAt: 1 });
	visit([person(1), person(2)], { pinned: [pin(late), pin(closed)], nextCursor: "more" });
	expect(names().slice(0, 3)).toEqual(["Pessoa 9", "Pessoa 1", "Pessoa 2"]);
	await waitFor(() => expect(names()).toEqual(["Pessoa 9", "Pessoa 1", "Pessoa 2", "Pessoa 3"]));
	expect(asked).toEqual(["GET /api/conversations?cursor=more"]);
});

test("messages move what is not pinned, and draw a pinned one anew where it stands, also one that is not loaded", async () => {
	// The page that has it never comes.
	vi.stubGlobal("fetch", () => new Promise(() => undefined));
	const [one, two, late] = [person(1), person(2), person(9)];
	const { say } = visit([one, two], { pinned: [pin(late)], nextCursor: "more" });
	say({
		type: "conversations",
		seq: 5,
		channelIds: ["loja"],
		conversations: [told(two, { lastActivityAt: NOW + 1 }), told(late, { unread: 4 })],
		counts,
	});
	await waitFor(() => expect(names()).toEqual(["Pessoa 9", "Pessoa 2", "Pessoa 1"]));
	expect(rows()[0]?.textContent).toContain("4 mensagens não lidas");
	// Closed, it leaves the open ones; its pin stays with the contact.
	say({
		type: "conversations",
		seq: 6,
		channelIds: ["loja"],
		conversations: [told(late, { status: "closed", closedAt: NOW })],
		counts,
	});
	await waitFor(() => expect(names()).toEqual(["Pessoa 2", "Pessoa 1"]));
});

test("another tab's pin comes by the line, without a reading, and an older frame changes nothing", async () => {
	const asked = serve(() => Response.json({}));
	const [one, two] = [person(1), person(2)];
	const { say } = visit([one, two], { pinned: [] });
	const pinned = [{ channelId: "loja", contactId: two.contactId, conversation: told(two) }];
	say({ type: "pinned", seq: 7, pinned });
	await waitFor(() => expect(names()).toEqual(["Pessoa 2", "Pessoa 1"]));
	say({ type: "pinned", seq: 6, pinned: [] });
	expect(pinnedNames()).toEqual(["Pessoa 2"]);
	say({ type: "pinned", seq: 8, pinned: [] });
	await waitFor(() => expect(names()).toEqual(["Pessoa 1", "Pessoa 2"]));
	expect(asked).toEqual([]);
});

test("a viewer pins from a row's menu, and the toast undoes it; a refusal says why and changes nothing", async () => {
	const [one, two] = [person(1), person(2)];
	let seq = 4;
	let isFull = false;
	const asked = serve((method) => {
		if (isFull)
			return Response.json({ error: { code: "too_many_pins", requestId: "r" } }, { status: 409 });
		return Response.json({ seq: ++seq, pinned: method === "PUT" ? [pin(two)] : [] });
	});
	const toasts: { title: string; text?: string | undefined; undo?: (() => void) | undefined }[] =
		[];
	onTestFinished(
		takeToasts((_kind, title, { action, description }) => {
			toasts.push({ title, text: String(description), undo: action?.onClick });
		}),
	);
	const { user } = visit([one, two], { pinned: [], role: "viewer" });
	const choose = async (item: string): Promise<void> => {
		await user.click(screen.getByRole("button", { name: "Ações da conversa com Pessoa 2" }));
		await user.click(await screen.findByRole("menuitem", { name: item }));
	};
	await choose("Fixar");
	await waitFor(() => expect(names()).toEqual(["Pessoa 2", "Pessoa 1"]));
	expect(toasts[0]?.title).toBe("Conversa com Pessoa 2 fixada");
	act(() => toasts[0]?.undo?.());
	await waitFor(() => expect(names()).toEqual(["Pessoa 1", "Pessoa 2"]));
	expect(asked).toEqual([
		`PUT /api/conversations/${two.id}/pin`,
		`DELETE /api/conversations/${two.id}/pin`,
	]);
	isFull = true;
	await choose("Fixar");
	await waitFor(() => expect(toasts).toHaveLength(2));
	expect(toasts[1]?.text).toContain("Você já fixou 5 conversas");
	expect(names()).toEqual(["Pessoa 1", "Pessoa 2"]);
});

test("Alt+J goes through the list as it is shown", async () => {
	serve(() => Response.json({}));
	const drawn = visit([person(1), person(2)], { pinned: [pin(person(2))] });
	await drawn.user.keyboard("{Alt>}[KeyJ]{/Alt}");
	await waitFor(() => expect(drawn.address()).toContain("pessoa-2"));
});
