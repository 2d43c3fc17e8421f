import type { OfficialTemplate, TemplateDraft } from "#app/domain/official-templates/template.ts";

/** A draft that Meta would take. */
export const draftOf = (over: Partial<TemplateDraft> = {}): TemplateDraft => ({
	name: "pedido_enviado",
	language: "pt_BR",
	category: "UTILITY",
	header: { kind: "text", text: "Pedido {{1}}" },
	body: "Olá {{1}}, seu pedido {{2}} saiu para entrega.",
	footer: "Loja Exemplo",
	buttons: [
		{ kind: "quick_reply", text: "Falar com a loja", value: "" },
		{ kind: "url", text: "Acompanhar", value: "https://loja.example/p/{{1}}" },
	],
	examples: {
		"header.1": "1234",
		"body.1": "Ana",
		"body.2": "1234",
		"button.1": "abc",
	},
	...over,
});

/** The same, approved. */
export const templateOf = (over: Partial<OfficialTemplate> = {}): OfficialTemplate => ({
	...draftOf(),
	id: "1192339204654487",
	status: "APPROVED",
	reason: null,
	quality: null,
	isWhole: true,
	...over,
});
