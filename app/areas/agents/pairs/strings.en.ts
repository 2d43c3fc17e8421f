import { counted } from "#app/i18n/counted.ts";
import type { PairStrings } from "./strings.pt.ts";

export const en: PairStrings = {
	title: "Repetitions and contradictions",
	purpose: "Texts that say the same, or contradict each other: the agent may answer with either.",
	list: "Pairs of texts",
	count: (count) => counted(count, "pair", "pairs"),
	failed: "Repeated texts could not be looked for",
	differs: {
		prices: "Different prices",
		shares: "Different percentages",
		dates: "Different dates",
		times: "Different hours",
		terms: "Different terms",
		yes_no: "One says yes, the other no",
	},
	same: "They say the same",
	inBase: (name) => `in the base ${name}`,
	keep: "Keep only this one",
	keepOf: (title) => `Keep only ${title}`,
	edit: "Edit",
	editOf: (title) => `Edit ${title}`,
	bothRight: "Both are right",
	settled: "Noted: this pair stays away while its texts stay as they are",
	settleFailed: "It could not be stored",
	managersOnly: "Only managers and administrators can change knowledge bases.",
	more: (count) => `Show more (${count})`,
};
