import type { Turn } from "#app/contracts/agents.ts";
import { AGENT_LANGUAGES, type AgentLanguage } from "#app/domain/agents/agent.ts";
import { guessLanguage } from "#app/domain/agents/knowledge-answer.ts";
import { MAX_INPUT_LENGTH } from "#app/domain/agents/answering.ts";
import { describedPicture } from "#app/domain/agents/listening.ts";
import { MAX_TURNS } from "#app/domain/agents/prompt.ts";
import { cutText } from "#app/domain/agents/prompt-text.ts";
import { repeatKey } from "#app/domain/agents/reply-rules.ts";
import { parseSystemLine } from "#app/domain/conversations/system-line.ts";
import { parseFromAdLine, wordsOfAd } from "#app/domain/inbox/referral.ts";
import type { MessageType } from "#app/domain/inbox/message.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { type ContactRow, type MessageRow, transcriptOf } from "../ledger/rows.ts";

/** More rows than turns are read, because system lines are among them. */
const READ_ROWS = MAX_TURNS + 20;
const LANGUAGE_ROWS = 10;

/** Text that stands for a medium without caption, which the agent cannot see. */
const MEDIA: Partial<Record<MessageType, string>> = {
	image: "[imagem]",
	audio: "[áudio]",
	document: "[documento]",
	video: "[vídeo]",
	sticker: "[figurinha]",
	location: "[localização]",
	contact: "[contato]",
};

/**
 * The customer's newest `count` entries, newest first, as comparison keys; media and courtesies are null.
 */
export function readTexts(ledger: Ledger, contact: number, count: number): (string | null)[] {
	return ledger
		.newestSaid(contact, READ_ROWS)
		.filter((row) => row.direction === "incoming" && row.type !== "call")
		.slice(-count)
		.toReversed()
		.map((row) => repeatKey(row.type, row.text));
}

/** The language the customer seems to write in; the first of AGENT_LANGUAGES when in doubt. */
export function readLanguage(ledger: Ledger, contact: number): AgentLanguage {
	const said = ledger
		.newestSaid(contact, LANGUAGE_ROWS)
		.filter((row) => row.direction === "incoming")
		.map((row) => (row.type === "audio" ? transcriptOf(row) : row.type === "text" ? row.text : ""));
	return guessLanguage(said.join("\n"), AGENT_LANGUAGES);
}

/**
 * Epoch ms at which an agent last handed the conversation over; 0 when that is not among the newest rows.
 */
export function readHandedOverAt(ledger: Ledger, contact: number): number {
	const line = ledger
		.newestSaid(contact, READ_ROWS)
		.findLast((row) => row.type === "system" && parseSystemLine(row.text)?.code === "handed_over");
	return line?.sent_at ?? 0;
}

function noteOf(row: MessageRow): Turn[] {
	const ad = parseFromAdLine(row.text);
	// Foreign words: part of what the customer says, never of what the team does.
	if (ad) return [{ by: "customer", text: `[${wordsOfAd(ad)}]`, at: row.sent_at }];
	const line = parseSystemLine(row.text);
	return line?.code === "given_back" && line.note !== null
		? [{ by: "note", text: line.note, at: row.sent_at }]
		: [];
}

/**
 * The arrival number up to which messages were left to people: what was written before the message with which the agent
 * came back; 0 when it did not come back lately. Its line stands behind that message.
 */
function settledUpTo(rows: readonly MessageRow[]): number {
	const line = rows.findLast(
		(row) => row.type === "system" && parseSystemLine(row.text)?.code === "agent_returned",
	);
	if (line === undefined) return 0;
	const before = rows.filter(
		({ type, direction, arrival }) =>
			type !== "system" && direction === "incoming" && arrival < line.arrival,
	);
	return Math.max(0, ...before.map(({ arrival }) => arrival)) - 1;
}

function turnOf(row: MessageRow, settled: number): Turn[] {
	if (row.type === "system") return noteOf(row);
	// A message that was never sent was never said.
	if (row.deleted === 1 || row.type === "call" || row.status === "failed") return [];
	const written = writtenText(row);
	const isMedium = written === "";
	const text = cutText(isMedium ? (MEDIA[row.type] ?? "") : written, MAX_INPUT_LENGTH);
	if (text === "") return [];
	// In a group several people are the customer.
	const said =
		row.direction === "incoming" && row.author !== null ? `${row.author}: ${text}` : text;
	const ours = row.origin === "agent" ? "agent" : "person";
	const by = row.direction === "incoming" ? "customer" : ours;
	const isSettled = by === "customer" && row.arrival <= settled;
	const unheard = unheardOf(row);
	return [
		{
			by,
			text: said,
			at: row.sent_at,
			...(isMedium && { medium: row.type }),
			...(isSettled && { isSettled }),
			...(unheard && { unheard }),
		},
	];
}

/** What was written, said or shown: a voice note's words count as the customer's own. */
function writtenText(row: MessageRow): string {
	const transcript = transcriptOf(row);
	if (transcript === null) return row.text;
	return row.type === "image" ? describedPicture(row.text, transcript) : transcript;
}

/** A customer's voice note or picture that nobody was asked to put into words. */
function unheardOf({ id, type, direction, media, transcript }: MessageRow): Turn["unheard"] {
	if (direction !== "incoming" || transcript !== null || media === null) return undefined;
	return type === "audio" || type === "image" ? { messageId: id, kind: type } : undefined;
}

/**
 * The newest turns of a contact's conversation, oldest first, at most MAX_TURNS.
 * @param lastId message to be answered; it is put last, although the gateway dated it earlier. Null: as
 *   they are
 */
export function readTurns(ledger: Ledger, contact: ContactRow, lastId: string | null): Turn[] {
	const rows = ledger.newestSaid(contact.n, READ_ROWS);
	const late = rows.filter((row) => row.id === lastId);
	const ordered = late.length === 0 ? rows : [...rows.filter((row) => row.id !== lastId), ...late];
	const settled = settledUpTo(rows);
	return ordered.flatMap((row) => turnOf(row, settled)).slice(-MAX_TURNS);
}
