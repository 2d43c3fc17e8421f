import { expect, test } from "vitest";
import {
	ASK_AGAIN_MS,
	type Decision,
	decideRouting,
	NOTHING_ROUTED,
	REST_MS,
	type RoutableConversation,
	type RoutingState,
} from "#app/domain/routing/decide.ts";
import { PRESENT } from "#app/domain/routing/absence.ts";
import type { RoutingDirectory, RoutingPerson } from "#app/domain/routing/people.ts";
import type { RoutingMode, RoutingRules } from "#app/domain/routing/settings.ts";
import { createRandom } from "#tests/support/random.ts";

const NOW = Date.parse("2026-11-30T12:00:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const person = (id: string, over: Partial<RoutingPerson> = {}): RoutingPerson => ({
	id,
	name: id.toUpperCase(),
	capacity: null,
	absence: PRESENT,
	departments: [],
	...over,
});
const inTurn: RoutingRules = { mode: "round_robin", giveBackMinutes: 15, giveBackTo: "next" };

/** A desk whose channels do at once what is asked of them, unless they are `slow`. */
function createDesk(people: RoutingPerson[], rules: RoutingRules = inTurn, capacity = 100) {
	const directory: RoutingDirectory = { capacity, workspace: rules, departments: {}, people };
	const conversations = new Map<string, RoutableConversation>();
	const online = new Set(people.map(({ id }) => id));
	const given: { id: string; to: string | null; at: number }[] = [];
	let state: RoutingState = NOTHING_ROUTED;
	let isSlow = false;
	const loadOf = (id: string): number =>
		[...conversations.values()].filter(({ assigneeId }) => assigneeId === id).length;

	function decide(now: number): Decision {
		const loads = Object.fromEntries(directory.people.map(({ id }) => [id, loadOf(id)]));
		const decision = decideRouting(state, { directory, online, loads, conversations }, now);
		// As it is stored.
		state = JSON.parse(JSON.stringify(decision.state)) as RoutingState;
		return decision;
	}
	/** Looks, lets the channels do it and tell, and looks again. */
	function look(now: number): Decision {
		const decision = decide(now);
		if (isSlow) return decision;
		for (const { conversationId, from, to, waitingSince } of decision.acts) {
			const one = conversations.get(conversationId);
			if (one?.assigneeId !== from || one?.waitingSince !== waitingSince) continue;
			given.push({ id: one.id, to: to?.id ?? null, at: now });
			conversations.set(one.id, { ...one, assigneeId: to?.id ?? null });
		}
		return decision.acts.length > 0 ? decide(now) : decision;
	}
	return {
		directory,
		conversations,
		online,
		given,
		look,
		decide,
		state: () => state,
		slow: (is: boolean): void => void (isSlow = is),
		arrive(id: string, at: number, departmentId: string | null = null): Decision {
			conversations.set(id, { id, departmentId, assigneeId: null, waitingSince: at });
			return look(at);
		},
		change(id: string, over: Partial<RoutableConversation>): void {
			const one = conversations.get(id);
			if (one) conversations.set(id, { ...one, ...over });
		},
		loadOf,
		holder: (id: string) => conversations.get(id)?.assigneeId ?? null,
	};
}

test("in turn everybody gets one, and the one who got one last comes last", () => {
	const desk = createDesk([person("ana"), person("bia"), person("caio")]);
	for (const [at, id] of ["k1", "k2", "k3", "k4"].entries()) desk.arrive(id, NOW + at);
	expect(desk.given.map(({ to }) => to)).toEqual(["ana", "bia", "caio", "ana"]);
});

test("the least busy is who has the fewest open ones, and of several whose turn is the longest ago", () => {
	const desk = createDesk([person("ana"), person("bia")], { ...inTurn, mode: "least_busy" });
	desk.arrive("k1", NOW);
	desk.arrive("k2", NOW + 1);
	desk.conversations.delete("k2");
	desk.arrive("k3", NOW + 2);
	desk.arrive("k4", NOW + 3);
	expect(desk.given.map(({ to }) => to)).toEqual(["ana", "bia", "bia", "ana"]);
});

