/**
 * Plays a dialogue by the product's own rules: who has the conversation, what is drafted, what of it is sent. After a
 * hand-over nobody comes.
 */
import type { Turn } from "#app/contracts/agents.ts";
import { type AgentLanguage, AGENT_LANGUAGES } from "#app/domain/agents/agent.ts";
import { sayHandOver } from "#app/domain/agents/agent-words.ts";
import {
	type Handler,
	MAX_ANSWERS_PER_HOUR,
	MAX_IDENTICAL_IN_A_ROW,
} from "#app/domain/agents/answering.ts";
import { guessLanguage } from "#app/domain/agents/knowledge-answer.ts";
import { loopLength } from "#app/domain/agents/dialogue/loops.ts";
import { decideLease, type Lease, waitsForPeople } from "#app/domain/agents/lease.ts";
import { MAX_TURNS } from "#app/domain/agents/prompt.ts";
import {
	decideOutcome,
	decideReply,
	type Drafted,
	HOUR_MS,
	repeatKey,
	RETURN_AFTER_MS,
} from "#app/domain/agents/reply-rules.ts";
import { sameAnswerKey } from "#app/domain/agents/same-answer.ts";
import { decideStep } from "#app/domain/conversations/dialogue.ts";
import type { AnswerDraft } from "#workers/services/agents/answer-draft.ts";
import type { Dialogue, DialogueTurn } from "./dialogues.ts";
import { AT, type Shop } from "./shop.ts";

/** What became of one turn. */
export interface Reply {
	/** What the customer got; null: nothing. */
	text: string | null;
	/** `answer` is made of entries, `unknown` asks back. */
	kind: "answer" | "unknown" | "courtesy" | "hand_over" | "nothing";
	/** Of the agent's own words. */
	language: AgentLanguage;
	/** Who has the conversation afterwards. */
	handler: Handler;
}

const AGENT = { id: "lia", name: "Lia" };
const NOBODYS: Lease = { handler: "nobody", agentId: null, agentName: null, epoch: 0 };
const MINUTE_MS = 60_000;
const BURST_GAP_MS = 2_000;
/** The object guesses the language by so many rows (turns.ts). */
const LANGUAGE_TURNS = 10;

/** Plays a dialogue; one reply for each of its turns. */
export async function play(shop: Shop, { turns }: Dialogue): Promise<Reply[]> {
	const talk = startTalk(shop);
	const replies: Reply[] = [];
	for (const turn of turns) replies.push(await talk(turn));
	return replies;
}

