/** The verdict of the kill test: what was acknowledged against what left and what is shown. Pure, so that it is tested. */

export interface ShownMessage {
	id: string;
	contactId: string;
	text: string;
	direction: string;
	status: string | null;
	failure?: string | null;
	seq: number;
}
export interface AcknowledgedSend {
	id: string;
	contactId: string;
	text: string;
	seq: number;
	/** Who waits for each answer before the next send; the number of the send, where its words are its own. */
	writer: number;
	turn: number | null;
	/** SHA-256 of the file above the words. */
	hash?: string;
}
/** A conversation as the channel's own list has it, and as the list over all channels has it. */
export interface ListedConversation {
	contactId: string;
	/** Of the conversation. */
	id: string;
	unread: number;
	lastText: string;
}
export interface Outcome {
	sent: AcknowledgedSend[];
	/** Messages of all conversations, each conversation in the order in which it is shown. */
	shown: ShownMessage[];
	/** What the gateway accepted, in its order. */
	left: { contactId: string; text: string; hash?: string | undefined }[];
	written: string[];
	/** People nobody answers: how often each wrote, and what the inbox counts. */
	unread: { wrote: number; shown: number }[];
	/** Of the same people: what the last words may be, as people wrote them, and what the workspace's list shows. */
	lastWords: { written: string[]; listed: string | null }[];
	/** Words that were looked for, and whether the search found them. */
	searched: { text: string; isFound: boolean }[];
	/** Of today, as the channel's own page counts. */
	figures: { sent: number; received: number };
	/** Open conversations of the channel, and those of the workspace's list. */
	conversations: { own: ListedConversation[]; listed: ListedConversation[] };
	/** Conversations of the workspace with something unread: as counted beside the list, and in the list. */
	unreadConversations: { counted: number; listed: number };
	/** Contacts of whom everything that arrived was read at last. */
	readContacts: string[];
}

const CERTAIN = ["sent", "delivered", "read"];
/** Nobody can tell whether it left, and that is what is shown. */
const isOpen = ({ status, failure }: ShownMessage) =>
	status === "unknown" || (status === "failed" && failure === "unconfirmed");
const isCertain = ({ status }: ShownMessage) => CERTAIN.includes(status ?? "");
const keyOf = ({ contactId, text }: { contactId: string; text: string }) => `${contactId} ${text}`;

/**
 * Counts what must be none. Messages of the same words to one contact are judged together: as many must have left as
 * are called sent, and at most those of unknown outcome besides.
 * @returns counts by name; any above 0 breaks the promise
 */
export function countBroken(outcome: Outcome): Record<string, number> {
	const { sent, shown, left, written, unread, searched } = outcome;
	const ids = countBy(shown.map(({ id }) => id));
	const incoming = countBy(
		shown.filter(({ direction }) => direction === "incoming").map(({ text }) => text),
	);
	const own = shown.filter(({ direction }) => direction === "outgoing");
	const certain = countBy(own.filter(isCertain).map(keyOf));
	const open = countBy(own.filter(isOpen).map(keyOf));
	const leaving = countBy(left.map(keyOf));
	const keys = [...new Set([...certain.keys(), ...open.keys(), ...leaving.keys()])];
	const of = (counts: Map<string, number>, key: string) => counts.get(key) ?? 0;
	return {
		sendsLost: sent.filter(({ id }) => !ids.has(id)).length,
		stillQueued: own.filter(({ status }) => status === "queued").length,
		writtenLost: written.filter((text) => !incoming.has(text)).length,
		doubledInInbox: [...ids.values(), ...incoming.values()].filter((times) => times > 1).length,
		calledSentButNeverLeft: sum(keys, (key) => of(certain, key) - of(leaving, key)),
		leftMoreThanShown: sum(keys, (key) => of(leaving, key) - of(certain, key) - of(open, key)),
		filesChanged: countChanged(sent, left),
		seqFalls: countSeqFalls(sent),
		outOfOrderAtGateway: countFalls(sent, left),
		outOfOrderInInbox: countFalls(sent, own),
		ticksMissing: own.filter(
			(one) =>
				isCertain(one) && outcome.readContacts.includes(one.contactId) && one.status !== "read",
		).length,
		unreadWrong: unread.filter((one) => one.wrote !== one.shown).length,
		lastWordsWrong: outcome.lastWords.filter(
			({ written: last, listed }) => last.length > 0 && !last.includes(listed ?? ""),
		).length,
		notFound: searched.filter(({ isFound }) => !isFound).length,
		conversationsMislisted: countDifferent(outcome.conversations),
		conversationsMiscounted: Math.abs(
			outcome.unreadConversations.counted - outcome.unreadConversations.listed,
		),
		receivedMiscounted: Math.abs(outcome.figures.received - written.length),
		sentMiscounted: outside(
			outcome.figures.sent,
			own.filter(isCertain).length,
			own.filter(isOpen).length,
		),
	};
}

