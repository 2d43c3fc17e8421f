import { fold } from "../fold.ts";

/** How a customer writes, and so how an agent addresses them: `formal` is "o senhor", `close` is "tu". */
export type Register = "formal" | "plain" | "close";

const FORMAL =
	/\b(?:prezad[oa]s?|o senhor|a senhora|os senhores|vossa|cordialmente|atenciosamente|por gentileza|solicito|venho por meio|dear (?:sir|madam)|sincerely|kindly|estimad[oa]s?|usted(?:es)?|le agradeceria)\b/;
const CLOSE =
	/\b(?:tu|contigo|tua|teus?|tuas|ta|tas|vc|vcs|mano|mana|vei|blz|valeu|flw|kkk|rsrs|ne|dude|bro|thx|lol|tio|tia|che|vos)\b/;

/** The register of the customer's messages; what they wrote last counts. */
export function registerOf(turns: readonly { by: string; text: string }[]): Register {
	for (const { by, text } of turns.toReversed()) {
		if (by !== "customer") continue;
		const folded = fold(text);
		if (FORMAL.test(folded)) return "formal";
		if (CLOSE.test(folded)) return "close";
	}
	return "plain";
}

const WORDS: Record<Register, string> = {
	formal:
		"O cliente escreve com formalidade: trate por senhor ou senhora (usted), sem gírias nem emojis.",
	plain: "Trate o cliente por você (usted em espanhol), com simpatia e sem formalidade.",
	close:
		"O cliente escreve à vontade: responda leve e informal, trate por você ou por tu, como ele faz (tú em espanhol).",
};
/** The rule for a model's prompt. */
export const sayRegister = (register: Register): string => WORDS[register];
