import { expect, test } from "vitest";
import fc from "fast-check";
import {
	allHold,
	type Facts,
	hasWords,
	holds,
	MAX_HOPS,
	type RuleEvent,
	runRules,
	triggeredBy,
} from "#app/domain/rules/decide.ts";
import type { Act, Condition, Rule, Trigger } from "#app/domain/rules/rule.ts";
import { ruleWith } from "#tests/support/rules.ts";

const FACTS: Facts = {
	channelId: "c1",
	labels: ["VIP"],
	assigneeId: null,
	departmentId: "d1",
	handler: "nobody",
	isWithinHours: true,
	isFirst: true,
	text: "Quais os preços?",
	isClosed: false,
};

test("words are found whole, whatever their accents, and a longer one also at a word's beginning", () => {
	expect(hasWords("Quais os PRECOS?", ["preço"])).toBe(true);
	expect(hasWords("oito", ["oi"])).toBe(false);
	expect(hasWords("Oi, tudo bem", ["oi"])).toBe(true);
	expect(hasWords("apreço", ["preço"])).toBe(false);
	expect(hasWords("Quanto é que custa", ["quanto custa"])).toBe(false);
	expect(hasWords("E quanto custa?", ["frete", "quanto custa"])).toBe(true);
	expect(hasWords("qualquer coisa", ["!!"])).toBe(false);
});

test("each trigger is set off by its own happening only", () => {
	const message: RuleEvent = { type: "message", cause: "m1", text: "preço", isOpening: true };
	const by = (trigger: Trigger, event: RuleEvent) => triggeredBy({ id: "r1", trigger }, event);
	expect(by({ type: "message" }, message)).toBe("message");
	expect(by({ type: "keyword", words: ["preço"] }, message)).toBe("keyword");
	expect(by({ type: "keyword", words: ["frete"] }, message)).toBeNull();
	expect(by({ type: "opened" }, message)).toBe("opened");
	expect(by({ type: "opened" }, { ...message, isOpening: false })).toBeNull();
	expect(by({ type: "opened" }, { type: "opened", cause: "call" })).toBe("opened");
	expect(by({ type: "message" }, { type: "opened", cause: "call" })).toBeNull();
	expect(
		by({ type: "labelled", label: "vip" }, { type: "labelled", cause: "l", label: "Víp" }),
	).toBe("labelled");
	const due: RuleEvent = { type: "due", cause: "d", ruleId: "r1" };
	expect(by({ type: "waiting", minutes: 1 }, due)).toBe("waiting");
	expect(by({ type: "waiting", minutes: 1 }, { ...due, ruleId: "r2" })).toBeNull();
	expect(by({ type: "message" }, due)).toBeNull();
	expect(by({ type: "of_a_later_release" } as unknown as Trigger, message)).toBeNull();
});

test.each<[Condition, boolean]>([
	[{ type: "channel", channelIds: ["c1", "c2"] }, true],
	[{ type: "channel", channelIds: ["c2"] }, false],
	[{ type: "label", label: "vip", has: true }, true],
	[{ type: "label", label: "vip", has: false }, false],
	[{ type: "assignee", who: "nobody" }, true],
	[{ type: "assignee", who: "somebody" }, false],
	[{ type: "assignee", who: "m1" }, false],
	[{ type: "handler", handler: "nobody" }, true],
	[{ type: "handler", handler: "agent" }, false],
	[{ type: "hours", isOpen: true }, true],
	[{ type: "hours", isOpen: false }, false],
	[{ type: "department", departmentId: "d1" }, true],
	[{ type: "department", departmentId: null }, false],
	[{ type: "words", words: ["preço"] }, true],
	[{ type: "first", isFirst: true }, true],
	[{ type: "first", isFirst: false }, false],
	[{ type: "of_a_later_release" } as unknown as Condition, false],
])("condition %j is %s", (condition, expected) => {
	expect(holds(condition, FACTS)).toBe(expected);
	expect(allHold({ conditions: [condition] }, { ...FACTS, isClosed: true })).toBe(false);
});