function startTalk(shop: Shop): (turn: DialogueTurn) => Promise<Reply> {
	const said: Turn[] = [];
	/** The agent's texts: of all, hand-overs too, as the object keeps them. */
	const ours: { key: string; at: number }[] = [];
	let lease = NOBODYS;
	let openedAt: number | null = null;
	let handedOverAt = 0;
	let now = AT;

	function hear(text: string, medium: Turn["medium"]): void {
		const lastActivityAt = said.at(-1)?.at ?? 0;
		const conversationId = openedAt === null ? null : String(openedAt);
		const dialogue = { conversationId, closedAt: null, lastActivityAt };
		if (decideStep(dialogue, { by: "customer", at: now }) === "begins") {
			lease = decideLease(lease, { type: "opened", by: "customer", agent: AGENT }).lease;
			openedAt = now;
		} else if (waitsForPeople(lease) && handedOverAt + RETURN_AFTER_MS <= now) {
			lease = decideLease(lease, { type: "returned", agent: AGENT }).lease;
			for (const turn of said) if (turn.by === "customer") turn.isSettled = true;
		}
		said.push({ by: "customer", text, at: now, ...(medium && { medium }) });
	}

	function send(text: string): void {
		said.push({ by: "agent", text, at: now });
		ours.push({ key: sameAnswerKey(text), at: now });
	}

	/** The customer's newest texts, newest first, as the object compares them. */
	const heardTexts = (): (string | null)[] =>
		said
			.filter(({ by }) => by === "customer")
			.slice(-MAX_IDENTICAL_IN_A_ROW)
			.toReversed()
			.map(({ medium, text }) => repeatKey(medium ?? "text", text));

	async function draft(isMeanwhile: boolean): Promise<AnswerDraft | Drafted> {
		const step = decideReply({
			handler: lease.handler,
			isMeanwhile,
			overLimit: 0,
			isOverCeiling: false,
			waitedMs: 0,
			answersLastHour: ours.filter(({ at }) => at >= now - HOUR_MS).slice(0, MAX_ANSWERS_PER_HOUR)
				.length,
			inboundTexts: heardTexts(),
			failures: 0,
		});
		if (step.kind === "drop") return { type: "nothing" };
		if (step.kind === "hand_over") return { type: "hand_over", reason: step.reason, text: null };
		return (await shop.ask(said.slice(-MAX_TURNS), isMeanwhile)).draft;
	}

	return async (turn) => {
		now += turn.after * MINUTE_MS;
		for (const [at, { text, medium }] of messagesOf(turn).entries()) {
			now += at === 0 ? 0 : BURST_GAP_MS;
			hear(text, medium);
		}
		const isMeanwhile = waitsForPeople(lease);
		const guessed = languageOf(said);
		const drafted = await draft(isMeanwhile);
		const language = "language" in drafted ? drafted.language : guessed;
		const step = decideOutcome(toOutcome(drafted, language), {
			isMeanwhile,
			isOverLimit: false,
			isRepeated: (answer) => {
				const before = loopLength(answer, heardTexts()) - 1;
				const newest = ours.slice(-before);
				const own = sameAnswerKey(answer.text);
				return newest.length === before && newest.every(({ key }) => key === own);
			},
		});
		if (step.kind === "ignore")
			return { text: null, kind: "nothing", language, handler: lease.handler };
		const isAgents = step.kind === "say";
		const text = isAgents ? step.text : sayHandOver(step.reason, language, { kind: "away" });
		const reason = isAgents ? step.handOver : step.reason;
		send(text);
		if (reason !== null) {
			lease = decideLease(lease, { type: "handed_over", reason }).lease;
			handedOverAt = now;
		}
		const kind = reason === null ? kindOf(drafted) : "hand_over";
		return { text, kind, language, handler: lease.handler };
	};
}

/** A captioned file is a text to the agent (turns.ts); of a voice note it has nothing. */
function messagesOf({ says, medium }: DialogueTurn): Pick<Turn, "text" | "medium">[] {
	if (Array.isArray(says)) return says.map((text) => ({ text }));
	if (medium === undefined) return [{ text: says }];
	const isCaption = says !== "" && (medium === "image" || medium === "document");
	return [isCaption ? { text: says } : { text: `[${medium}]`, medium }];
}

/** As the queue's consumer makes it of a draft (replies.ts); nobody is on duty. */
function toOutcome(draft: AnswerDraft | Drafted, language: AgentLanguage): Drafted {
	if (draft.type === "failed") throw new Error("an agent without a model failed");
	if (draft.type === "nothing") return { type: "nothing" };
	if (draft.type === "answer") return { handOver: null, ...draft };
	const text = sayHandOver(draft.reason, language, { kind: "away" });
	return { type: "hand_over", reason: draft.reason, text };
}

function kindOf(draft: AnswerDraft | Drafted): Reply["kind"] {
	if (draft.type !== "answer") return "hand_over";
	if (draft.isCourtesy) return "courtesy";
	return "isUnknown" in draft && draft.isUnknown ? "unknown" : "answer";
}

const languageOf = (said: readonly Turn[]): AgentLanguage =>
	guessLanguage(
		said
			.slice(-LANGUAGE_TURNS)
			.flatMap(({ by, medium, text }) => (by === "customer" && !medium ? [text] : []))
			.join("\n"),
		AGENT_LANGUAGES,
	);
