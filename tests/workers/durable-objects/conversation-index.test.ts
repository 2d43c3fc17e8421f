import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
	type EndedConversation,
	filterableOf,
	type IndexedConversation,
	type TellingAnswer,
	type ToldChanges,
	type ToldConversation,
	type ToldPage,
} from "#app/contracts/told-conversations.ts";
import { ARCHIVE_AFTER_MS, isArchived } from "#app/domain/conversations/archive.ts";
import { count, noCounts } from "#app/domain/conversations/counts.ts";
import { unreadFor } from "#app/domain/conversations/unread.ts";
import { waitsForPersonSince } from "#app/domain/conversations/waiting.ts";
import { matchesConversation } from "#app/domain/conversations/filter.ts";
import { migrate } from "#durable-objects/object/migrate.ts";
import { createConversationIndex } from "#durable-objects/workspace/conversations/conversation-index.ts";
import {
	CONVERSATIONS_PER_PAGE,
	listConversations,
	listNewest,
	type SeenWish,
} from "#durable-objects/workspace/conversations/conversation-list.ts";
import { conversationSteps } from "#durable-objects/workspace/conversations/rows.ts";
import { isLong } from "#tests/support/long.ts";
import { createRandom } from "#tests/support/random.ts";

type Index = ReturnType<typeof createConversationIndex>;
interface Opened {
	index: Index;
	sql: SqlStorage;
	/** Another life of the object on the same tables. */
	reopen(): Index;
	/** Moves the clock on. */
	pass(ms: number): void;
	/** Rows written and read by `act`. */
	meter(act: () => unknown): { written: number; read: number };
}

/** Runs `act` with the index of a new workspace. */
function withIndex(act: (opened: Opened) => void): Promise<void> {
	return runInDurableObject(env.WORKSPACE_HUB.getByName(crypto.randomUUID()), (_, { storage }) => {
		migrate(storage, { conversations: conversationSteps });
		let passed = 0;
		const reopen = () => createConversationIndex(storage, () => Date.now() + passed);
		const meter: Opened["meter"] = (measured) => {
			const exec = storage.sql.exec.bind(storage.sql);
			const cursors: { rowsWritten: number; rowsRead: number }[] = [];
			Object.defineProperty(storage.sql, "exec", {
				configurable: true,
				value: (query: string, ...bound: SqlStorageValue[]) => {
					const cursor = exec(query, ...bound);
					cursors.push(cursor);
					return cursor;
				},
			});
			measured();
			Object.defineProperty(storage.sql, "exec", { configurable: true, value: exec });
			const sum = (of: "rowsWritten" | "rowsRead") =>
				cursors.reduce((total, cursor) => total + cursor[of], 0);
			return { written: sum("rowsWritten"), read: sum("rowsRead") };
		};
		act({
			index: reopen(),
			sql: storage.sql,
			reopen,
			meter,
			pass: (ms) => void (passed += ms),
		});
	});
}

