/** What the inbox says of WhatsApp, said of a channel of another type. */
export const pt = {
	failures: {
		refused: "O canal recusou a mensagem. Confira o texto antes de tentar novamente.",
		disconnected: "O canal estava desconectado. Reconecte-o e tente novamente.",
		unconfirmed: "O envio não foi confirmado. A mensagem pode ter chegado ao cliente.",
		gateway_error: "O serviço do canal não conseguiu enviar. Tente novamente em instantes.",
		window_closed:
			"Passaram 24 horas desde a última mensagem do cliente. Só dá para responder quando ele escrever de novo.",
		restricted: "O canal não deixa escrever para este cliente agora.",
	},
	lines: { takenOnPhone: "Alguém respondeu fora da Prosa e assumiu a conversa" },
	connection: {
		gone: "Canal não encontrado",
		goneHint: "Ele foi excluído enquanto estava aberto aqui.",
		goneAction: "Voltar para os canais",
		unlinked: "Este canal está desconectado. Você pode ler; o envio espera a conexão.",
		linking: "Conectando o canal…",
		unstable: "A conexão do canal está instável. As mensagens podem demorar.",
	},
};
export type OtherChannelStrings = typeof pt;