test("nothing is given where nobody chose it, and a look without anything to do changes nothing", () => {
	const desk = createDesk([person("ana")], { ...inTurn, mode: "nobody" });
	desk.arrive("k1", NOW);
	expect(desk.given).toEqual([]);
	const view = { directory: desk.directory, online: desk.online, loads: {} };
	const idle = decideRouting(NOTHING_ROUTED, { ...view, conversations: new Map() }, NOW);
	expect(idle).toEqual({ state: NOTHING_ROUTED, acts: [], done: [], wakeAt: null });
	expect(idle.state).toBe(NOTHING_ROUTED);
});

test("who is away, gone or full gets nothing; what waits is given once somebody has room, the oldest first", () => {
	const away = { isAbsent: true, until: NOW + 30 * MINUTE };
	const desk = createDesk([person("ana", { absence: away }), person("bia", { capacity: 1 })]);
	desk.online.add("ana");
	desk.arrive("k1", NOW);
	desk.arrive("k3", NOW + 3 * MINUTE);
	const waits = desk.arrive("k2", NOW + 2 * MINUTE);
	expect(desk.given.map(({ id, to }) => `${id} ${to}`)).toEqual(["k1 bia"]);
	// It looks again when the absence ends by itself at the latest.
	expect(waits.wakeAt).toBe(NOW + 15 * MINUTE);
	desk.change("k1", { waitingSince: null });
	desk.look(NOW + 5 * MINUTE);
	expect(desk.decide(NOW + 5 * MINUTE).wakeAt).toBe(away.until);
	desk.conversations.delete("k1");
	desk.look(NOW + 6 * MINUTE);
	desk.change("k2", { waitingSince: null });
	desk.look(away.until);
	expect(desk.given.map(({ id, to }) => `${id} ${to}`)).toEqual(["k1 bia", "k2 bia", "k3 ana"]);
	desk.online.clear();
	desk.arrive("k4", NOW + 40 * MINUTE);
	expect(desk.holder("k4")).toBeNull();
});

test("a department's conversations go to its members, by its own rules where it has some", () => {
	const desk = createDesk([person("ana"), person("bia", { departments: ["sales"] })]);
	desk.arrive("k1", NOW, "sales");
	desk.arrive("k2", NOW + 1, "sales");
	desk.arrive("k3", NOW + 2, "support");
	expect(desk.given.map(({ id, to }) => `${id} ${to}`)).toEqual(["k1 bia", "k2 bia"]);
	desk.directory.departments = { sales: { ...inTurn, mode: "nobody" } };
	desk.arrive("k4", NOW + 3, "sales");
	// Transferred to a department that has somebody.
	desk.change("k3", { departmentId: null });
	desk.look(NOW + 4);
	expect(desk.given.map(({ id }) => id)).toEqual(["k1", "k2", "k3"]);
});

test("what nobody answers in time goes to the next one and says so; who let it lie is not asked again for an hour", () => {
	const desk = createDesk([person("ana"), person("bia")]);
	const first = desk.arrive("k1", NOW);
	expect(first.done).toEqual([{ conversationId: "k1", to: "ana" }]);
	expect(first.wakeAt).toBe(NOW + 15 * MINUTE);
	desk.look(NOW + 15 * MINUTE - 1);
	expect(desk.holder("k1")).toBe("ana");
	desk.look(NOW + 15 * MINUTE);
	expect(desk.holder("k1")).toBe("bia");
	// Both had it: it is everybody's.
	const back = desk.look(NOW + 30 * MINUTE);
	expect(desk.holder("k1")).toBeNull();
	expect(back.done).toEqual([{ conversationId: "k1", to: null }]);
	desk.look(NOW + 31 * MINUTE);
	expect(desk.holder("k1")).toBeNull();
	desk.look(NOW + 15 * MINUTE + REST_MS);
	expect(desk.holder("k1")).toBe("ana");
});

