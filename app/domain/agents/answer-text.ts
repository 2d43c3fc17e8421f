// K01, K04, K10: what of a model's answer may leave, and how.
import { fail, ok, type Result } from "../result.ts";
import { isBlank } from "../inbox/stored-text.ts";
import { MAX_ANSWER_LENGTH } from "./answering.ts";
import { cutText, PERSON_MARKER } from "./prompt.ts";

/** F08: more of an answer is not even parsed. */
export const MAX_RAW_ANSWER = 20_000;
/** An answer that repeats so much of the instructions word for word gives them away. */
export const LEAK_LENGTH = 60;

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'`)\]}]+/giu;

/** The host of an address as people write it; null when it is none. */
export function hostOf(address: string): string | null {
	const full = /^https?:\/\//iu.test(address) ? address : `https://${address}`;
	if (!URL.canParse(full)) return null;
	const { hostname, protocol, username } = new URL(full);
	if (!/^https?:$/u.test(protocol) || username !== "") return null;
	return hostname
		.toLowerCase()
		.replace(/^www\./u, "")
		.replace(/\.$/u, "");
}

/** `loja.com.br`, as people write it in a text. By hand: an expression for it takes long over long words. */
function isHostName(word: string): boolean {
	const labels = word.split(".");
	const top = labels.at(-1) ?? "";
	return (
		labels.length > 1 &&
		/^[a-z]{2,24}$/u.test(top) &&
		labels.every((label) => label.length > 0 && label.length <= 63)
	);
}

/** The hosts that an agent's own instructions and entries name: its answers may link to them (K04). */
export function hostsIn(texts: readonly string[]): ReadonlySet<string> {
	const hosts = new Set<string>();
	for (const text of texts) {
		for (const [address] of text.matchAll(ADDRESS)) {
			const host = hostOf(address);
			if (host !== null) hosts.add(host);
		}
		for (const word of text.toLowerCase().split(/[^a-z0-9.-]/u)) {
			const host = word.replace(/\.$/u, "");
			if (isHostName(host)) hosts.add(host.replace(/^www\./u, ""));
		}
	}
	return hosts;
}

/** Whether an answer may link there: http(s), no sign-in in it, a host of the agent's own. */
export function isAllowedLink(address: string, hosts: ReadonlySet<string>): boolean {
	const host = hostOf(address);
	return host !== null && hosts.has(host);
}

/** Addresses to hosts that are not the agent's own go; the words around them stay. */
export const dropForeignLinks = (text: string, hosts: ReadonlySet<string>): string =>
	text
		.replaceAll(ADDRESS, (address) => (isAllowedLink(address, hosts) ? address : ""))
		.replaceAll(/\(\s*\)/gu, "");

/** Without control characters and what turns the direction of writing around; lines stay. */
export const withoutControls = (text: string): string =>
	text
		.toWellFormed()
		.replaceAll(/\r\n?/gu, "\n")
		// eslint-disable-next-line no-control-regex -- these are the characters meant
		.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/gu, (c) => (c === "\t" ? " " : ""))
		.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}\uFEFF]/gu, "");

/** At most so many characters, ended at a word with an ellipsis. */
export function cutAtWord(text: string, length: number = MAX_ANSWER_LENGTH): string {
	if (text.length <= length) return text;
	const cut = cutText(text, length - 1);
	const space = cut.search(/\s\S*$/u);
	return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

const normalise = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, "");

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
	const said = normalise(answer);
	const stretches = stretchesOf(normalise(instructions));
	if (stretches.size === 0) return false;
	const open = shown.map(normalise);
	for (let at = 0; at + LEAK_LENGTH <= said.length; at += 1) {
		const stretch = said.slice(at, at + LEAK_LENGTH);
		if (stretches.has(stretch) && !open.some((text) => text.includes(stretch))) return true;
	}
	return false;
}

function stretchesOf(text: string): ReadonlySet<string> {
	const stretches = new Set<string>();
	for (let at = 0; at + LEAK_LENGTH <= text.length; at += 1)
		stretches.add(text.slice(at, at + LEAK_LENGTH));
	return stretches;
}

export type AnswerTrouble = "wants_person" | "gives_away" | "empty";

export interface AnswerRules {
	instructions: string;
	passages: readonly string[];
	/** Renders Markdown as the marks of WhatsApp, links by the hosts allowed. */
	toMarks(markdown: string, hosts: ReadonlySet<string>): string;
}

/** What a model wrote, as it may leave: marks, allowed links, a length; or why it may not. */
export function finishAnswer(raw: string, rules: AnswerRules): Result<string, AnswerTrouble> {
	const clean = withoutControls(cutText(raw, MAX_RAW_ANSWER));
	if (givesAway(clean, rules.instructions, rules.passages)) return fail("gives_away");
	if (clean.includes(PERSON_MARKER)) return fail("wants_person");
	const hosts = hostsIn([rules.instructions, ...rules.passages]);
	const text = dropForeignLinks(rules.toMarks(clean, hosts), hosts)
		.split("\n")
		.map((line) => line.trimEnd())
		.join("\n")
		.replaceAll(/\n{3,}/gu, "\n\n")
		.trim();
	return isBlank(text) ? fail("empty") : ok(cutAtWord(text));
}