const plain: ToldConversation = {
	id: "",
	contactId: "",
	contactName: "Maria",
	contactPhone: "5511987654321",
	contactEmail: null,
	avatarUrl: null,
	isGroup: false,
	status: "active",
	openedAt: 1,
	closedAt: null,
	lastActivityAt: 1,
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

const wish = (over: Partial<SeenWish> = {}): SeenWish => ({
	status: "active",
	filter: {},
	q: "",
	memberId: "m1",
	sight: null,
	after: null,
	...over,
});

/** A channel's object as far as it tells: conversations by contact, what changed when, and what the hub answered. */
class Channel {
	seq = 0;
	generation = 1;
	mark: number | null | undefined;
	readonly contacts = new Map<string, { one: ToldConversation; seq: number }>();
	ended: { one: EndedConversation; seq: number }[] = [];

	readonly id: string;

	constructor(id: string) {
		this.id = id;
	}

	set(one: ToldConversation): void {
		this.seq += 1;
		this.contacts.set(one.contactId, { one, seq: this.seq });
	}

	/** The contact's conversation ends, and another one begins. */
	follow(contactId: string, next: ToldConversation, closedAt: number): void {
		const before = this.contacts.get(contactId)?.one;
		this.seq += 1;
		if (before)
			this.ended.push({
				one: {
					id: before.id,
					contactId,
					contactName: before.contactName,
					contactPhone: before.contactPhone,
					contactEmail: before.contactEmail,
					isGroup: before.isGroup,
					openedAt: before.openedAt,
					closedAt,
				},
				seq: this.seq,
			});
		this.set(next);
	}

	/** What it would tell now; the answer decides what it tells next. */
	tellings(): (ToldChanges | ToldPage)[] {
		const told = { generation: this.generation, version: this.seq };
		if (this.mark === null || this.mark === undefined) {
			// As releases before the archive tell: the index judges by itself.
			const all = [...this.contacts.values()].map(({ one }) => one);
			const half = Math.ceil(all.length / 2);
			const page = { kind: "everything" as const, ...told, begunAt: this.seq };
			return [
				{ ...page, isFirst: true, isLast: false, current: all.slice(0, half), ended: [] },
				{
					...page,
					isFirst: false,
					isLast: true,
					current: all.slice(half),
					ended: this.ended.map(({ one }) => one),
				},
			];
		}
		const since = this.mark;
		return [
			{
				kind: "changes",
				...told,
				from: since,
				upTo: this.seq,
				current: [...this.contacts.values()].filter(({ seq }) => seq > since).map(({ one }) => one),
				ended: this.ended.filter(({ seq }) => seq > since).map(({ one }) => one),
			},
		];
	}

	hear(answer: TellingAnswer, told: ToldChanges | ToldPage): void {
		if (!answer.taken) this.mark = answer.mark;
		else if (told.kind === "changes") this.mark = told.upTo;
		else if (told.isLast) this.mark = told.begunAt;
	}

	/** Tells until everything is taken. */
	settle(index: Index): void {
		this.mark = index.markOf(this.id, this.generation);
		for (let round = 0; round < 4; round++) {
			for (const told of this.tellings()) this.hear(index.take(this.id, told), told);
			if (this.mark === this.seq) return;
		}
		throw new Error("never settled");
	}

	/** Conversations as every list must have them. */
	truth(): IndexedConversation[] {
		const current = [...this.contacts.values()].map(({ one }) => ({ ...one, channelId: this.id }));
		return current;
	}
}

const byActivity = (a: IndexedConversation, b: IndexedConversation) =>
	b.lastActivityAt - a.lastActivityAt || (a.id < b.id ? 1 : -1);

/** All pages of a list. */
function listAll(index: Index, asked: SeenWish): IndexedConversation[] {
	const all: IndexedConversation[] = [];
	for (let after = asked.after, pages = 0; pages < 500; pages++) {
		const page = listConversations(index, { ...asked, after }, Date.now());
		expect(page.conversations.length).toBeLessThanOrEqual(CONVERSATIONS_PER_PAGE * 2);
		all.push(...page.conversations);
		if (page.next === null) return all;
		after = page.next;
	}
	throw new Error("the list never ends");
}

function compareWithTruth(index: Index, channels: readonly Channel[], seed: number): void {
	const current = channels.flatMap((channel) => channel.truth());
	const counts = noCounts();
	for (const one of current) count(counts, filterableOf(one), 1);
	const { labels: _, ...figures } = counts;
	expect(index.counts(), `seed ${seed}`).toMatchObject(figures);
	for (const filter of [
		{},
		{ who: "mine" as const },
		{ who: "unassigned" as const },
		{ who: "agent" as const },
		{ who: "waiting" as const },
		{ snoozed: "1" as const },
		{ unread: "1" as const },
		{ label: "troca" },
		{ channelId: channels[0]?.id ?? "" },
	]) {
		const shown = current
			.filter(
				(one) => one.status === "active" && matchesConversation(filterableOf(one), filter, "m1"),
			)
			.toSorted(byActivity);
		expect(listAll(index, wish({ filter })), `seed ${seed} ${JSON.stringify(filter)}`).toEqual(
			shown,
		);
	}
	const moments = listAll(index, wish({ order: "longest" })).flatMap(
		(one) => waitsForPersonSince(one) ?? [],
	);
	expect(moments, `seed ${seed}`).toEqual(moments.toSorted((a, b) => a - b));
	const closed = listAll(index, wish({ status: "closed" }));
	const over = channels.flatMap(({ ended }) =>
		ended.map(({ one }) => ({ ...one, status: "closed" as const })),
	);
	const isListed = (one: { status: "active" | "closed"; closedAt: number | null }) =>
		one.status === "closed" && !isArchived(one, Date.now());
	const listed = [...over, ...current].filter(isListed).map(({ id }) => id);
	expect(closed.map(({ id }) => id).toSorted(), `seed ${seed}`).toEqual(listed.toSorted());
	// What is archived has no row left, whatever came late.
	const kept = index.rows.select("").map(({ conversation }) => conversation.id);
	const active = current.filter(({ status }) => status === "active").map(({ id }) => id);
	expect(kept.toSorted(), `seed ${seed}`).toEqual([...listed, ...active].toSorted());
}

/** One history: what channels change, what reaches the hub, and what of it is lost, late or told again. */
function playHistory(seed: number, { index: first, reopen }: Opened): void {
	const random = createRandom(seed);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const channels = [new Channel(`a${seed}`), new Channel(`b${seed}`)];
	const late: { channel: Channel; told: ToldChanges | ToldPage; generation: number }[] = [];
	let index = first;
	let ids = 0;
	const closing = () => Date.now() - (random() < 0.5 ? 0 : ARCHIVE_AFTER_MS + 1);
	const some = (contactId: string, before?: ToldConversation): ToldConversation => {
		const status = pick<"active" | "closed">(["active", "active", "closed"]);
		return {
			...facts(contactId, before),
			status,
			closedAt: status === "active" ? null : closing(),
		};
	};
	const facts = (contactId: string, before?: ToldConversation): ToldConversation => ({
		...(before ?? { ...plain, id: `c${seed}-${(ids += 1)}` }),
		contactId,
		contactName: pick(["Maria", "José Ávila", "Ana"]),
		lastActivityAt: Math.floor(random() * 50),
		unread: pick([0, 0, 2]),
		assigneeId: pick([null, "m1", "m2"]),
		handler: pick(["nobody", "agent", "person"]),
		labels: pick([[], ["Troca"], ["troca", "Vip"]]),
		waitingSince: pick([null, 3, 40]),
		snoozedUntil: pick([null, null, null, 90]),
		lastText: `t${Math.floor(random() * 5)}`,
	});
	for (let step = 0; step < 120; step++) {
		const channel = pick(channels);
		const contactId = `p${Math.floor(random() * 8)}`;
		const known = channel.contacts.get(contactId)?.one;
		const dice = random();
		if (dice < 0.45) channel.set(some(contactId, known));
		else if (dice < 0.5 && known) channel.follow(contactId, some(contactId), closing());
		else if (dice < 0.55) channel.seq += 1;
		else if (dice < 0.85)
			for (const told of channel.tellings()) {
				const fate = random();
				if (fate < 0.15) break;
				const answer = index.take(channel.id, told);
				if (fate < 0.3) late.push({ channel, told, generation: channel.generation });
				// The answer is lost: the object asks for the mark, or thinks of the older one.
				if (fate < 0.4) {
					channel.mark = random() < 0.5 ? undefined : channel.mark;
					break;
				}
				channel.hear(answer, told);
			}
		else if (dice < 0.9) {
			const again = late.splice(Math.floor(random() * late.length), 1)[0];
			// Of an earlier count nothing is under way once the object began anew.
			if (again && again.generation === again.channel.generation && again.told.kind === "changes")
				index.take(again.channel.id, again.told);
		} else if (dice < 0.93) index = reopen();
		else if (dice < 0.96) index.archive();
		else if (dice < 0.98) {
			channel.generation += 1;
			channel.seq = Math.floor(channel.seq / 2) + channel.contacts.size + channel.ended.length;
			for (const entry of [...channel.contacts.values(), ...channel.ended])
				entry.seq = Math.min(entry.seq, channel.seq);
			channel.mark = undefined;
		} else if (dice < 0.99) index.forget(channel.id, null);
		else {
			index.reset();
			for (const one of channels) one.mark = undefined;
		}
	}
	for (const channel of channels) channel.settle(index);
	index.archive();
	compareWithTruth(index, channels, seed);
	compareWithTruth(reopen(), channels, seed);
}

test("R17 R20 whatever is lost, late, told again or made anew: the index is what the channels have", async () => {
	const seeds = isLong ? 2_000 : 40;
	let played = 0;
	for (let seed = 1; seed <= seeds; seed++)
		await withIndex((opened) => {
			playHistory(seed, opened);
			played += 1;
		});
	expect(played).toBe(seeds);
}, 600_000);

test("R17 a gap is answered with the mark after which something is missing, and nothing is taken", async () => {
	await withIndex(({ index }) => {
		const channel = tellMany(index, 2);
		const { seq, id, generation } = channel;
		channel.set({ ...plain, id: "c1", contactId: "p1", lastText: "Fora de ordem" });
		const [told] = channel.tellings();
		if (told?.kind !== "changes") throw new Error("nothing to tell");
		expect(index.take(id, { ...told, from: seq + 1 })).toEqual({ taken: false, mark: seq });
		expect(index.take(id, { ...told, generation: generation + 1 })).toEqual({
			taken: false,
			mark: null,
		});
		expect(index.take("never told", told)).toEqual({ taken: false, mark: null });
		expect(index.rows.find("c1")?.conversation.lastText).not.toBe("Fora de ordem");
		expect(index.take(id, told)).toEqual({ taken: true });
		expect(index.rows.find("c1")?.conversation.lastText).toBe("Fora de ordem");
	});
});

test("R17 a conversation that was followed before its closing was told waits no more and is put aside no more", async () => {
	await withIndex(({ index }) => {
		const channel = tellMany(index, 1);
		const before = { ...plain, id: "c0", contactId: "p0", waitingSince: 3, snoozedUntil: 90 };
		channel.set({ ...before, lastText: "Tem 38?" });
		channel.settle(index);
		channel.follow("p0", { ...plain, id: "c1", contactId: "p0" }, Date.now());
		channel.settle(index);
		expect(index.rows.find("c0")?.conversation).toMatchObject({
			status: "closed",
			lastText: "Tem 38?",
			waitingSince: null,
			snoozedUntil: null,
		});
	});
});

test("what a channel has no more is gone once it has told everything", async () => {
	await withIndex(({ index }) => {
		const channel = tellMany(index, 3);
		channel.contacts.delete("p1");
		channel.seq += 1;
		channel.mark = null;
		for (const told of channel.tellings()) index.take(channel.id, told);
		expect(listAll(index, wish()).map(({ id }) => id)).toEqual(["c2", "c0"]);
		expect(index.counts().active).toBe(2);
	});
});

test("what was closed long ago leaves the index unseen, is not told anew, and is back when it is open again", async () => {
	await withIndex(({ index, reopen, pass, meter }) => {
		const channel = tellMany(index, 3);
		const before = channel.contacts.get("p1")?.one ?? plain;
		// Our own last words came after the closing.
		const lastActivityAt = Date.now() + 1_000;
		channel.set({ ...before, lastActivityAt, status: "closed", closedAt: Date.now() });
		channel.settle(index);
		const closed = () =>
			listAll(index, wish({ status: "closed" })).map(({ id, lastText }) => [id, lastText]);
		expect(index.archive()).toBe(0);
		expect(closed()).toEqual([["c1", "Oi"]]);
		const [seq, counts] = [index.seq(), structuredClone(index.counts())];
		pass(ARCHIVE_AFTER_MS + 1);
		expect(index.archive()).toBe(1);
		expect(index.archive(), "twice is once").toBe(0);
		expect(meter(() => index.archive()).written).toBe(0);
		// No page has to read anything again.
		expect([index.seq(), index.counts()]).toEqual([seq, counts]);
		expect(index.changedSince(seq)).toEqual([]);
		expect(index.rows.find("c1")).toBeNull();
		channel.mark = null;
		index.forgetMark(channel.id);
		for (const told of channel.tellings()) index.take(channel.id, told);
		expect(reopen().rows.find("c1"), "not by a rebuild").toBeNull();
		channel.set({ ...before, lastText: "Voltei" });
		channel.settle(index);
		expect(index.rows.find("c1")?.conversation).toMatchObject({ lastText: "Voltei" });
	});
});

test("R20 a telling from before, which comes when the conversation is archived already, brings it not back", async () => {
	await withIndex(({ index }) => {
		const channel = tellMany(index, 2);
		const before = channel.contacts.get("p1")?.one ?? plain;
		channel.set({ ...before, lastText: "Ainda aberta" });
		const [late] = channel.tellings();
		channel.settle(index);
		// Silence ended it long ago, as when the hub was away.
		channel.set({ ...before, status: "closed", closedAt: Date.now() - ARCHIVE_AFTER_MS });
		channel.settle(index);
		expect(index.archive()).toBe(1);
		if (late) expect(index.take(channel.id, late)).toEqual({ taken: true });
		expect(index.rows.find("c1")).toBeNull();
		expect(index.counts().active).toBe(1);
	});
});

test("a look archives the oldest first, reads a bounded part, and goes on with the next", async () => {
	await withIndex(({ index, meter }) => {
		const channel = new Channel("old");
		for (let n = 0; n < 2_500; n++)
			channel.set({
				...plain,
				id: `c${n}`,
				contactId: `p${n}`,
				status: "closed",
				closedAt: Date.now(),
			});
		channel.settle(index);
		for (const { n, conversation } of index.rows.select(""))
			index.rows.put({ ...conversation, closedAt: 0 }, 1, { n, version: 1, conversation });
		let removed = 0;
		expect(meter(() => (removed = index.archive())).read).toBeLessThan(2_000 * 8);
		expect([removed, index.archive(), index.archive()]).toEqual([2_000, 500, 0]);
	});
});

test("what a release counted that knows fewer figures is counted anew", async () => {
	await withIndex(({ index, sql, reopen }) => {
		const channel = tellMany(index, 2);
		channel.set({ ...plain, id: "c1", contactId: "p1", snoozedUntil: 9 });
		channel.settle(index);
		expect(index.counts()).toMatchObject({ active: 2, snoozed: 1 });
		// An earlier release goes on with the counts it knows and leaves the others as they are.
		const [row] = sql.exec<{ json: string }>("SELECT json FROM conversation_state").toArray();
		const state = JSON.parse(row?.json ?? "{}") as { seq: number; counts: { snoozed: number } };
		state.seq += 1;
		state.counts.snoozed = 7;
		Object.assign(state, { countedSeq: state.seq });
		sql.exec("UPDATE conversation_state SET json = ?", JSON.stringify(state));
		expect(reopen().counts()).toMatchObject({ active: 2, snoozed: 1 });
	});
});

test("another channel's conversation is nobody's to change", async () => {
	await withIndex(({ index }) => {
		tellMany(index, 2);
		const thief = new Channel("thief");
		thief.set({ ...plain, id: "c1", contactId: "p1", lastText: "Tomada" });
		thief.settle(index);
		expect(index.rows.find("c1")?.conversation).toMatchObject({ channelId: "many" });
	});
});

/** A channel of so many active conversations, told to the index. */
function tellMany(index: Index, conversations: number): Channel {
	const channel = new Channel("many");
	for (let n = 0; n < conversations; n++)
		channel.set({
			...plain,
			id: `c${n}`,
			contactId: `p${n}`,
			contactName: `Cliente ${n}`,
			contactPhone: `55119${String(70_000_000 + n)}`,
			lastActivityAt: n,
			assigneeId: n % 100 === 0 ? "m1" : null,
			unread: n % 2 === 0 ? 3 : 0,
		});
	channel.settle(index);
	return channel;
}

test("a message of a known contact costs the hub three rows, a repeated telling one at most", async () => {
	await withIndex(({ index, meter }) => {
		const channel = tellMany(index, 3);
		channel.set({
			...plain,
			id: "c1",
			contactId: "p1",
			contactName: "Cliente 1",
			contactPhone: "5511970000001",
			lastActivityAt: 99,
			lastText: "De novo",
		});
		const [told] = channel.tellings();
		if (!told) throw new Error("nothing to tell");
		// The row, its place in the order, and the state with counts and mark.
		expect(meter(() => index.take(channel.id, told)).written).toBeLessThanOrEqual(4);
		expect(meter(() => index.take(channel.id, told)).written).toBeLessThanOrEqual(1);
	});
});

test("of 10,000 conversations the first page reads less than sixty rows, and the counts none", async () => {
	await withIndex(({ index, reopen, meter }) => {
		tellMany(index, 10_000);
		const woken = reopen();
		expect(meter(() => listConversations(woken, wish(), Date.now())).read).toBeLessThan(60);
		expect(meter(() => woken.counts()).read).toBe(0);
		// Of the 5,000 unread ones a hundred are hers, and the rest nobody's.
		expect(unreadFor(woken.counts(), "m1")).toBe(5_000);
		expect(unreadFor(woken.counts(), "m2")).toBe(4_900);
		expect(meter(() => listNewest(woken, 5, null)).read).toBeLessThan(60);
		// A filter reads the active ones once after a sleep, then nothing.
		const filter = { who: "mine" as const };
		expect(listConversations(woken, wish({ filter }), Date.now()).conversations).toHaveLength(30);
		expect(meter(() => listConversations(woken, wish({ filter }), Date.now())).read).toBe(0);
		const find = (q: string) => listConversations(woken, wish({ q }), Date.now()).conversations;
		expect(meter(() => find("cliente 9999")).read).toBeLessThan(60);
		expect(find("(11) 97000-9999").map(({ id }) => id)).toEqual(["c9999"]);
	});
});

test("a browser that was away gets what changed, and reads again after too much or a removal", async () => {
	await withIndex(({ index }) => {
		const channel = tellMany(index, 5);
		const since = index.seq();
		expect(index.changedSince(since)).toEqual([]);
		channel.set({ ...plain, id: "c1", contactId: "p1", lastText: "um" });
		channel.set({ ...plain, id: "c2", contactId: "p2", lastText: "dois" });
		channel.settle(index);
		expect(index.changedSince(since)?.map(({ id }) => id)).toEqual(["c1", "c2"]);
		expect(index.changedSince(index.seq() + 1), "a seq that never was").toBeNull();
		for (let n = 0; n < 150; n++) channel.set({ ...plain, id: `d${n}`, contactId: `q${n}` });
		channel.settle(index);
		expect(index.changedSince(since), "too much").toBeNull();
		const then = index.seq();
		expect(index.forget(channel.id, ["p1"])).toBe(1);
		expect(index.changedSince(then), "one is gone").toBeNull();
		expect(index.rows.find("c1")).toBeNull();
		expect(
			listConversations(index, wish({ q: "maria" }), Date.now()).conversations,
		).not.toContainEqual(expect.objectContaining({ id: "c1" }));
	});
});
