export const pt = {
	title: "Mensagens agendadas",
	purpose: "O que sai depois em todos os canais, e o que não saiu e espera uma decisão.",
	unsent: "Não enviadas",
	waiting: "Agendadas",
	empty: "Nada agendado",
	emptyHint:
		"Escreva em uma conversa e use o relógio ao lado de Enviar. O que a equipe agendar aparece aqui.",
	toConversations: "Abrir conversas",
	nameless: "Contato sem nome",
	silent: (names: string) => `Sem resposta de ${names}: o que está agendado ali não aparece aqui.`,
	retry: "Tentar de novo",
};
export type ScheduledPageStrings = typeof pt;
