import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ContactView } from "#app/contracts/frames.ts";
import type { Handler } from "#app/domain/agents/answering.ts";
import { ARCHIVE_AFTER_MS } from "#app/domain/conversations/archive.ts";
import { type Counts, count, noCounts } from "#app/domain/conversations/counts.ts";
import type { ListPlace } from "#app/domain/conversations/filter.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { isLong } from "#tests/support/long.ts";
import { createRandom } from "#tests/support/random.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { holdTelling, putTellingFaults, setTellingFate } from "#tests/support/telling-faults.ts";
import { loseTold, readTold } from "#tests/support/told-conversations.ts";
import { createLinkedChannel } from "#tests/support/two-workspaces.ts";

// The hub's index against what the channels' tables say, over real objects: whatever is delivered, repeated, lost, in a
// different order, crashed, rebuilt or archived.
beforeAll(async () => {
	await migrate();
	vi.useFakeTimers({ toFake: ["Date"], now: START });
});
afterAll(() => void vi.useRealTimers());

const START = Date.UTC(2032, 0, 1);
const DAY = 86_400_000;
/** After so long what failed is tried again. */
const RETRY_MS = 30_000;

interface Truth {
	id: string;
	isFollowed: boolean;
	status: "active" | "closed";
	closedAt: number | null;
	contactId: string;
	assigneeId: string | null;
	handler: Handler;
	unread: number;
	labels: string[];
	waitingSince: number | null;
	snoozedUntil: number | null;
}
interface Channel {
	workspaceId: string;
	channelId: string;
	instance: ReturnType<typeof instanceOf>;
}

interface Row extends Record<string, SqlStorageValue> {
	id: string;
	is_followed: number;
	contact_id: string;
	closed_at: number | null;
	assignee_id: string | null;
	handler: Handler;
	unread: number;
	labels: string | null;
	waiting_since: number | null;
	snoozed_until: number | null;
}

/** What a channel's tables say, without the code that tells. */
async function readTruth({ instance }: Channel): Promise<Truth[]> {
	const rows = await runInDurableObject(instance, (_, { storage: { sql } }) => [
		...sql
			.exec<Row>(
				`SELECT conversation_id AS id, 0 AS is_followed, id AS contact_id, closed_at, assignee_id, handler, unread, labels,
					waiting_since, snoozed_until
				 FROM contacts WHERE conversation_id IS NOT NULL AND merged_into IS NULL`,
			)
			.toArray(),
		...sql
			.exec<Row>(
				`SELECT e.id, 1 AS is_followed, c.id AS contact_id, e.closed_at, NULL AS assignee_id, 'nobody' AS handler,
					0 AS unread, NULL AS labels, NULL AS waiting_since, NULL AS snoozed_until
				 FROM ended_conversations AS e JOIN contacts AS c ON c.n = e.contact`,
			)
			.toArray(),
	]);
	return rows.map((row) => ({
		id: row.id,
		isFollowed: row.is_followed === 1,
		status: row.closed_at === null ? ("active" as const) : ("closed" as const),
		closedAt: row.closed_at,
		contactId: row.contact_id,
		assigneeId: row.assignee_id,
		handler: row.handler,
		unread: row.unread,
		labels: JSON.parse(row.labels ?? "[]") as string[],
		waitingSince: row.closed_at === null ? row.waiting_since : null,
		snoozedUntil: row.snoozed_until,
	}));
}

