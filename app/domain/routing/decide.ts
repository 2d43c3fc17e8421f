// Who is given which conversation. A comparison of what is with what should be, not a list of events: what was missed, such
// as over a restart, is made up for with the next look, and a look that finds nothing to do changes nothing.
import { isAway } from "./absence.ts";
import {
	capacityOf,
	isInPool,
	nextReturn,
	type RoutingDirectory,
	type RoutingPerson,
	rulesFor,
} from "./people.ts";

/** What somebody let lie is not given to them again for this long; to nobody, where it went back to the queue. */
export const REST_MS = 60 * 60_000;
/** What the conversation's channel did not confirm is asked for again after this, and later and later. */
export const ASK_AGAIN_MS = 30_000;

/** An open conversation as routing looks at it. */
export interface RoutableConversation {
	id: string;
	departmentId: string | null;
	assigneeId: string | null;
	/** Since when its customer waits for a person, epoch ms; null: they do not. */
	waitingSince: number | null;
}

/** What routing did with a conversation that is not answered yet. */
export interface Routed {
	/** Whom it was taken from; null: nobody had it. */
	from: string | null;
	/** Who was given it; null: it went back to the queue. */
	to: string | null;
	at: number;
	/** The first message that was not answered then: a later one says that somebody answered. */
	waitingSince: number;
	departmentId: string | null;
	/** The channel told that it is so. */
	isDone: boolean;
	/** Who had it and let it lie, and when. */
	passed: Readonly<Record<string, number>>;
	/** Nobody is given it before. */
	restsUntil: number;
}

