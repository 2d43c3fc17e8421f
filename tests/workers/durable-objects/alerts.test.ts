import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { PushJob } from "#app/contracts/jobs.ts";
import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { DEFAULT_ALERTS } from "#app/domain/alerts/settings.ts";
import { alertSteps, createAlerts } from "#durable-objects/workspace/alerts.ts";
import { createSockets } from "#durable-objects/object/sockets.ts";
import { migrate } from "#durable-objects/object/migrate.ts";
import { callEvolution, upsertBody } from "#tests/support/evolution-call.ts";
import { subscribeBrowser } from "#tests/support/push-rig.ts";
import { bindings, migrate as migrateDatabase } from "#tests/support/sign-in.ts";
import { readTold } from "#tests/support/told-conversations.ts";
import { ask, createShop } from "#tests/support/two-workspaces.ts";

const NOW = Date.parse("2026-11-28T15:00:00Z");
const conversation: IndexedConversation = {
	id: "0193a5b0-0000-7000-8000-000000000001",
	channelId: "c1",
	contactId: "p1",
	contactName: "Ana",
	contactPhone: null,
	contactEmail: null,
	avatarUrl: null,
	isGroup: false,
	status: "active",
	openedAt: NOW - 60_000,
	closedAt: null,
	lastActivityAt: NOW,
	lastText: "Oi",
	lastType: "text",
	lastDirection: "incoming",
	unread: 1,
	assigneeId: null,
	assigneeName: null,
	handler: "nobody",
	agentId: null,
	agentName: null,
	labels: [],
	isOverLimit: false,
};
const ana = { signInId: "s-ana", memberId: "ana", settings: DEFAULT_ALERTS, reads: null };
const phone = { ...ana, signInId: "s-phone" };
const rui = {
	signInId: "s-rui",
	memberId: "rui",
	settings: { ...DEFAULT_ALERTS, views: "mine" as const },
	reads: null,
};

interface Rig {
	alerts: ReturnType<typeof createAlerts>;
	/** Another life of the object on the same tables. */
	reopen(): ReturnType<typeof createAlerts>;
	/** What was queued since the last look, as "news sign-in". */
	queued(): string[];
	reads(): number;
	listeners: (typeof ana)[];
}

/** Runs `act` beside a hub whose pages and browsers are in the test's hands. */
async function withAlerts(
	act: (rig: Rig) => Promise<void>,
	workspaceId = crypto.randomUUID(),
): Promise<void> {
	await runInDurableObject(bindings.WORKSPACE_HUB.getByName(workspaceId), async (_, ctx) => {
		migrate(ctx.storage, { alerts: alertSteps });
		let jobs: PushJob[] = [];
		let reads = 0;
		const listeners: Rig["listeners"] = [ana, phone, rui];
		const reopen = () =>
			createAlerts({
				workspaceId,
				sql: ctx.storage.sql,
				sockets: createSockets(ctx),
				readListeners: async () => {
					reads += 1;
					return [...listeners];
				},
				queue: async (more) => void jobs.push(...more),
			});
		const queued = () => {
			const seen = jobs.map(({ news, signInId }) => `${news} ${signInId}`);
			jobs = [];
			return seen;
		};
		await act({ alerts: reopen(), reopen, queued, reads: () => reads, listeners });
	});
}

const written = { before: null, after: conversation };
const answered = {
	before: conversation,
	after: { ...conversation, unread: 0, lastDirection: "outgoing" as const },
};

test("a message is pushed to every browser of whoever wants it, and taken back from those once somebody answered", async () => {
	await withAlerts(async ({ alerts, reopen, queued }) => {
		await alerts.tell([written], NOW);
		expect(queued()).toEqual(["message s-ana", "message s-phone"]);
		// The object slept in between.
		const woken = reopen();
		await woken.tell([answered], NOW + 1_000);
		expect(queued()).toEqual(["over s-ana", "over s-phone"]);
		await woken.tell([answered], NOW + 2_000);
		expect(queued()).toEqual([]);
	});
});

test("who takes a conversation over leaves its notification with nobody else", async () => {
	await withAlerts(async ({ alerts, queued }) => {
		await alerts.tell([written], NOW);
		queued();
		const after = { ...conversation, assigneeId: "rui", handler: "person" as const };
		await alerts.tell([{ before: conversation, after }], NOW + 1_000);
		expect(queued()).toEqual(["over s-ana", "over s-phone"]);
		const again = { ...after, unread: 2, lastActivityAt: NOW + 2_000 };
		await alerts.tell([{ before: after, after: again }], NOW + 2_000);
		expect(queued()).toEqual(["message s-rui"]);
	});
});

/** A page's line to the hub. */
async function openPage(workspaceId: string, memberId: string): Promise<WebSocket> {
	const identity = { workspaceId, memberId, signInId: `s-${memberId}`, name: "" };
	const answer = await bindings.WORKSPACE_HUB.getByName(workspaceId).fetch("https://object/live", {
		headers: {
			Upgrade: "websocket",
			[IDENTITY_HEADER]: formatIdentity({ ...identity, role: "operator" }),
		},
	});
	const socket = answer.webSocket;
	if (!socket) throw new Error(`No socket: ${answer.status}`);
	socket.accept();
	return socket;
}

