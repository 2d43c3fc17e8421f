/** Whether what an answer states stands in what the agent was given. Apart from the product's own check, which it judges. */

const fold = (text: string): string =>
	text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const LINK =
	/\b(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|br|example|io)\b\S*/gu;
const NUMBER = /\d+(?:[.,:/]\d+)*/gu;

/** Mails, links and numbers (prices, dates, hours) of an answer. */
function listFacts(text: string): string[] {
	const folded = fold(text);
	const mails = folded.match(MAIL) ?? [];
	const links = folded.replaceAll(MAIL, " ").match(LINK) ?? [];
	const numbers = folded.replaceAll(MAIL, " ").replaceAll(LINK, " ").match(NUMBER) ?? [];
	return [...mails, ...links.map((link) => link.replace(/[.,;!?)]+$/u, "")), ...numbers];
}

/** Those that no source has. @param sources passages with titles, results of acts, what the customer said */
export function listUngrounded(text: string, sources: readonly string[]): string[] {
	const known = fold(sources.join("\n"));
	const numbers = new Set(known.match(NUMBER) ?? []);
	return listFacts(text).filter((fact) =>
		/^[\d.,:/]+$/u.test(fact) ? !numbers.has(fact) : !known.includes(fact),
	);
}