/** All that routing remembers. Goes through JSON. */
export interface RoutingState {
	routed: Readonly<Record<string, Routed>>;
	/** The last turn given, and by department ("": none) whose turn was when. */
	turn: number;
	turns: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const NOTHING_ROUTED: RoutingState = { routed: {}, turn: 0, turns: {} };

/** What is so at this moment. */
export interface RoutingView {
	directory: RoutingDirectory;
	/** Members with an open browser. */
	online: ReadonlySet<string>;
	/** Open conversations by member, as channels told. */
	loads: Readonly<Record<string, number>>;
	/** Open ones that nobody has, and those that the state knows, by id. */
	conversations: ReadonlyMap<string, RoutableConversation>;
}

/** To be done by the conversation's channel, compared and set: whoever claimed or answered meanwhile wins. */
export interface RoutingAct {
	conversationId: string;
	from: string | null;
	to: Pick<RoutingPerson, "id" | "name"> | null;
	waitingSince: number;
}

export interface Decision {
	/** The same object when nothing changed. */
	state: RoutingState;
	acts: RoutingAct[];
	/** Conversations that turn out to be done since the last look: whoever they call is to be told. */
	done: { conversationId: string; to: string | null }[];
	/** When to look again at the latest, epoch ms; null: when something happens. */
	wakeAt: number | null;
}

/** Compares what is with what should be. Pure: the same state and view give the same decision. */
export function decideRouting(before: RoutingState, view: RoutingView, now: number): Decision {
	const round = createRound(before, view, now);
	const open: Candidate[] = [];
	for (const [id, routed] of Object.entries(before.routed)) {
		const one = view.conversations.get(id);
		if (one === undefined || isOver(routed, one)) round.forget(id);
		else open.push(...round.follow(one, routed));
	}
	for (const one of view.conversations.values())
		if (one.assigneeId === null && one.waitingSince !== null && !round.knows(one.id))
			open.push({ one, holder: null });
	open.sort((a, b) => waitOf(a) - waitOf(b) || (a.one.id < b.one.id ? -1 : 1));
	for (const candidate of open) round.give(candidate);
	return round.end(open.length > 0);
}

/** A conversation that somebody is to be found for, and who lets it lie. */
interface Candidate {
	one: RoutableConversation;
	holder: string | null;
}
const waitOf = ({ one }: Candidate): number => one.waitingSince ?? 0;

/** Somebody answered, it is closed or put aside, or it begins anew in another department. */
const isOver = (routed: Routed, one: RoutableConversation): boolean =>
	one.waitingSince === null ||
	one.waitingSince > routed.waitingSince ||
	(one.assigneeId === null && one.departmentId !== routed.departmentId);

function createRound(before: RoutingState, view: RoutingView, now: number) {
	const { directory, online } = view;
	const routed: Record<string, Routed> = { ...before.routed };
	const loads: Record<string, number> = { ...view.loads };
	const turns: Record<string, Readonly<Record<string, number>>> = { ...before.turns };
	const people = new Map(directory.people.map((person) => [person.id, person]));
	const done: Decision["done"] = [];
	let { turn } = before;
	let isChanged = false;

	const addLoad = (memberId: string | null, by: number): void => {
		if (memberId !== null) loads[memberId] = (loads[memberId] ?? 0) + by;
	};

	function put(id: string, next: Routed | null): void {
		isChanged = true;
		if (next === null) delete routed[id];
		else routed[id] = next;
	}

	/** Whether somebody may be given one more of this department's. */
	const canTake = (person: RoutingPerson | undefined, departmentId: string | null): boolean =>
		person !== undefined &&
		online.has(person.id) &&
		!isAway(person.absence, now) &&
		(loads[person.id] ?? 0) < capacityOf(directory, person) &&
		isInPool(person, departmentId);

	/** Their time for the first answer is over, or they left. */
	function letsLie({ to, at, departmentId }: Routed): boolean {
		const { mode, giveBackMinutes } = rulesFor(directory, departmentId);
		if (to === null || mode === "nobody" || giveBackMinutes === null) return false;
		const person = people.get(to);
		const isGone = person === undefined || isAway(person.absence, now);
		return isGone || now - at >= giveBackMinutes * 60_000;
	}

	/** What was asked for and not told yet: it stands, unless whoever was to have it cannot any more. */
	function standBy(one: RoutableConversation, known: Routed): Candidate[] {
		const { from, to } = known;
		const isStale = to !== null && !canTake(people.get(to), one.departmentId);
		if (one.assigneeId !== from || (isStale && from === null)) {
			put(one.id, null);
			return [];
		}
		if (isStale) {
			put(one.id, { ...known, from: null, to: from, isDone: true });
			return [{ one, holder: from }];
		}
		addLoad(from, -1);
		addLoad(to, 1);
		return [];
	}

	/** Those whom it is given to now: not who has it, not who let it lie lately. */
	function findPerson({ one, holder }: Candidate, passed: Routed["passed"]): RoutingPerson | null {
		const { mode } = rulesFor(directory, one.departmentId);
		if (mode === "nobody") return null;
		const turnsHere = turns[one.departmentId ?? ""] ?? {};
		const turnOf = ({ id }: RoutingPerson): number => turnsHere[id] ?? 0;
		const loadOf = ({ id }: RoutingPerson): number => loads[id] ?? 0;
		const free = directory.people.filter(
			(person) =>
				person.id !== holder &&
				canTake(person, one.departmentId) &&
				now - (passed[person.id] ?? -Infinity) >= REST_MS,
		);
		const [first] = free.toSorted(
			(a, b) =>
				(mode === "least_busy" ? loadOf(a) - loadOf(b) : 0) ||
				turnOf(a) - turnOf(b) ||
				(a.id < b.id ? -1 : 1),
		);
		return first ?? null;
	}

	function takeTurn(departmentId: string | null, memberId: string): void {
		const pool = departmentId ?? "";
		turn += 1;
		// Who left the team is forgotten with the next turn.
		const kept = Object.entries(turns[pool] ?? {}).filter(([id]) => people.has(id));
		turns[pool] = { ...Object.fromEntries(kept), [memberId]: turn };
	}

	/** Gives it to the next one, or back to the queue when somebody lets it lie. */
	function give(candidate: Candidate): void {
		const { one, holder } = candidate;
		const known = routed[one.id];
		if (known && holder === null && known.restsUntil > now) return;
		const rules = rulesFor(directory, one.departmentId);
		const passed = { ...known?.passed, ...(holder === null ? {} : { [holder]: now }) };
		const goesBack = holder !== null && rules.giveBackTo === "queue";
		const person = goesBack ? null : findPerson(candidate, passed);
		if (person === null && holder === null) return;
		addLoad(holder, -1);
		addLoad(person?.id ?? null, 1);
		if (person) takeTurn(one.departmentId, person.id);
		put(one.id, {
			from: holder,
			to: person?.id ?? null,
			at: now,
			waitingSince: one.waitingSince ?? now,
			departmentId: one.departmentId,
			isDone: false,
			passed,
			restsUntil: goesBack ? now + REST_MS : 0,
		});
	}

	return {
		give,
		knows: (id: string): boolean => id in routed,
		forget: (id: string): void => put(id, null),

		/** What became of a routed conversation; those that somebody is to be found for. */
		follow(one: RoutableConversation, known: Routed): Candidate[] {
			const isSo = one.assigneeId === known.to;
			if (!isSo && !known.isDone) return standBy(one, known);
			const next = known.isDone ? known : { ...known, isDone: true };
			if (!known.isDone) {
				put(one.id, next);
				done.push({ conversationId: one.id, to: known.to });
			}
			if (isSo && known.to === null) return [{ one, holder: null }];
			if (isSo) return letsLie(next) ? [{ one, holder: known.to }] : [];
			// Somebody else has it now, by hand; or whoever had it passed it on.
			const passed = { ...known.passed, ...(known.to === null ? {} : { [known.to]: now }) };
			put(one.id, one.assigneeId === null ? { ...next, from: null, to: null, passed } : null);
			return one.assigneeId === null ? [{ one, holder: null }] : [];
		},

		/** @param isAwaited somebody was to be found for a conversation */
		end(isAwaited: boolean): Decision {
			const state = isChanged ? { routed, turn, turns } : before;
			const entries = Object.entries(routed);
			const acts = entries.flatMap(([conversationId, { isDone, from, to, waitingSince }]) => {
				const name = to === null ? "" : (people.get(to)?.name ?? "");
				const act = {
					conversationId,
					from,
					to: to === null ? null : { id: to, name },
					waitingSince,
				};
				return isDone ? [] : [act];
			});
			const wakes = entries.flatMap(([, one]) => {
				if (!one.isDone) return [now + Math.max(ASK_AGAIN_MS, now - one.at)];
				const { mode, giveBackMinutes } = rulesFor(directory, one.departmentId);
				if (one.to === null || mode === "nobody" || giveBackMinutes === null) return [];
				return [one.at + giveBackMinutes * 60_000];
			});
			const back = isAwaited ? nextReturn(directory, now) : null;
			if (back !== null) wakes.push(back);
			const wakeAt = wakes.length === 0 ? null : Math.min(...wakes);
			return { state, acts, done, wakeAt };
		},
	};
}
