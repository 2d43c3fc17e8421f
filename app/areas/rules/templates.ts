// Rules to begin with.
import type { RuleBody } from "#app/domain/rules/rule.ts";
import type { RuleStrings } from "./strings.pt.ts";

export const TEMPLATES = ["waiting", "price", "welcome", "silence"] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/** What a new rule says before anything is chosen. */
export const BLANK: RuleBody = {
	trigger: { type: "message" },
	conditions: [],
	acts: [],
	again: false,
};

/** @param texts in the language of the person, to be changed */
export function bodyOf(name: TemplateName, texts: RuleStrings["templateTexts"]): RuleBody {
	switch (name) {
		case "waiting":
			return {
				...BLANK,
				trigger: { type: "waiting", minutes: 15 },
				acts: [{ type: "tell", memberId: null }],
				again: true,
			};
		case "price":
			return {
				...BLANK,
				trigger: { type: "keyword", words: [...texts.price.words] },
				acts: [{ type: "label", label: texts.price.label }],
			};
		case "welcome":
			return {
				...BLANK,
				trigger: { type: "opened" },
				conditions: [{ type: "first", isFirst: true }],
				acts: [{ type: "answer", text: texts.welcome }],
			};
		case "silence":
			return {
				...BLANK,
				trigger: { type: "unanswered", hours: 24 },
				acts: [{ type: "answer", text: texts.silence }],
			};
	}
}
