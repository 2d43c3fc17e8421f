// Every sum equals a slow recount over a random history, folded at random moments.
import { expect, test } from "vitest";
import { localDay } from "#app/domain/inbox/local-day.ts";
import {
	endFacts,
	followState,
	noteAnswered,
	noteAsked,
	noteRated,
	type ServiceFacts,
	type ServiceState,
} from "#app/domain/service-figures/facts.ts";
import { factsIn, keepFacts, uncountedIn } from "#app/domain/service-figures/kept.ts";
import { bucketOf, middleOf } from "#app/domain/service-figures/buckets.ts";
import {
	addDay,
	averageIn,
	countIn,
	percentileIn,
	type ServiceDay,
} from "#app/domain/service-figures/sums.ts";
import { createRandom } from "#tests/support/random.ts";

const START = Date.parse("2026-11-18T20:00:00-03:00");
const openTime = (from: number, to: number) => Math.floor((to - from) / 3);

/** What happened to one conversation, as a person would note it down. */
interface Story {
	openedAt: number;
	askedAt: number | null;
	answer: { at: number; ms: number; memberId: string | null; agentId: string | null } | null;
	closedAt: number | null;
	reopenedAt: number[];
	handOvers: { at: number; agentId: string }[];
	isAgents: boolean;
	wrote: Set<"person" | "agent">;
	rating: { at: number; score: number } | null;
	memberId: string | null;
	agentId: string | null;
	labels: string[];
}

interface Row {
	state: ServiceState;
	stored: string | null;
	story: Story;
}

function createWorld(seed: number) {
	const random = createRandom(seed);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const rows: Row[] = [];
	const ended: { stored: string | null }[] = [];
	const stories: Story[] = [];
	const days = new Map<string, ServiceDay>();
	let now = START;
	let seq = 0;
	let countedSeq = 0;
	let ids = 0;

	const put = (row: { stored: string | null }, facts: ServiceFacts | null): void => {
		seq += 1;
		row.stored = keepFacts(row.stored, facts, { seq, countedSeq });
	};
	const follow = (row: Row, isNew = false): void =>
		put(row, followState(factsIn(row.stored), row.state, { at: now, isNew, openTime }));
	const said = (row: Row, change: (facts: ServiceFacts) => ServiceFacts): void => {
		const facts = factsIn(row.stored);
		if (facts) put(row, change(facts));
	};

	function begin(row: Row): void {
		const isAgents = random() < 0.5;
		const agentId = isAgents ? pick(["bia", "leo"]) : null;
		ids += 1;
		row.state = {
			...row.state,
			id: `conversation-${ids}`,
			openedAt: now,
			closedAt: null,
			handler: isAgents ? "agent" : "nobody",
			agentId,
			labels: [],
		};
		row.story = {
			openedAt: now,
			askedAt: null,
			answer: null,
			closedAt: null,
			reopenedAt: [],
			handOvers: [],
			isAgents,
			wrote: new Set(),
			rating: null,
			memberId: row.state.memberId,
			agentId,
			labels: [],
		};
		stories.push(row.story);
		follow(row, true);
	}

	function open(): void {
		const state: ServiceState = {
			id: "",
			openedAt: null,
			closedAt: null,
			waitingSince: null,
			handler: "nobody",
			memberId: null,
			departmentId: null,
			agentId: null,
			labels: [],
		};
		const row = { state, stored: null, story: null as unknown as Story };
		rows.push(row);
		begin(row);
	}

	/** Another conversation of the same contact. */
	function followUp(row: Row): void {
		row.story.closedAt ??= now;
		const facts = factsIn(row.stored);
		const old = { stored: row.stored };
		put(old, facts && endFacts(facts, now, openTime));
		ended.push(old);
		begin(row);
	}

	const acts: ((row: Row) => void)[] = [
		open,
		followUp,
		(row) => {
			row.story.askedAt ??= now;
			said(row, (facts) => noteAsked(facts, now));
		},
		(row) => {
			const isAgent = row.story.isAgents && row.story.agentId !== null;
			const who = isAgent
				? { memberId: null, agentId: row.story.agentId }
				: { memberId: pick(["ana", "rui", null]), agentId: null };
			row.story.wrote.add(isAgent ? "agent" : "person");
			if (row.story.askedAt !== null && row.story.answer === null)
				row.story.answer = { ...who, at: now, ms: now - row.story.askedAt };
			said(row, (facts) => noteAnswered(facts, now, who, openTime));
		},
		(row) => {
			const memberId = pick(["ana", "rui", null]);
			row.state = { ...row.state, memberId };
			row.story.memberId = memberId;
			follow(row);
		},
		(row) => {
			const labels = pick([[], ["vip"], ["vip", "troca"]]);
			row.state = { ...row.state, labels };
			row.story.labels = labels;
			follow(row);
		},
		(row) => {
			if (row.state.closedAt !== null) return;
			row.state = { ...row.state, closedAt: now, handler: "nobody" };
			row.story.closedAt = now;
			row.story.isAgents = false;
			follow(row);
		},
		(row) => {
			if (row.state.closedAt === null) return;
			row.state = { ...row.state, closedAt: null, handler: "person" };
			row.story.closedAt = null;
			row.story.reopenedAt.push(now);
			follow(row);
		},
		(row) => {
			if (!row.story.isAgents) return;
			row.state = { ...row.state, handler: "nobody" };
			row.story.isAgents = false;
			row.story.handOvers.push({ at: now, agentId: row.story.agentId ?? "" });
			follow(row);
		},
		(row) => {
			row.story.rating = { at: now, score: 1 + Math.floor(random() * 5) };
			const { score } = row.story.rating;
			said(row, (facts) => noteRated(facts, now, score));
		},
		// Of two conversations that turn out to be one person's, one goes on elsewhere as it is.
		(row) => {
			if (rows.length < 3) return;
			rows.splice(rows.indexOf(row), 1);
			ended.push({ stored: row.stored });
		},
		// Before somebody is erased, all that is theirs is added up; then it is gone.
		(row) => {
			if (rows.length < 3 || random() < 0.5) return;
			fold();
			rows.splice(rows.indexOf(row), 1);
		},
	];

	function fold(): void {
		for (const { stored } of [...rows, ...ended])
			for (const [day, sums] of uncountedIn(stored, countedSeq)) {
				const sum = days.get(day) ?? {};
				days.set(day, sum);
				addDay(sum, sums);
			}
		countedSeq = seq;
	}

	return {
		days,
		stories,
		fold,
		step(): void {
			now += Math.floor(random() * 3_600_000);
			if (rows.length === 0) open();
			else pick(acts)(pick(rows));
			if (random() < 0.2) fold();
		},
	};
}

