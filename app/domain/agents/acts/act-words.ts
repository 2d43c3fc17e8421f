// What an agent says of a change that was decided, where no model puts it into words.
import type { AgentLanguage } from "../agent.ts";
import type { ActState } from "./kept-act.ts";

/** How a change ended that a customer is to be told of. */
export type ToldEnd = Extract<ActState, "done" | "failed" | "refused">;

const WORDS: Record<ToldEnd, Record<AgentLanguage, string>> = {
	done: {
		pt: "Pronto, o que você pediu está feito.",
		en: "Done: what you asked for has been carried out.",
		es: "Listo, lo que usted pidió está hecho.",
	},
	failed: {
		pt: "Não deu certo: o que você pediu não foi feito.",
		en: "It did not work: what you asked for has not been done.",
		es: "No funcionó: lo que usted pidió no se hizo.",
	},
	refused: {
		pt: "Tudo bem, não fiz nada.",
		en: "All right, nothing was done.",
		es: "Está bien, no hice nada.",
	},
};

/** One sentence for several that ended: the worst of them is not kept back. */
export function sayActEnd(ends: readonly ToldEnd[], language: AgentLanguage): string {
	const end = (["failed", "done", "refused"] as const).find((one) => ends.includes(one));
	return WORDS[end ?? "refused"][language];
}