async function archivedOf({ instance, workspaceId }: Channel): Promise<string[]> {
	const ids: string[] = [];
	for (let after: ListPlace | null = null; ;) {
		const page = await instance.archived(workspaceId, after);
		if (!page.ok) throw new Error(page.code);
		ids.push(...page.value.conversations.map(({ id }) => id));
		const last = page.value.conversations.at(-1);
		if (!page.value.hasMore || !last) return ids;
		after = { at: last.closedAt ?? 0, id: last.id };
	}
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Who sleeps already, because a history took long, goes on sleeping. */
async function putToSleep(stub: DurableObjectStub): Promise<void> {
	await evictDurableObject(stub).catch((error: unknown) => {
		if (!String(error).includes("not currently running")) throw error;
	});
}

/** Null when the hub has what the channels have; else what differs. */
async function difference(channels: readonly Channel[]): Promise<unknown> {
	const counts = noCounts();
	for (const channel of channels) {
		const truth = await readTruth(channel);
		const edge = Date.now() - ARCHIVE_AFTER_MS;
		const isOld = (one: Truth) => one.closedAt !== null && one.closedAt <= edge;
		const followed = new Set(truth.filter((one) => one.isFollowed).map(({ id }) => id));
		const listed = truth
			.filter((one) => !isOld(one))
			.map(({ isFollowed: _, ...one }) => one)
			.toSorted(byId);
		const told = (await readTold(channel))
			.map(({ waitingSince = null, snoozedUntil = null, ...one }) => {
				const { id, status, closedAt, contactId, assigneeId, handler, unread, labels } = one;
				const known = { id, status, closedAt, contactId, assigneeId, handler, unread, labels };
				// One that another one followed keeps what was told of it last; the channel's tables have it no more.
				const kept = followed.has(id) ? { assigneeId: null, labels: [] } : {};
				return { ...known, ...kept, waitingSince, snoozedUntil };
			})
			.toSorted(byId);
		if (JSON.stringify(told) !== JSON.stringify(listed)) return { told, listed };
		const archived = (await archivedOf(channel)).toSorted();
		const old = truth
			.filter(isOld)
			.map(({ id }) => id)
			.toSorted();
		if (archived.join() !== old.join()) return { archived, old };
		for (const one of listed)
			count(
				counts,
				{
					...one,
					channelId: channel.channelId,
					agentId: null,
					waitingSince: one.handler === "agent" ? null : one.waitingSince,
				},
				1,
			);
	}
	const hub = workspaceHub(env, channels[0]?.workspaceId ?? "");
	const { counts: shown } = await runInDurableObject(hub, (_, { storage }) => {
		const { json } = storage.sql
			.exec<{ json: string }>("SELECT json FROM conversation_state")
			.one();
		return JSON.parse(json) as { counts: Counts };
	});
	return inOrder(shown) === inOrder(counts) ? null : { shown, counts };
}

const sorted = (entries: unknown[]): string[] =>
	entries.map((one) => JSON.stringify(one)).toSorted((a, b) => (a < b ? -1 : 1));

/** Figures as text; how a label was written last is the order of changes. */
const inOrder = ({ members, channels, labels, ...figures }: Counts): string =>
	JSON.stringify([
		figures,
		sorted(Object.entries(members)),
		sorted(Object.entries(channels)),
		sorted(Object.entries(labels).map(([key, label]) => [key, label.count])),
	]);

/** One history; what differs at its end, and how it went. */
async function play(seed: number): Promise<{ differs: unknown; done: string[] }> {
	const random = createRandom(seed);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const { id: workspaceId } = await createWorkspace();
	const hub = workspaceHub(env, workspaceId);
	await hub.keepPlan("premium");
	await putTellingFaults(workspaceId);
	const ids = [await createLinkedChannel(workspaceId), await createLinkedChannel(workspaceId)];
	const channels = ids.map((id) => ({ workspaceId, channelId: id, instance: instanceOf(id) }));
	const late: (() => Promise<unknown>)[] = [];
	const someone = async ({ instance }: Channel): Promise<ContactView | undefined> => {
		const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
		return page.ok && page.value.contacts.length > 0 ? pick(page.value.contacts) : undefined;
	};
	const acts: Record<string, (channel: Channel) => Promise<unknown>> = {
		write: ({ instance }) => {
			const events = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
				incoming({
					addresses: [{ kind: "phone", value: `55119876543${Math.floor(random() * 8)}0` }],
					// Also what comes late, and what was said before the conversation ended.
					sentAt: Date.now() - pick([0, 0, 0, 60_000, 3 * DAY]),
				}),
			);
			return instance.receive(pick([events, [...events, ...events], events.toReversed()]));
		},
		send: async (channel) => {
			const contact = await someone(channel);
			if (contact)
				await channel.instance.send(workspaceId, "Ana", {
					id: uuidv7(),
					contactId: contact.id,
					text: "Temos",
				});
		},
		care: async (channel) => {
			const contact = await someone(channel);
			if (!contact) return;
			await channel.instance.care(
				workspaceId,
				contact.id,
				pick([
					{ type: "state" as const, state: "closed" as const, author: "Ana" },
					{ type: "state" as const, state: "open" as const, author: "Ana" },
					{ type: "labels" as const, labels: pick([[], ["Troca"], ["Vip", "Troca"]]) },
					{ type: "assign" as const, assignee: pick([null, { memberId: "m1", name: "Ana" }]) },
				]),
			);
		},
		pass: async () => void vi.setSystemTime(Date.now() + pick([2 * DAY, 8 * DAY, 40 * DAY])),
		sleep: ({ instance }) => putToSleep(instance),
		hubSleeps: () => putToSleep(hub),
		look: () => runDurableObjectAlarm(hub),
		wake: ({ instance }) => runDurableObjectAlarm(instance),
		cut: () => setTellingFate(workspaceId, { kind: pick(["lost", "unanswered"]) }),
		hold: async (channel) => void late.push(await holdTelling(channel.workspaceId)),
		comesLate: async () => late.shift()?.(),
		tell: ({ instance }) => instance.tellConversations(workspaceId),
		lose: (channel) => loseTold(channel),
		rebuild: async () => {
			await hub.resetConversations(ids);
			for (const { instance } of channels) await instance.tellConversations(workspaceId);
		},
	};
	const often = ["write", "write", "write", "cut", "wake", "send", "care", "care", "pass", "look"];
	const names = [...often, ...Object.keys(acts)];
	const done: string[] = [];
	for (let step = 0; step < 30; step++) {
		const name = pick(names);
		done.push(name);
		await acts[name]?.(pick(channels));
	}
	for (const comes of late) await comes();
	return { differs: await settle(channels), done };
}

/** Half a minute and an alarm of everybody, as often as it takes a try that failed and one that was put off. */
async function settle(channels: readonly Channel[]): Promise<unknown> {
	const hub = workspaceHub(env, channels[0]?.workspaceId ?? "");
	let differs: unknown = null;
	for (let round = 0; round < 6; round++) {
		vi.setSystemTime(Date.now() + RETRY_MS + 1);
		// Whoever opens a list has the channels told that the hub knows nothing of.
		const { untold } = await hub.describeConversations(channels.map(({ channelId }) => channelId));
		for (const { instance, workspaceId, channelId } of channels) {
			if (untold.includes(channelId)) await instance.tellConversations(workspaceId);
			await runDurableObjectAlarm(instance);
		}
		// Also where nothing is open any more, so that no alarm stands.
		await runInDurableObject(hub, (object) => object.alarm());
		differs = await difference(channels);
		if (differs === null) return null;
		await scheduler.wait(20);
	}
	return differs;
}

const SEEDS = isLong ? 150 : 6;

test("R17 R20 the index over real channels is what their tables say, whatever happens to either", async () => {
	for (let seed = 1; seed <= SEEDS; seed++) {
		const { differs, done } = await play(seed);
		expect(differs, `seed ${seed}: ${done.join(" ")}`).toBeNull();
	}
}, 1_200_000);