test("back to the queue it stays there for whoever takes it, until it has rested", () => {
	const desk = createDesk([person("ana"), person("bia")], { ...inTurn, giveBackTo: "queue" });
	desk.arrive("k1", NOW);
	desk.look(NOW + 15 * MINUTE);
	expect(desk.given.map(({ to }) => to)).toEqual(["ana", null]);
	desk.look(NOW + 15 * MINUTE + REST_MS - 1);
	expect(desk.holder("k1")).toBeNull();
	desk.look(NOW + 15 * MINUTE + REST_MS);
	expect(desk.holder("k1")).toBe("bia");
});

test("what rests in the queue begins anew in another department", () => {
	const people = [person("ana"), person("bia", { departments: ["sales"] })];
	const desk = createDesk(people, { ...inTurn, giveBackTo: "queue" });
	desk.arrive("k1", NOW);
	desk.look(NOW + 15 * MINUTE);
	expect(desk.holder("k1")).toBeNull();
	desk.change("k1", { departmentId: "sales" });
	desk.look(NOW + 16 * MINUTE);
	expect(desk.holder("k1")).toBe("bia");
});

test("whoever answers keeps it, also when their customer writes again before the next look", () => {
	const desk = createDesk([person("ana"), person("bia")]);
	desk.arrive("k1", NOW);
	desk.change("k1", { waitingSince: NOW + MINUTE });
	desk.look(NOW + DAY);
	expect(desk.holder("k1")).toBe("ana");
	expect(desk.state().routed).toEqual({});
});

test("what somebody took or passed on by hand is as they want it", () => {
	const desk = createDesk([person("ana"), person("bia"), person("caio")]);
	desk.arrive("k1", NOW);
	desk.change("k1", { assigneeId: "caio" });
	desk.look(NOW + DAY);
	expect(desk.holder("k1")).toBe("caio");
	// Bia puts hers back: it is somebody else's turn.
	desk.arrive("k2", NOW + DAY);
	expect(desk.holder("k2")).toBe("bia");
	desk.change("k2", { assigneeId: null });
	desk.look(NOW + DAY + 1);
	expect(desk.holder("k2")).toBe("caio");
});

test("who says that they are away passes on what they have not answered", () => {
	const desk = createDesk([person("ana"), person("bia")]);
	desk.arrive("k1", NOW);
	const absent = person("ana", { absence: { isAbsent: true, until: null } });
	desk.directory.people = [absent, person("bia")];
	desk.look(NOW + 1);
	expect(desk.holder("k1")).toBe("bia");
	// A member who left is nobody's, either.
	desk.directory.people = [person("ana")];
	desk.look(NOW + 2);
	expect(desk.holder("k1")).toBeNull();
});

test("what a channel did not confirm is asked for again, and given to nobody else meanwhile", () => {
	const desk = createDesk([person("ana"), person("bia")]);
	desk.slow(true);
	const first = desk.arrive("k1", NOW);
	expect(first.acts).toHaveLength(1);
	expect(first.wakeAt).toBe(NOW + ASK_AGAIN_MS);
	const again = desk.look(NOW + ASK_AGAIN_MS);
	expect(again.acts).toEqual(first.acts);
	expect(again.wakeAt).toBe(NOW + 2 * ASK_AGAIN_MS);
	// Somebody claimed it before the channel was asked.
	desk.change("k1", { assigneeId: "bia" });
	expect(desk.look(NOW + MINUTE)).toMatchObject({ acts: [], done: [] });
	expect(desk.state().routed).toEqual({});
	// Whoever was to have it went: it is the next one's.
	desk.arrive("k2", NOW + 2 * MINUTE);
	desk.online.delete("bia");
	expect(desk.look(NOW + 3 * MINUTE).acts).toMatchObject([{ from: null, to: { id: "ana" } }]);
});