/** A conversation in memory in which rules set and take labels. */
function world(labels: string[]) {
	let facts: Facts = { ...FACTS, labels };
	const done = new Map<string, Set<string>>();
	const runs: string[] = [];
	return {
		runs,
		facts: () => facts,
		hasRun(rule: Rule, { cause }: RuleEvent) {
			const known = done.get(rule.id);
			return known !== undefined && (!rule.again || known.has(cause));
		},
		run(rule: Rule, event: RuleEvent): RuleEvent[] {
			done.set(rule.id, (done.get(rule.id) ?? new Set<string>()).add(event.cause));
			runs.push(rule.id);
			return rule.acts.flatMap((act): RuleEvent[] => {
				if (act.type === "unlabel")
					facts = { ...facts, labels: facts.labels.filter((one) => one !== act.label) };
				if (act.type !== "label" || facts.labels.includes(act.label)) return [];
				facts = { ...facts, labels: [...facts.labels, act.label] };
				const cause = `${event.cause}/${rule.id}/${act.label}`;
				return [{ type: "labelled", cause, label: act.label }];
			});
		},
	};
}

test("rules run in their order, each sees what those before it did, and a chain ends after its hops", () => {
	const rules = [
		ruleWith({ id: "a", acts: [{ type: "label", label: "a" }] }),
		ruleWith({ id: "b", conditions: [{ type: "label", label: "a", has: true }], acts: [] }),
		...["a", "b", "c", "d", "e", "f"].map((label, at, all) =>
			ruleWith({
				id: `on ${label}`,
				trigger: { type: "labelled", label },
				acts: [{ type: "label", label: all[at + 1] ?? "z" }],
			}),
		),
	];
	const on = world([]);
	const firings = runRules(
		rules,
		{ type: "message", cause: "m1", text: "Oi", isOpening: false },
		on,
	);
	expect(on.runs).toEqual(["a", "b", "on a", "on b", "on c"]);
	expect(firings.map(({ hop, isStopped }) => [hop, isStopped]).at(-1)).toEqual([4, true]);
});

const LABELS = ["a", "b", "c"];
const label = fc.constantFrom(...LABELS);
const randomRule = fc.record({
	trigger: fc.oneof(
		fc.constant<Trigger>({ type: "message" }),
		label.map((one): Trigger => ({ type: "labelled", label: one })),
	),
	conditions: fc.array(
		fc.record({ label, has: fc.boolean() }).map((one): Condition => ({ type: "label", ...one })),
		{ maxLength: 2 },
	),
	acts: fc.array(
		fc
			.record({ type: fc.constantFrom("label", "unlabel"), label })
			.map((one) => one as Extract<Act, { type: "label" | "unlabel" }>),
		{ minLength: 1, maxLength: 4 },
	),
	again: fc.boolean(),
});

test("whatever the rules, a happening comes to an end, and none runs twice for the same", () => {
	fc.assert(
		fc.property(fc.array(randomRule, { maxLength: 30 }), fc.subarray(LABELS), (bodies, labels) => {
			const rules = bodies.map((body, at) => ruleWith({ ...body, id: `r${at}` }));
			const on = world(labels);
			const firings = runRules(
				rules,
				{ type: "message", cause: "m1", text: "Oi", isOpening: false },
				on,
			);
			expect(firings.every(({ hop }) => hop <= MAX_HOPS + 1)).toBe(true);
			const ran = firings.filter(({ isStopped }) => !isStopped);
			const keys = ran.map(({ rule, event }) => `${rule.id} ${event.cause}`);
			expect(new Set(keys).size).toBe(keys.length);
			const once = ran.filter(({ rule }) => !rule.again).map(({ rule }) => rule.id);
			expect(new Set(once).size).toBe(once.length);
		}),
	);
});
