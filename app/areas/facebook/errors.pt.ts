import type { FacebookErrorCode } from "#app/contracts/errors.ts";

export const pt = {
	facebook_token_invalid: "O token do Facebook não é válido ou expirou.",
	facebook_permission_missing: "O token do Facebook não tem a permissão necessária.",
	facebook_not_found: "O Facebook não encontrou o que foi pedido, ou o token não tem acesso a ele.",
	facebook_rate_limited: "O Facebook pediu uma pausa. Tente de novo em alguns minutos.",
	facebook_parameter: "O Facebook não aceitou os dados enviados.",
	facebook_unavailable: "O Facebook não respondeu. Tente de novo.",
	facebook_not_configured: "Facebook não configurado",
	facebook_login_missing: "Faça login com Facebook primeiro.",
	facebook_webhook_inactive: "O Facebook não está enviando estes eventos para este endereço.",
	account_id_invalid: "O ID da conta tem só números.",
	event_too_old: "O evento tem mais de 7 dias; o Facebook não aceita mais.",
	already_consumed: "Esta compra já foi consumida.",
	in_progress: "Isto já está em andamento. Aguarde um instante.",
	purchase_unverified: "O Facebook não confirmou este pagamento.",
	pixel_id_invalid: "O Pixel ID tem só números.",
	test_code_invalid: "O código de teste tem só letras e números, como TEST12345.",
	value_required: "Informe o valor: toda compra tem valor e moeda.",
	value_invalid: "Informe o valor com até duas casas decimais.",
	/** Of a customer: the words of accounts are not on this page. */
	email_invalid: "Email inválido",
	phone_invalid:
		"Telefone inválido. Use DDD e número, com + e código do país se for de fora do Brasil.",
} satisfies Record<FacebookErrorCode | "email_invalid", string>;