test("a hand-over that was not confirmed falls back on who has it, when the next one went", () => {
	const desk = createDesk([person("ana"), person("bia"), person("caio")]);
	desk.arrive("k1", NOW);
	desk.slow(true);
	expect(desk.look(NOW + 15 * MINUTE).acts).toMatchObject([{ from: "ana", to: { id: "bia" } }]);
	desk.online.delete("bia");
	expect(desk.look(NOW + 16 * MINUTE).acts).toMatchObject([{ from: "ana", to: { id: "caio" } }]);
});

/** A week of a shop: customers by day and hour, who is there when, how fast they answer and close. */
function week(mode: RoutingMode, seed: number) {
	const random = createRandom(seed);
	const ids = ["ana", "bia", "caio", "duda", "edu"];
	const desk = createDesk(
		ids.map((id) => person(id)),
		{ ...inTurn, mode },
		6,
	);
	let closing: { id: string; at: number }[] = [];
	const waited: number[] = [];
	let arrived = 0;
	for (let now = NOW; now < NOW + 7 * DAY; now += MINUTE) {
		const hour = Math.floor(now / (60 * MINUTE)) % 24;
		const isOpen = hour >= 8 && hour < 18;
		desk.online.clear();
		for (const [at, id] of ids.entries()) if (isOpen && hour !== 11 + at) desk.online.add(id);
		desk.directory.people = ids.map((id, at) =>
			person(id, { absence: { isAbsent: isOpen && at === 4 && hour < 10, until: null } }),
		);
		const over = closing.filter(({ at }) => at <= now);
		for (const { id } of over) desk.conversations.delete(id);
		if (over.length > 0) closing = closing.filter(({ at }) => at > now);
		const before = desk.given.length;
		if (random() < (isOpen ? 0.2 : 0.02)) {
			arrived += 1;
			desk.arrive(`k${String(arrived).padStart(5, "0")}`, now);
		} else desk.look(now);
		for (const one of desk.conversations.values()) {
			if (one.assigneeId === null || one.waitingSince === null || !desk.online.has(one.assigneeId))
				continue;
			if (random() < 0.3) {
				waited.push(now - one.waitingSince);
				desk.change(one.id, { waitingSince: null });
				closing.push({ id: one.id, at: now + Math.floor(random() * 30) * MINUTE });
			}
		}
		for (const { to, at } of desk.given.slice(before)) {
			const who = desk.directory.people.find(({ id }) => id === to);
			if (to === null) continue;
			if (!desk.online.has(to) || who?.absence.isAbsent || desk.loadOf(to) > 6)
				throw new Error(`${to} has ${desk.loadOf(to)} at ${new Date(at).toISOString()}`);
		}
	}
	return { desk, arrived, waited };
}

test.each(["round_robin", "least_busy"] as const)(
	"%s: a week of arrivals goes to nobody who is away, gone or full, and nothing is left lying",
	(mode) => {
		const { desk, arrived, waited } = week(mode, 19);
		expect(arrived).toBeGreaterThan(800);
		// The last ones came after closing time, or are being answered.
		expect(waited.length).toBeGreaterThan(arrived - 40);
		// Who came by night has somebody in the morning.
		expect(Math.max(...waited)).toBeLessThan(16 * 60 * MINUTE);
		const open = [...desk.conversations.values()].filter(
			({ waitingSince }) => waitingSince !== null,
		);
		expect(Math.min(...open.map(({ waitingSince }) => waitingSince ?? Infinity))).toBeGreaterThan(
			NOW + 6 * DAY,
		);
	},
);

