import type { CannedResponseErrorCode } from "#app/contracts/errors.ts";

export const pt = {
	shortcut_required: "Informe um atalho com letras ou números.",
	shortcut_too_long: "O atalho passa de 32 caracteres.",
	shortcut_taken: "Já existe um modelo com este atalho neste idioma.",
	too_many_responses: "O limite é de 500 modelos. Exclua os que ninguém usa.",
	table_unreadable:
		"O arquivo não tem as colunas “atalho” e “texto”. Exporte os modelos para ver como ele deve ser.",
	table_too_large: "O arquivo é grande demais. Divida-o em partes de até 2 MB.",
} satisfies Record<CannedResponseErrorCode, string>;
