import type { RuleErrorCode } from "#app/contracts/errors.ts";

export const pt = {
	words_required: "Escreva ao menos uma palavra.",
	label_required: "Escreva a etiqueta.",
	days_required: "Escolha ao menos um dia da semana.",
	rule_without_act: "Escolha ao menos uma ação.",
	too_many_rules: "O limite é de 30 automações. Exclua uma que ninguém usa.",
} satisfies Record<RuleErrorCode, string>;
