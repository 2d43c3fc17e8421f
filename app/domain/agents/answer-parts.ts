// An answer as a person types it: up to three short messages, each after the time that typing it takes.

export const MAX_PARTS = 3;
/** Longer is a wall of text on a phone. UTF-16 code units. */
export const MAX_PART_LENGTH = 600;
/** Up to here nobody would send two messages. */
const ONE_MESSAGE = 240;
/** A part of this length is what a person would send at once. */
const COMFORTABLE = 200;
/** Shorter is no message of its own. */
const SHORTEST = 30;

const MS_PER_CHARACTER = 20;
const MIN_TYPING_MS = 800;
const MAX_TYPING_MS = 6_000;
/** No answer is held back longer, all its parts together. */
export const MAX_HELD_BACK_MS = 8_000;

/** A place where an answer may be divided: the part before ends at `end`, the next begins at `start`. */
interface Border {
	end: number;
	start: number;
	cost: number;
}

/** What it costs to divide there, where a part of comfortable length costs 1. */
const COSTS = { paragraph: 0.4, line: 0.8, sentence: 1.2, listItem: 50 };
const TOO_LONG = 100;

const LIST_ITEM = /^\s*(?:[-*•–▪✓✅]|\d{1,2}[.)º]|[a-z]\))\s/iu;
/** White space behind a mark, before a capital letter. */
const AFTER_MARK = /(?<=[.!?…][)"”*_]?) +(?=["“*_(¿¡]?\p{Lu})/gu;
/** "M. Silva" ends no sentence, "até 30. Depois" does. */
const SENTENCE_END = /(?:\p{L}{3}|\d)[.…][)"”*_]?$|[!?…][)"”*_]?$/u;
const ABBREVIATION =
	/(?:^|\s)(?:sra?s?|dra?s?|profa?|ltda|tel|cel|obs|aprox|cap|vol|etc|art|mrs|ref|pág)\.$/iu;

/** Whether `text` leaves a bracket or a mark of WhatsApp open: dividing there would break both parts. */
function isOpenAtEnd(text: string): boolean {
	const count = (mark: string) => text.split(mark).length - 1;
	return count("(") > count(")") || ["*", "_", "~", "`"].some((mark) => count(mark) % 2 === 1);
}

function sentenceBorders(line: string, offset: number): Border[] {
	if (LIST_ITEM.test(line) || line.trimEnd().endsWith(":")) return [];
	return Array.from(line.matchAll(AFTER_MARK), ({ 0: gap, index }) => ({ gap, index })).flatMap(
		({ gap, index }) => {
			const before = line.slice(0, index);
			if (!SENTENCE_END.test(before) || ABBREVIATION.test(before) || isOpenAtEnd(before)) return [];
			return [{ end: offset + index, start: offset + index + gap.length, cost: COSTS.sentence }];
		},
	);
}

/** What dividing between two lines costs; null: they belong together. */
function costBetween(before: string, after: string, isParagraph: boolean): number | null {
	// What announces a list goes with its first item.
	if (before.trimEnd().endsWith(":")) return null;
	if (LIST_ITEM.test(after)) return LIST_ITEM.test(before) ? COSTS.listItem : null;
	return isParagraph ? COSTS.paragraph : COSTS.line;
}

function listBorders(text: string): Border[] {
	const borders: Border[] = [];
	const lines = [...text.matchAll(/[^\n]+/gu)].filter(([line]) => line.trim() !== "");
	for (const [at, { 0: line, index }] of lines.entries()) {
		const next = lines[at + 1];
		// The line before a list is its title, whatever it ends with.
		const isTitle = next !== undefined && LIST_ITEM.test(next[0]);
		if (!isTitle) borders.push(...sentenceBorders(line, index));
		if (!next) continue;
		const end = index + line.length;
		const isParagraph = text.slice(end, next.index).split("\n").length > 2;
		const cost = costBetween(line, next[0], isParagraph);
		if (cost !== null && !isOpenAtEnd(text.slice(0, end)))
			borders.push({ end, start: next.index, cost });
	}
	return borders;
}

const costOf = (length: number): number =>
	(length / COMFORTABLE) ** 2 +
	(length < SHORTEST ? 1 : 0) +
	(length > MAX_PART_LENGTH ? (TOO_LONG * length) / MAX_PART_LENGTH : 0);

/**
 * An answer as at most MAX_PARTS messages, in order. It is divided between paragraphs, lines and sentences, never
 * within a sentence, a price, a link or an item of a list; a list only where it would be longer than
 * MAX_PART_LENGTH. A single sentence longer than that stays whole.
 */
export function splitAnswer(answer: string): string[] {
	const text = answer.trim();
	if (text.length <= ONE_MESSAGE) return [text];
	const borders = listBorders(text);
	let best: { cost: number; cuts: Border[] } = { cost: costOf(text.length), cuts: [] };
	const weigh = (cuts: Border[]): void => {
		let cost = 0;
		let from = 0;
		for (const cut of cuts) {
			cost += cut.cost + costOf(cut.end - from);
			from = cut.start;
		}
		cost += costOf(text.length - from);
		if (cost < best.cost) best = { cost, cuts };
	};
	for (const [at, first] of borders.entries()) {
		weigh([first]);
		for (const second of borders.slice(at + 1)) weigh([first, second]);
	}
	const starts = [0, ...best.cuts.map(({ start }) => start)];
	return starts.map((start, at) => text.slice(start, best.cuts[at]?.end).trim());
}

/**
 * When each part leaves, ms from now: after the time a person needs to type it, which grows with its length. The
 * time the customer has waited already counts for the first part. At most MAX_HELD_BACK_MS for the last one.
 */
export function typingDelays(parts: readonly string[], waitedMs: number): number[] {
	const times = parts.map(({ length }, at) => {
		const typing = Math.min(MAX_TYPING_MS, Math.max(MIN_TYPING_MS, length * MS_PER_CHARACTER));
		return at === 0 ? Math.max(0, typing - waitedMs) : typing;
	});
	const total = times.reduce((sum, time) => sum + time, 0);
	const scale = Math.min(1, MAX_HELD_BACK_MS / Math.max(1, total));
	let leavesAt = 0;
	return times.map((time) => {
		leavesAt += time * scale;
		return Math.round(leavesAt);
	});
}
