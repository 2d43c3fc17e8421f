/** Whether what an agent did with a turn of a dialogue is what a good one does. */
import { sameTextKey } from "#app/domain/agents/reply-rules.ts";
import type { Business } from "./cases.ts";
import type { Reply } from "./dialogue-run.ts";
import type { DialogueTurn, Expects, ReplyKind } from "./dialogues.ts";
import { saidEntries } from "./judge.ts";

/** What does not hold of what a turn expects, by name; empty: the turn is right. */
export function listUnmet(
	turn: DialogueTurn,
	reply: Reply,
	before: readonly Reply[],
	business: Business,
): (keyof Expects)[] {
	const { expects } = turn;
	const said = reply.kind === "answer" ? saidEntries(reply.text ?? "", business) : [];
	const isSaid = (ids: readonly string[]) => ids.some((id) => said.includes(id));
	const holds: Record<keyof Expects, boolean> = {
		answers: isSaid(expects.answers ?? []),
		both: expects.both?.every(isSaid) ?? true,
		kind: expects.kind === undefined || isKind(expects.kind, reply, turn, before),
		offers: offersOneOf(expects.offers ?? [], reply, business),
		state: expects.state === (reply.handler === "agent" ? "agent" : "people"),
		language: expects.language === reply.language,
		never: expects.never?.every((part) => !hasPart(reply.text, part)) ?? true,
		notRepeated: reply.text === null || !before.some(({ text }) => isSame(text, reply.text)),
	};
	return (Object.keys(expects) as (keyof Expects)[]).filter((name) => !holds[name]);
}

function isKind(
	kind: ReplyKind,
	reply: Reply,
	turn: DialogueTurn,
	before: readonly Reply[],
): boolean {
	switch (kind) {
		case "courtesy":
			// Thanks upon thanks may stay unanswered, a greeting at the beginning not.
			return reply.kind === "courtesy" || (reply.kind === "nothing" && before.length > 0);
		case "nothing":
			return reply.kind === "nothing";
		case "asks_back":
			return reply.kind === "unknown" || asksToWrite(reply, turn);
		case "hand_over":
			// What waits for people already need not be handed over again.
			return reply.handler !== "agent" && reply.kind !== "answer";
		case "not_wrong":
			return reply.kind !== "answer";
	}
}

/** The words for what it can neither hear nor see count as a courtesy in the product. */
const asksToWrite = ({ kind }: Reply, { medium }: DialogueTurn): boolean =>
	kind === "courtesy" && medium !== undefined && medium !== "sticker";

function offersOneOf(ids: readonly string[], { kind, text }: Reply, { entries }: Business) {
	if (kind !== "unknown" || text === null) return false;
	const offered = [...text.matchAll(/^\d\. (.+)$/gmu)].map(([, title = ""]) => sameTextKey(title));
	return entries.some(
		({ id, title }) =>
			// A long title is cut.
			ids.includes(id) && offered.some((line) => sameTextKey(title).startsWith(line)),
	);
}

const hasPart = (text: string | null, part: string): boolean =>
	text !== null && text.toLowerCase().includes(part.toLowerCase());

const isSame = (one: string | null, other: string | null): boolean =>
	one !== null && other !== null && sameTextKey(one) === sameTextKey(other);
