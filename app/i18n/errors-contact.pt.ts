import type { ContactErrorCode } from "#app/contracts/errors.ts";

/** What is wrong with a contact's field, or with a field of the workspace. */
export const pt: Record<ContactErrorCode | "email_invalid", string> = {
	email_invalid: "Confira o e-mail: falta algo, como em nome@empresa.com.",
	value_too_long: "O texto é longo demais.",
	number_invalid: "Escreva só um número, como 1.500,50.",
	date_invalid: "Esta data não existe.",
	link_invalid: "Confira o endereço, como em https://empresa.com.br.",
	choice_unknown: "Esta opção não existe mais. Escolha outra.",
	too_many_fields: "São no máximo 20 campos.",
	field_label_invalid: "Cada campo precisa de um nome próprio, de até 40 caracteres.",
	field_choices_invalid:
		"Uma lista precisa de opções: de uma a trinta, de até 60 caracteres, uma por linha.",
};