/** Conversations that one of the lists has alone, or otherwise. */
function countDifferent({ own, listed }: Outcome["conversations"]): number {
	const texts = (list: ListedConversation[]) =>
		list.map(({ contactId, id, unread, lastText }) =>
			JSON.stringify([contactId, id, unread, lastText]),
		);
	const [ours, theirs] = [countBy(texts(own)), countBy(texts(listed))];
	const all = [...new Set([...ours.keys(), ...theirs.keys()])];
	return all.filter((one) => ours.get(one) !== theirs.get(one)).length;
}

/** What is said beside the verdict: honest, though not nice. */
export function countHonest({ shown, left }: Outcome) {
	const own = shown.filter(({ direction }) => direction === "outgoing");
	return {
		left: left.length,
		calledSent: own.filter(isCertain).length,
		unknown: own.filter(({ status }) => status === "unknown").length,
		unconfirmed: own.filter((one) => one.status === "failed" && isOpen(one)).length,
		failed: own.filter((one) => one.status === "failed" && !isOpen(one)).length,
	};
}

/** What is of unknown outcome may be counted as sent or not. */
const outside = (counted: number, certain: number, open: number): number =>
	Math.max(0, certain - counted, counted - certain - open);

const sum = (keys: string[], of: (key: string) => number) =>
	keys.reduce((total, key) => total + Math.max(0, of(key)), 0);

function countBy(keys: string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
}

/** Files that left with other bytes, or without them. Words below a file are its own. */
function countChanged(sent: AcknowledgedSend[], left: Outcome["left"]): number {
	const hashes = new Map(sent.map((one) => [keyOf(one), one.hash]));
	return left.filter((one) => one.hash !== hashes.get(keyOf(one))).length;
}

/** One writer waits for each answer, so its numbers must rise; no two messages share one. */
function countSeqFalls(sent: AcknowledgedSend[]): number {
	let falls = sent.length - new Set(sent.map(({ seq }) => seq)).size;
	for (const writer of new Set(sent.map((one) => one.writer))) {
		const seqs = sent.filter((one) => one.writer === writer).map(({ seq }) => seq);
		falls += seqs.filter((seq, at) => at > 0 && seq <= (seqs[at - 1] ?? 0)).length;
	}
	return falls;
}

/** Messages of words of their own that stand behind a later one of the same writer. */
function countFalls(
	sent: AcknowledgedSend[],
	listed: { contactId: string; text: string }[],
): number {
	const turns = new Map(sent.flatMap((one) => (one.turn === null ? [] : [[keyOf(one), one.turn]])));
	const highest = new Map<string, number>();
	let falls = 0;
	for (const one of listed) {
		const turn = turns.get(keyOf(one));
		if (turn === undefined) continue;
		if (turn < (highest.get(one.contactId) ?? -1)) falls++;
		highest.set(one.contactId, Math.max(turn, highest.get(one.contactId) ?? -1));
	}
	return falls;
}
