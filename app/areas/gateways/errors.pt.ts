import type { GatewayErrorCode } from "#app/contracts/errors.ts";

export const pt = {
	gateway_unreachable:
		"O servidor não respondeu neste endereço. Confira se ele está ligado e se abre pela internet.",
	gateway_key_refused: "O servidor respondeu, mas recusou a chave. Copie-a de novo.",
	gateway_key_invalid: "A chave tem de 8 a 512 letras, números e sinais, sem espaços.",
	gateway_key_well_known:
		"Esta é a chave que vem de fábrica e todos conhecem. Troque-a no servidor antes de usá-lo aqui.",
	gateway_unlicensed: "O servidor está sem licença ativada. Ative-a ou use a versão 2.3.7.",
	gateway_unrecognised:
		"Algo respondeu neste endereço, mas não é um servidor deste tipo. Confira o tipo e o endereço.",
	gateway_in_use:
		"Ainda há números ou canais ligados por aqui. Mude a forma de conexão deles ou exclua-os antes.",
	too_many_gateways: "Este workspace já tem 20 gateways. Exclua um antes.",
	meta_app_refused: "A Meta não reconheceu este id com este segredo. Confira os dois no painel.",
	meta_app_id_invalid: "O id do app são só números, de 5 a 20.",
	meta_secret_invalid: "O segredo do app tem 32 caracteres, de 0 a 9 e de a a f.",
	verify_token_invalid:
		"O token de verificação tem de 16 a 128 letras, números, pontos, hifens ou sublinhados.",
} satisfies Record<GatewayErrorCode, string>;
