// K01: what an answer may not repeat: the team's orders and secrets, its notes, our own rules.
import { foldCompatible } from "../fold.ts";

/** An answer that repeats so much of the instructions word for word gives them away. */
export const LEAK_LENGTH = 60;
/** Of our own rules and of what is secret, and of a note. */
const OWN_LENGTH = 30;
const NOTE_LENGTH = 20;
/** A shorter note is everyday speech: "Já pagou o frete." */
const SHORT_NOTE = 16;
const TELLING_WORD = 11;

const normalise = (text: string): string => foldCompatible(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
const wordsOf = (text: string): string[] => foldCompatible(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Marks of texts that nobody may see, and of commands to an agent. */
const SECRET =
	/segred|sigil|confidenc|intern[oa]s?\b|nao (?:conte|diga|revele|mostre|informe|divulgue|compartilhe|passe|mencione)|(?:nunca|jamais) (?:conte|diga|revele|mostre|informe|divulgue|compartilhe|mencione|passe)|ninguem (?:de fora )?(?:pode|deve)|secret|confidential|internal|(?:do not|don.?t|never) (?:tell|reveal|share|mention|disclose|show)|no (?:digas|reveles|cuentes|muestres)/u;
const ORDER =
	/\b(?:nunca|jamais|sempre|voce e|voce deve|responda|atenda|seja|finja|aja como|never|always|you are|you must|act as|nunca|siempre|eres|debes)\b/u;
const CODE_WORD = /^(?=.*\d)(?=.*\p{L})[\p{L}\p{N}]{3,}$|^\d{3,}$/u;

function hasStretch(
	said: string,
	secret: string,
	length: number,
	open: readonly string[],
): boolean {
	if (secret.length < length) return false;
	const stretches = new Set<string>();
	for (let at = 0; at + length <= secret.length; at += 1)
		stretches.add(secret.slice(at, at + length));
	for (let at = 0; at + length <= said.length; at += 1) {
		const stretch = said.slice(at, at + length);
		if (stretches.has(stretch) && !open.some((text) => text.includes(stretch))) return true;
	}
	return false;
}

/** Most of a sentence's own words, in any order and with others between. */
function saysMostOf(
	said: ReadonlySet<string>,
	sentence: string,
	open: ReadonlySet<string>,
): boolean {
	const telling = new Set(wordsOf(sentence).filter((word) => word.length >= 4 && !open.has(word)));
	if (telling.size < 4) return false;
	const found = [...telling].filter((word) => said.has(word)).length;
	return found / telling.size >= 0.6;
}

/** The answer as it is, reversed, and with encoded parts decoded. */
function readings(answer: string): string[] {
	const decoded = (answer.match(/[A-Za-z0-9+/=_-]{24,}/gu) ?? []).slice(0, 20).flatMap((code) => {
		try {
			const bytes = Uint8Array.from(
				atob(
					code
						.replaceAll("-", "+")
						.replaceAll("_", "/")
						.replace(/(?<!=)=+$/u, ""),
				),
				(c) => c.codePointAt(0) ?? 0,
			);
			return [new TextDecoder().decode(bytes)];
		} catch {
			return [];
		}
	});
	return [answer, Array.from(answer).toReversed().join(""), ...decoded];
}

/**
 * Whether an answer holds a long stretch of the instructions word for word. Letters and digits
 * count, so that other marks, spaces and lines hide nothing.
 * @param shown what may be repeated: passages of the knowledge base that were found
 */
export function givesAway(
	answer: string,
	instructions: string,
	shown: readonly string[] = [],
): boolean {
	const open = shown.map(normalise);
	const secret = normalise(instructions);
	return readings(answer).some((one) => hasStretch(normalise(one), secret, LEAK_LENGTH, open));
}

export interface Kept {
	instructions: string;
	/** Notes of members to the agent about this customer. */
	notes: readonly string[];
	/** Our own instructions to the model, line by line. */
	ownRules: readonly string[];
	/** What may be repeated: passages that were found, and what was said. */
	shown: readonly string[];
}

/** Whether an answer repeats what it may not, in whole or in parts. */
export function tellsSecrets(answer: string, kept: Kept): boolean {
	if (givesAway(answer, kept.instructions, kept.shown)) return true;
	const open = kept.shown.map(normalise);
	const openWords = new Set(kept.shown.flatMap(wordsOf));
	const sentences = kept.instructions.split(/[.!?;\n]+/u);
	const secrets = sentences.filter((sentence) => SECRET.test(foldCompatible(sentence)));
	const orders = sentences.filter((sentence) => ORDER.test(foldCompatible(sentence)));
	return readings(answer).some((one) => {
		const said = normalise(one);
		const words = new Set(wordsOf(one));
		return (
			[...kept.ownRules, ...secrets].some((rule) =>
				hasStretch(said, normalise(rule), OWN_LENGTH, open),
			) ||
			[...kept.ownRules, ...secrets, ...orders].some((rule) =>
				saysMostOf(words, rule, openWords),
			) ||
			tellsCodes(one, words, secrets, kept.shown, openWords) ||
			kept.notes.some((note) => tellsNote(said, words, note, open, openWords))
		);
	});
}

const SHARE = /(?<!\d)(\d+)\s?(?:%|por ?cento|percent)/gu;
const sharesOf = (text: string): string[] =>
	Array.from(foldCompatible(text).matchAll(SHARE), ([, n = ""]) => n);

/** A code, a figure of a sentence that is secret. */
function tellsCodes(
	answer: string,
	words: ReadonlySet<string>,
	secrets: readonly string[],
	shown: readonly string[],
	open: ReadonlySet<string>,
): boolean {
	const said = sharesOf(answer);
	const known = shown.flatMap(sharesOf);
	return secrets.some(
		(sentence) =>
			wordsOf(sentence).some(
				(word) => CODE_WORD.test(word) && words.has(word) && !open.has(word),
			) || sharesOf(sentence).some((share) => said.includes(share) && !known.includes(share)),
	);
}

function tellsNote(
	said: string,
	words: ReadonlySet<string>,
	note: string,
	open: readonly string[],
	openWords: ReadonlySet<string>,
): boolean {
	const plain = normalise(note);
	const length =
		plain.length >= SHORT_NOTE ? Math.min(NOTE_LENGTH, plain.length) : Number.POSITIVE_INFINITY;
	if (hasStretch(said, plain, length, open)) return true;
	const telling = new Set(wordsOf(note).filter((word) => word.length >= 8 && !openWords.has(word)));
	const found = [...telling].filter((word) => words.has(word));
	// One long word ("inadimplente") tells as much as two others.
	return found.length >= 2 || found.some((word) => word.length >= TELLING_WORD);
}
