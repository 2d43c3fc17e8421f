import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { LateJob } from "#app/contracts/jobs.ts";
import type { ToldConversation } from "#app/contracts/told-conversations.ts";
import type { Due } from "#app/domain/goals/goal.ts";
import { migrate } from "#durable-objects/object/migrate.ts";
import { createConversationIndex } from "#durable-objects/workspace/conversations/conversation-index.ts";
import { listConversations } from "#durable-objects/workspace/conversations/conversation-list.ts";
import {
	createLateness,
	latenessSteps,
} from "#durable-objects/workspace/conversations/lateness.ts";
import { conversationSteps } from "#durable-objects/workspace/conversations/rows.ts";
import { uuidv7 } from "#tests/support/ids.ts";

const MINUTE = 60_000;
const NOW = Date.now();
const WORKSPACE = crypto.randomUUID();

const conversation = (over: Partial<ToldConversation>): ToldConversation => ({
	id: uuidv7(),
	contactId: uuidv7(),
	contactName: "Maria",
	contactPhone: null,
	contactEmail: null,
	avatarUrl: null,
	isGroup: false,
	status: "active",
	openedAt: NOW,
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
	...over,
});
const due = (answer: number | null, resolution: number | null = null): Due => ({
	answer: answer === null ? null : NOW + answer * MINUTE,
	resolution: resolution === null ? null : NOW + resolution * MINUTE,
});

interface Desk {
	tell(...told: ToldConversation[]): void;
	/** Another life of the object on the same tables. */
	reopen(): ReturnType<typeof createLateness>;
	late(now: number): string[];
	told: LateJob[];
	queue: { fails: boolean };
}

function withDesk(act: (desk: Desk) => Promise<void>): Promise<void> {
	const stub = env.WORKSPACE_HUB.getByName(crypto.randomUUID());
	return runInDurableObject(stub, async (_, { storage }) => {
		migrate(storage, { conversations: conversationSteps, lateness: latenessSteps });
		const index = createConversationIndex(storage);
		const told: LateJob[] = [];
		const queue = { fails: false };
		let seq = 0;
		await act({
			told,
			queue,
			tell(...current) {
				const from = seq;
				seq += 1;
				const changes = { generation: 1, version: seq, current, ended: [] };
				if (from === 0)
					index.take("c1", {
						...changes,
						kind: "everything",
						begunAt: seq,
						isFirst: true,
						isLast: true,
					});
				else index.take("c1", { ...changes, kind: "changes", from, upTo: seq });
			},
			reopen: () =>
				createLateness({
					workspaceId: WORKSPACE,
					sql: storage.sql,
					index: createConversationIndex(storage),
					queue: async (jobs) => {
						if (queue.fails) throw new Error("down");
						told.push(...jobs);
					},
				}),
			late: (now) =>
				listConversations(
					createConversationIndex(storage),
					{
						status: "active",
						filter: { who: "late" },
						q: "",
						memberId: "m1",
						after: null,
						sight: null,
					},
					now,
				).conversations.map(({ id }) => id),
		});
	});
}

test("time alone makes conversations late; each goal of each is told once, over lives of the object", () =>
	withDesk(async ({ tell, reopen, late, told }) => {
		const [soon, later] = [
			conversation({ due: due(10, 30) }),
			conversation({ due: due(20), assigneeId: "m1" }),
		];
		tell(soon, later, conversation({}));
		const hub = reopen();
		expect(hub.count(NOW)).toBe(0);
		expect(hub.nextLook(NOW)).toBe(NOW + 10 * MINUTE);
		expect(late(NOW + 9 * MINUTE)).toEqual([]);
		expect(await hub.look(NOW + 10 * MINUTE)).toBe(true);
		expect(late(NOW + 10 * MINUTE)).toEqual([soon.id]);
		expect(hub.count(NOW + 20 * MINUTE)).toBe(2);
		for (const life of [hub, reopen(), reopen()]) await life.look(NOW + 30 * MINUTE);
		expect(told.map(({ conversationId, goal }) => [conversationId, goal])).toEqual([
			[soon.id, "answer"],
			[soon.id, "resolution"],
			[later.id, "answer"],
		]);
		expect(told[0]).toMatchObject({ type: "late", workspaceId: WORKSPACE });
		expect(reopen().nextLook(NOW + 30 * MINUTE)).toBeNull();
	}));

test("what was answered, put aside or closed is not late, and nothing is told of it", () =>
	withDesk(async ({ tell, reopen, late, told }) => {
		const [answered, aside, over] = [due(10), due(10), due(10)].map((moments) =>
			conversation({ due: moments }),
		);
		if (!answered || !aside || !over) throw new Error("three");
		tell(answered, aside, over);
		const { due: _, ...without } = answered;
		const { due: __, ...closed } = over;
		tell(
			without,
			{ ...aside, snoozedUntil: NOW + 99 * MINUTE },
			{ ...closed, status: "closed", closedAt: NOW },
		);
		const hub = reopen();
		expect(hub.count(NOW + 20 * MINUTE)).toBeNull();
		expect(late(NOW + 20 * MINUTE)).toEqual([]);
		await hub.look(NOW + 20 * MINUTE);
		expect(told).toEqual([]);
	}));

test("a queue that is down is told of the same at the next look", () =>
	withDesk(async ({ tell, reopen, told, queue }) => {
		tell(conversation({ due: due(10) }));
		const hub = reopen();
		queue.fails = true;
		await expect(hub.look(NOW + 11 * MINUTE)).rejects.toThrow("down");
		queue.fails = false;
		await hub.look(NOW + 12 * MINUTE);
		expect(told).toHaveLength(1);
	}));
