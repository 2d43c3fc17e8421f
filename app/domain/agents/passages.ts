// An entry of a knowledge base in pieces that fit a prompt and a chat message.
// Passages joined are the text, character for character: none is lost, and the text can be opened again.

export const MAX_PASSAGE_LENGTH = 1_200;
/** Small paragraphs share a passage up to here: an answer made of one stays short. */
const AIM_LENGTH = 500;
/** A text of very many small groups is cut coarsely instead: rows of an index cost. */
const MAX_FINE_PASSAGES = 1_000;

const HEADING = /^(?:#{1,6} |[^\n]{1,80}\n[=-]{3,}\s*(?:\n|$))/u;
const QUESTION = /^(?:(?:pergunta|question|pregunta|p|q)\s*[:.)]|[^\n]{1,300}\?\s*(?:\n|$))/iu;

/** Only "name: value" lines, more than one: a row of a table, understood by itself. */
const isRecord = (block: string): boolean => {
	const lines = block.trimEnd().split("\n");
	return lines.length > 1 && lines.every((line) => /^[^:\n]{1,60}: \S/u.test(line));
};

/** Whether something new begins here, so that what came before must not run into it. */
const beginsAnew = (block: string): boolean => HEADING.test(block) || QUESTION.test(block);

/** Whether a line begins something new right under another: not where a sentence goes on. */
const mayBeginUnder = (before: string, line: string): boolean =>
	/[.!?…:;)]$/u.test(before.trimEnd()) && beginsAnew(line);

/** Groups of lines, each with the empty lines after it; questions and headings begin one of their own. */
function listBlocks(text: string): string[] {
	const groups: string[][] = [];
	let before = "\n";
	for (const line of text.match(/[^\n]*\n|[^\n]+$/gu) ?? []) {
		const isOver = before === "\n" && line !== "\n";
		const last = groups.at(-1);
		if (last && !isOver && !mayBeginUnder(before, line)) last.push(line);
		else groups.push([line]);
		before = line;
	}
	return groups.map((lines) => lines.join(""));
}

/** Where to cut a text that is too long: at a line, a sentence, a word; else in the middle. */
function findCut(text: string): number {
	const head = text.slice(0, MAX_PASSAGE_LENGTH);
	for (const end of [/\n/gu, /[.!?…]["”’)\]]? /gu, /\s/gu]) {
		const last = [...head.matchAll(end)].at(-1);
		const at = last ? last.index + last[0].length : 0;
		if (at > MAX_PASSAGE_LENGTH / 3) return at;
	}
	// Half a character is no text.
	return /[\uD800-\uDBFF]$/u.test(head) ? MAX_PASSAGE_LENGTH - 1 : MAX_PASSAGE_LENGTH;
}

function cutLong(block: string): string[] {
	const parts: string[] = [];
	let rest = block;
	while (rest.length > MAX_PASSAGE_LENGTH) {
		const at = findCut(rest);
		parts.push(rest.slice(0, at));
		rest = rest.slice(at);
	}
	return rest === "" ? parts : [...parts, rest];
}

function pack(
	blocks: readonly string[],
	aim: number,
	mayJoin: (before: string, next: string) => boolean,
): string[] {
	const passages: string[] = [];
	let last = "";
	for (const block of blocks) {
		if (last !== "" && last.length + block.length <= aim && mayJoin(last, block)) last += block;
		else {
			if (last !== "") passages.push(last);
			last = block;
		}
	}
	return last === "" ? passages : [...passages, last];
}

/** A heading or a question stays with what follows it, even where the two are long together. */
function keepHeads(passages: readonly string[]): string[] {
	const kept: string[] = [];
	for (const passage of passages) {
		const before = kept.at(-1);
		const isHead = before !== undefined && beginsAnew(before) && !before.trimEnd().includes("\n");
		if (isHead && !beginsAnew(passage) && before.length + passage.length <= MAX_PASSAGE_LENGTH)
			kept[kept.length - 1] = before + passage;
		else kept.push(passage);
	}
	return kept;
}

/**
 * Cuts a text (parseEntryText) at headings, questions, rows and paragraphs, else at sentences.
 * Each passage has at most 1,200 characters; joined they are the text again.
 */
export function cutPassages(text: string): string[] {
	const blocks = listBlocks(text).flatMap(cutLong);
	const fine = keepHeads(
		pack(
			blocks,
			AIM_LENGTH,
			(before, next) => !beginsAnew(next) && !isRecord(next) && !isRecord(before),
		),
	);
	return fine.length <= MAX_FINE_PASSAGES ? fine : pack(blocks, MAX_PASSAGE_LENGTH, () => true);
}

function firstOfEach<P>(passages: readonly P[], keyOf: (passage: P) => string): P[] {
	const first = new Map<string, P>();
	for (const passage of passages) {
		const key = keyOf(passage);
		if (!first.has(key)) first.set(key, passage);
	}
	return [...first.values()];
}

/** Each passage once, as it stands first. */
export const eachOnce = <P extends { entryId: string; text: string }>(
	passages: readonly P[],
): P[] => firstOfEach(passages, ({ entryId, text }) => `${entryId} ${text}`);

/** Each entry once, by the first of its passages. */
export const eachEntryOnce = <P extends { entryId: string }>(passages: readonly P[]): P[] =>
	firstOfEach(passages, ({ entryId }) => entryId);
