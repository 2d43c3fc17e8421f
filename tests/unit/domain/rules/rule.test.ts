import { expect, test } from "vitest";
import {
	type Act,
	type Condition,
	parseRule,
	parseRuleName,
	type RuleBody,
	type Trigger,
} from "#app/domain/rules/rule.ts";

const BODY: RuleBody = {
	trigger: { type: "message" },
	conditions: [],
	acts: [{ type: "close" }],
	again: false,
};
const withTrigger = (trigger: Trigger) => parseRule({ ...BODY, trigger });
const withAct = (act: Act) => parseRule({ ...BODY, acts: [act] });
const withCondition = (condition: Condition) => parseRule({ ...BODY, conditions: [condition] });

test("a name is one line of sixty characters at most", () => {
	expect(parseRuleName("  Avisar \n já ")).toEqual({ ok: true, value: "Avisar já" });
	expect(parseRuleName("  ")).toEqual({ ok: false, code: "name_required" });
	expect(parseRuleName("x".repeat(61))).toEqual({ ok: false, code: "name_too_long" });
});

test("words are trimmed and each once, labels as conversations keep them, days in order", () => {
	expect(withTrigger({ type: "keyword", words: [" preço", "preço", ""] })).toMatchObject({
		value: { trigger: { words: ["preço"] } },
	});
	expect(withAct({ type: "label", label: "  a   b " })).toMatchObject({
		value: { acts: [{ label: "a b" }] },
	});
	expect(withTrigger({ type: "time", minute: 0, days: [5, 1, 5] })).toMatchObject({
		value: { trigger: { days: [1, 5] } },
	});
	expect(withAct({ type: "assign", memberId: "m1", name: "typed" })).toMatchObject({
		value: { acts: [{ type: "assign", memberId: "m1" }] },
	});
});

test.each([
	["rule_without_act", parseRule({ ...BODY, acts: [] })],
	["words_required", withTrigger({ type: "keyword", words: [" "] })],
	["words_required", withCondition({ type: "words", words: [] })],
	["label_required", withTrigger({ type: "labelled", label: " " })],
	["label_required", withAct({ type: "unlabel", label: "" })],
	["invalid_request", withAct({ type: "label", label: "x".repeat(31) })],
	["days_required", withTrigger({ type: "time", minute: 60, days: [] })],
	["invalid_request", withTrigger({ type: "time", minute: 1440, days: [1] })],
	["invalid_request", withTrigger({ type: "waiting", minutes: 0 })],
	["invalid_request", withTrigger({ type: "waiting", minutes: 1.5 })],
	["invalid_request", withTrigger({ type: "unanswered", hours: 1000 })],
	["invalid_request", withCondition({ type: "channel", channelIds: [] })],
	["message_empty", withAct({ type: "answer", text: " \n" })],
	["message_too_long", withAct({ type: "answer", text: "x".repeat(4097) })],
	["invalid_request", withAct({ type: "snooze", minutes: 0 })],
	[
		"invalid_request",
		parseRule({ ...BODY, acts: Array.from({ length: 7 }, () => BODY.acts).flat() }),
	],
])("%s", (code, refused) => {
	expect(refused).toEqual({ ok: false, code });
});