test("whoever has the conversation open in a visible tab is told on none of their devices", async () => {
	const workspaceId = crypto.randomUUID();
	const page = await openPage(workspaceId, "ana");
	const place = { channelId: "c1", contactId: "p1" };
	const pushes = async (): Promise<number> => {
		let pushed = 0;
		await withAlerts(async ({ alerts, queued }) => {
			await alerts.tell([written], NOW);
			pushed = queued().length;
		}, workspaceId);
		return pushed;
	};
	const show = (isVisible: boolean): void =>
		page.send(JSON.stringify({ type: "sight", isVisible, place }));
	expect(await pushes()).toBe(2);
	show(true);
	await expect.poll(pushes).toBe(0);
	show(false);
	await expect.poll(pushes).toBe(2);
	show(true);
	await expect.poll(pushes).toBe(0);
	page.close();
	// What is no such frame changes nothing, and costs the line nothing.
	const other = await openPage(workspaceId, "ana");
	for (const text of ["", "{", '{"type":"sight","isVisible":1}', '{"type":"else"}'])
		other.send(text);
	await expect.poll(pushes).toBe(2);
	expect(other.readyState).toBe(WebSocket.OPEN);
	other.close();
});

test("who may be told is read once, also over the object's sleep, and again when it was announced to have changed", async () => {
	await withAlerts(async ({ alerts, reopen, queued, reads, listeners }) => {
		await alerts.tell([], NOW);
		expect(reads()).toBe(0);
		await alerts.tell([written], NOW);
		await alerts.tell([written], NOW);
		expect(reads()).toBe(1);
		await reopen().tell([written], NOW + 3_600_000);
		expect(reads()).toBe(1);
		listeners.splice(0);
		// Announced to an object that just woke, and has asked nobody yet.
		const woken = reopen();
		woken.forget();
		queued();
		await woken.tell([written], NOW);
		expect([reads(), queued()]).toEqual([2, []]);
		await reopen().tell([written], NOW + 25 * 3_600_000);
		expect(reads()).toBe(3);
	});
});

test("what another build kept of who may be told is not believed, nor what was read while it changed", async () => {
	await withAlerts(async ({ alerts, reopen, reads }) => {
		await alerts.tell([written], NOW);
		const racing = reopen();
		racing.forget();
		const telling = racing.tell([written], NOW);
		racing.forget();
		await telling;
		await racing.tell([written], NOW);
		expect(reads()).toBe(3);
	});
	const workspaceId = crypto.randomUUID();
	await withAlerts(async ({ alerts }) => alerts.tell([written], NOW), workspaceId);
	await runInDurableObject(bindings.WORKSPACE_HUB.getByName(workspaceId), (_, { storage }) => {
		storage.sql.exec("UPDATE listeners SET build = 'another'");
	});
	await withAlerts(async ({ alerts, reads }) => {
		await alerts.tell([written], NOW);
		expect(reads()).toBe(1);
	}, workspaceId);
});

test("a customer's message in a channel reaches the browsers that D1 knows, by way of the workspace's hub", async () => {
	await migrateDatabase();
	const shop = await createShop();
	await subscribeBrowser(shop.member);
	await expect.poll(async () => (await readTold(shop)).length).toBe(1);
	await callEvolution(shop.channelId, upsertBody(shop.channelId, { id: "NEXT", text: "E o 39?" }));
	const told = () =>
		runInDurableObject(bindings.WORKSPACE_HUB.getByName(shop.workspaceId), (_, { storage }) =>
			storage.sql.exec<{ sign_in_id: string }>("SELECT sign_in_id FROM told").toArray(),
		);
	await expect.poll(told).toEqual([{ sign_in_id: shop.member.signInId }]);
	const read = { messageId: "NEXT" };
	const contact = `/api/channels/${shop.channelId}/contacts/${shop.contactId}`;
	await ask(shop.member, "POST", `${contact}/read`, read);
	await expect.poll(told).toEqual([]);
});

test("a note's call is pushed to whoever it names, also who wants to hear of little, and stays while it was not heard", async () => {
	await withAlerts(async ({ alerts, queued }) => {
		const read = {
			...conversation,
			unread: 0,
			assigneeId: "bia",
			lastDirection: "outgoing" as const,
		};
		const called = { ...read, mentioned: { rui: NOW } };
		await alerts.tell([{ before: read, after: called }], NOW);
		expect(queued()).toEqual(["mention s-rui"]);
		await alerts.tell([{ before: called, after: { ...called, labels: ["x"] } }], NOW);
		expect(queued(), "once").toEqual([]);
		// A customer writes and a colleague reads it: Rui is called all the same.
		const more = {
			...called,
			unread: 1,
			lastDirection: "incoming" as const,
			lastActivityAt: NOW + 1,
		};
		await alerts.tell([{ before: called, after: more }], NOW + 1);
		expect(queued()).toEqual(["message s-rui"]);
		await alerts.tell([{ before: more, after: { ...more, unread: 0 } }], NOW + 2);
		expect(queued()).toEqual([]);
	});
});
