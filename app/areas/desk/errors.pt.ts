import type { DeskErrorCode } from "#app/contracts/errors.ts";

export const pt: Record<DeskErrorCode | "date_invalid" | "message_too_long", string> = {
	variable_unknown:
		"Uma das mensagens tem uma variável que não existe. Confira o que está entre chaves.",
	date_invalid: "Confira as datas dos dias fechados: falta alguma, ou são mais de 60.",
	message_too_long: "As mensagens têm no máximo 1.000 letras, e o prazo, 60.",
};