/** Each story by itself: when it counted, for whom, and what. */
function recount(stories: readonly Story[]) {
	const events: { day: string; keys: string[]; count: string; value: number; ms?: number }[] = [];
	for (const story of stories) {
		const labels = story.labels.map((label) => `label:${label}`);
		const note = (
			at: number,
			count: string,
			who: { memberId?: string | null; agentId?: string | null },
			value = 1,
			ms?: number,
		) => {
			const keys = ["all", ...labels];
			if (who.memberId) keys.push(`member:${who.memberId}`);
			if (who.agentId) keys.push(`agent:${who.agentId}`);
			events.push({ day: localDay(at), keys, count, value, ...(ms !== undefined && { ms }) });
		};
		note(story.openedAt, "opened", story);
		if (story.answer) note(story.answer.at, "answered", story.answer, 1, story.answer.ms);
		for (const at of story.reopenedAt) note(at, "reopened", story);
		for (const { at, agentId } of story.handOvers) note(at, "handedOver", { agentId });
		if (story.closedAt !== null) {
			note(story.closedAt, "closed", story, 1, story.closedAt - story.openedAt);
			if (story.reopenedAt.length === 0) note(story.closedAt, "once", story);
			const isAlone = story.wrote.has("agent") && !story.wrote.has("person");
			if (isAlone && story.handOvers.length === 0) note(story.closedAt, "alone", story);
		}
		if (story.rating) {
			note(story.rating.at, "rated", story);
			note(story.rating.at, "score", story, story.rating.score);
		}
	}
	return events;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])("every sum equals a slow recount (history %i)", (seed) => {
	const world = createWorld(seed);
	for (let step = 0; step < 600; step += 1) world.step();
	world.fold();
	const events = recount(world.stories);
	const days = new Set([...world.days.keys(), ...events.map(({ day }) => day)]);
	const counts = [
		...(["opened", "answered", "closed", "once", "reopened"] as const),
		...(["handedOver", "alone", "rated", "score"] as const),
	];
	let compared = 0;
	for (const day of days) {
		const sums = world.days.get(day) ?? {};
		const ofDay = events.filter((event) => event.day === day);
		const keys = new Set([...Object.keys(sums), ...ofDay.flatMap((event) => event.keys)]);
		for (const key of keys) {
			const own = ofDay.filter((event) => event.keys.includes(key));
			for (const count of counts) {
				const slow = own.filter((event) => event.count === count);
				const total = slow.reduce((sum, { value }) => sum + value, 0);
				expect(countIn(sums[key], count), `${day} ${key} ${count}`).toBe(total);
				compared += total;
				const time = count === "answered" ? "wait" : count === "closed" ? "solve" : null;
				if (time === null) continue;
				const times = slow.flatMap(({ ms }) => ms ?? []).toSorted((a, b) => a - b);
				const average = times.length === 0 ? null : times.reduce((a, b) => a + b, 0) / times.length;
				expect(averageIn(sums[key], time)).toBe(average);
				for (const share of [0.5, 0.9]) {
					const exact = times[Math.max(1, Math.ceil(times.length * share)) - 1];
					const told = exact === undefined ? null : middleOf(bucketOf(exact));
					expect(percentileIn(sums[key], time, share)).toBe(told);
				}
			}
		}
	}
	expect(compared, "something happened").toBeGreaterThan(200);
});

test("facts that did not change are stored as they were, and add nothing", () => {
	const state: ServiceState = {
		id: "one",
		openedAt: START,
		closedAt: null,
		waitingSince: null,
		handler: "nobody",
		memberId: null,
		departmentId: null,
		agentId: null,
		labels: [],
	};
	const facts = followState(null, state, { at: START, isNew: true, openTime });
	const stored = keepFacts(null, facts, { seq: 5, countedSeq: 4 });
	expect(keepFacts(stored, facts, { seq: 9, countedSeq: 5 })).toBe(stored);
	expect(uncountedIn(stored, 4).size).toBe(1);
	expect(uncountedIn(stored, 5).size).toBe(0);
});

test("a change that counts nowhere touches no day", () => {
	const state: ServiceState = {
		id: "one",
		openedAt: START,
		closedAt: null,
		waitingSince: null,
		handler: "nobody",
		memberId: null,
		departmentId: null,
		agentId: null,
		labels: [],
	};
	const facts = followState(null, state, { at: START, isNew: true, openTime });
	const stored = keepFacts(null, facts, { seq: 1, countedSeq: 0 });
	const later = keepFacts(stored, noteAsked(facts, START), { seq: 2, countedSeq: 1 });
	expect(uncountedIn(later, 1)).toEqual(new Map());
});