test("a week of arrivals in turn is fair within one among those who are always there", () => {
	const random = createRandom(7);
	const ids = ["ana", "bia", "caio", "duda"];
	const desk = createDesk(
		ids.map((id) => person(id)),
		{ ...inTurn, giveBackMinutes: null },
	);
	const counts: Record<string, number> = {};
	for (let at = 0; at < 2_000; at += 1) {
		const now = NOW + at * 5 * MINUTE;
		desk.arrive(`k${at}`, now);
		const to = desk.given.at(-1)?.to ?? "";
		counts[to] = (counts[to] ?? 0) + 1;
		const each = ids.map((id) => counts[id] ?? 0);
		if (Math.max(...each) - Math.min(...each) > 1) throw new Error(JSON.stringify(counts));
		for (const { id } of desk.conversations.values())
			if (random() < 0.3) desk.conversations.delete(id);
	}
	expect(Object.keys(counts)).toHaveLength(4);
});

test("whatever happens in whatever order: nobody absent, gone or full is given any, and nothing is given twice", () => {
	for (let seed = 1; seed <= 20; seed += 1) {
		const random = createRandom(seed);
		const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
		const ids = ["ana", "bia", "caio"];
		const rules: RoutingRules = {
			mode: random() < 0.5 ? "round_robin" : "least_busy",
			giveBackMinutes: random() < 0.2 ? null : 1 + Math.floor(random() * 30),
			giveBackTo: random() < 0.5 ? "next" : "queue",
		};
		const desk = createDesk(
			ids.map((id) => person(id)),
			rules,
			3,
		);
		let now = NOW;
		for (let step = 0; step < 300; step += 1) {
			now += Math.floor(random() * 3 * MINUTE);
			const one = pick([...desk.conversations.keys()]) ?? "";
			const who = pick(ids) ?? "";
			const happens = pick([
				() => desk.arrive(`k${seed}-${step}`, now, random() < 0.2 ? "sales" : null),
				() => desk.conversations.delete(one),
				() => desk.change(one, { waitingSince: random() < 0.5 ? null : now }),
				() => desk.change(one, { assigneeId: random() < 0.5 ? null : who }),
				() => desk.change(one, { departmentId: random() < 0.5 ? null : "sales" }),
				() => (desk.online.has(who) ? desk.online.delete(who) : desk.online.add(who)),
				() => desk.slow(random() < 0.3),
				() => {
					desk.directory.people = ids.map((id) =>
						person(id, {
							absence: { isAbsent: random() < 0.3, until: random() < 0.5 ? now + MINUTE : null },
							departments: random() < 0.5 ? ["sales"] : [],
						}),
					);
				},
			]);
			happens?.();
			const before = desk.given.length;
			const { wakeAt, acts } = desk.look(now);
			expect(new Set(acts.map(({ conversationId }) => conversationId)).size).toBe(acts.length);
			if (wakeAt !== null) expect(wakeAt).toBeGreaterThan(now);
			for (const { to, id } of desk.given.slice(before)) {
				const given = desk.directory.people.find((somebody) => somebody.id === to);
				if (!given) continue;
				expect(desk.online.has(given.id)).toBe(true);
				const { isAbsent, until } = given.absence;
				expect(isAbsent && (until === null || until > now)).toBe(false);
				// Two may have changed places.
				expect(desk.loadOf(given.id)).toBeLessThanOrEqual(3);
				const department = desk.conversations.get(id)?.departmentId ?? null;
				if (department !== null) expect(given.departments).toContain(department);
			}
		}
		// Everybody is there and free: nothing waits for longer than it rests.
		desk.slow(false);
		for (const id of ids) desk.online.add(id);
		desk.directory.people = ids.map((id) => person(id, { departments: ["sales"], capacity: 500 }));
		desk.directory.workspace = { ...rules, giveBackMinutes: null };
		desk.look(now);
		desk.look(now + REST_MS + MINUTE);
		const left = [...desk.conversations.values()].filter(
			({ assigneeId, waitingSince }) => assigneeId === null && waitingSince !== null,
		);
		expect(left).toEqual([]);
	}
});
