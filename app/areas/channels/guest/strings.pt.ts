export const pt = {
	tab: "Conectar WhatsApp",
	title: "Conecte este WhatsApp",
	asked: (workspace: string, instance: string) =>
		`${workspace} pediu para conectar um número à instância ${instance}.`,
	warning:
		"Só continue se você conhece quem enviou este link: a equipe passa a ler e responder as mensagens deste número.",
	sameDevice: "O WhatsApp está neste aparelho? Use a aba do código.",
	closesIn: (time: string) => `Este link vale por ${time}`,
	done: "Conectado",
	doneText: "O número está conectado. Você já pode fechar esta página.",
	passkey: "Confirmação por passkey necessária",
	passkeyText:
		"O WhatsApp pediu a passkey desta conta. Confirme no celular; quem enviou este link conclui do lado de lá.",
	passkeyCode: "O código no celular precisa ser igual a este:",
	failed: "Não foi possível gerar",
	closed: {
		link_expired: {
			title: "Este link não vale mais",
			text: "Ele dura 10 minutos e termina quando o número conecta ou a conexão é cancelada. Peça um novo a quem o enviou.",
		},
		not_found: {
			title: "Link não encontrado",
			text: "Confira se o endereço veio inteiro ou peça um novo a quem o enviou.",
		},
		rate_limited: {
			title: "Muitas tentativas",
			text: "Aguarde um minuto e abra o link de novo.",
		},
		other: {
			title: "Não foi possível abrir o link",
			text: "O serviço não respondeu. Tente de novo em instantes.",
		},
	},
	again: "Tentar novamente",
};
export type GuestStrings = typeof pt;
