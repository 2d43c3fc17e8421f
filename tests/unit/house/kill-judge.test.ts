import { expect, test } from "vitest";
import {
	type AcknowledgedSend,
	countBroken,
	type Outcome,
	type ShownMessage,
} from "#tests/kill/judge.ts";

const send = (turn: number, text = `out ${turn}`): AcknowledgedSend => ({
	id: `id ${turn}`,
	contactId: "a",
	text,
	seq: turn + 10,
	writer: 0,
	turn: text.startsWith("out") ? turn : null,
});
const show = (
	one: AcknowledgedSend,
	status = "delivered",
	failure: string | null = null,
): ShownMessage => ({
	...one,
	direction: "outgoing",
	status,
	failure,
});
const left = (...sends: AcknowledgedSend[]) =>
	sends.map(({ contactId, text }) => ({ contactId, text }));

const conversation = (unread = 3) => ({ contactId: "a", id: "c", unread, lastText: "in 1" });

function good(): Outcome {
	const sends = [send(0), send(1), send(2, "bom dia"), send(3, "bom dia"), send(4)];
	const received: ShownMessage = {
		id: "in",
		contactId: "a",
		text: "in 1",
		direction: "incoming",
		status: null,
		seq: 1,
	};
	return {
		sent: sends,
		shown: [received, ...sends.map((one) => show(one))],
		left: left(...sends),
		written: ["in 1"],
		unread: [{ wrote: 3, shown: 3 }],
		lastWords: [{ written: ["in 1"], listed: "in 1" }],
		searched: [{ text: "in 1", isFound: true }],
		figures: { sent: 5, received: 1 },
		readContacts: [],
		conversations: { own: [conversation()], listed: [conversation()] },
		unreadConversations: { counted: 1, listed: 1 },
	};
}
const broken = (outcome: Outcome) =>
	Object.entries(countBroken(outcome))
		.filter(([, count]) => count > 0)
		.map(([name]) => name);
const change = (over: (outcome: Outcome) => Partial<Outcome>) => {
	const outcome = good();
	return broken({ ...outcome, ...over(outcome) });
};
const withStatus = (outcome: Outcome, id: string, status: string, failure: string | null = null) =>
	outcome.shown.map((one) => (one.id === id ? { ...one, status, failure } : one));

test("R39 an outcome without a fault passes, and so does what is honestly unknown", () => {
	expect(broken(good())).toEqual([]);
	for (const [status, failure] of [
		["unknown", null],
		["failed", "unconfirmed"],
	] as const)
		expect(
			change((one) => ({
				shown: withStatus(one, "id 1", status, failure),
				left: one.left.filter(({ text }) => text !== "out 1"),
				figures: { sent: 4, received: 1 },
			})),
		).toEqual([]);
});

test("R39 a send that is called sent and never left is seen, among equal words too (ledger A1)", () => {
	expect(change((one) => ({ left: one.left.filter(({ text }) => text !== "out 1") }))).toEqual([
		"calledSentButNeverLeft",
	]);
	expect(change((one) => ({ left: one.left.filter((_, at) => at !== 2) }))).toEqual([
		"calledSentButNeverLeft",
	]);
});

test("R39 a send that left twice, or left and is called failed, is seen", () => {
	expect(change((one) => ({ left: [...one.left, ...left(send(4))] }))).toEqual([
		"leftMoreThanShown",
	]);
	expect(
		change((one) => ({
			shown: withStatus(one, "id 1", "failed", "refused"),
			figures: { sent: 4, received: 1 },
		})),
	).toEqual(["leftMoreThanShown"]);
});

test("R39 a file that left with other bytes, or as its words alone, is seen", () => {
	const withFile = (hash?: string) =>
		change((one) => ({
			sent: one.sent.map((sent) => (sent.text === "out 1" ? { ...sent, hash: "a1" } : sent)),
			left: one.left.map((sent) => (sent.text === "out 1" ? { ...sent, hash } : sent)),
		}));
	expect(withFile("a1")).toEqual([]);
	expect(withFile("b2")).toEqual(["filesChanged"]);
	expect(withFile()).toEqual(["filesChanged"]);
});

test("R39 what is lost, doubled, out of order, untold or miscounted is seen", () => {
	expect(change((one) => ({ shown: one.shown.filter(({ id }) => id !== "id 4") }))).toEqual([
		"sendsLost",
		"leftMoreThanShown",
		"sentMiscounted",
	]);
	expect(change(() => ({ written: ["in 1", "in 2"] }))).toEqual([
		"writtenLost",
		"receivedMiscounted",
	]);
	expect(change((one) => ({ left: one.left.toReversed() }))).toEqual(["outOfOrderAtGateway"]);
	expect(change((one) => ({ shown: one.shown.toReversed() }))).toEqual(["outOfOrderInInbox"]);
	expect(change(() => ({ readContacts: ["a"] }))).toEqual(["ticksMissing"]);
	expect(change(() => ({ unread: [{ wrote: 3, shown: 2 }] }))).toEqual(["unreadWrong"]);
	for (const listed of ["in 0", null])
		expect(change(() => ({ lastWords: [{ written: ["in 1"], listed }] }))).toEqual([
			"lastWordsWrong",
		]);
	expect(change(() => ({ lastWords: [{ written: [], listed: null }] }))).toEqual([]);
	expect(change(() => ({ searched: [{ text: "x", isFound: false }] }))).toEqual(["notFound"]);
	for (const listed of [[], [conversation(2)], [conversation(), conversation()]])
		expect(change((one) => ({ conversations: { own: one.conversations.own, listed } }))).toEqual([
			"conversationsMislisted",
		]);
	expect(change(() => ({ unreadConversations: { counted: 2, listed: 1 } }))).toEqual([
		"conversationsMiscounted",
	]);
	expect(change((one) => ({ sent: one.sent.map((send) => ({ ...send, seq: 1 })) }))).toEqual([
		"seqFalls",
	]);
	expect(change((one) => ({ shown: withStatus(one, "id 4", "queued") }))).toContain("stillQueued");
	expect(change((one) => ({ shown: [...one.shown, ...one.shown.slice(0, 1)] }))).toEqual([
		"doubledInInbox",
	]);
});
