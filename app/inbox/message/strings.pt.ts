/** Words of what one does with a message, and with the files and days of a conversation. */
export const pt = {
	menu: {
		copy: "Copiar",
		info: "Informações",
	},
	info: {
		title: "Informações da mensagem",
		from: "De",
		author: "Escrita por",
		you: "você",
		agent: (name: string) => `${name} (agente de IA)`,
		anAgent: "um agente de IA",
		onPhone: "alguém, no celular conectado",
		program: "um programa ou outra conexão do número",
		fromHistory: "não se sabe; veio do histórico",
		received: "Recebida",
		sent: "Enviada",
		delivered: "Entregue",
		read: "Lida",
		readBy: (name: string) => `por ${name}`,
		readByNobodyKnown: "em grupos não se sabe por quem",
		done: "Sim, mas não se sabe quando",
		waiting: "Ainda não",
		never: "Não: o envio falhou",
		untold: "Este canal não informa",
		edited: "Editada",
		editedYes: "Sim, depois do envio",
		recovered: "Chegou durante uma falha da conexão e foi recuperada depois.",
		hint: "Os horários são de quando o canal nos avisou.",
	},
	day: {
		title: "Ir para a data",
		label: "Dia",
		submit: "Ir",
		invalid: "Escolha um dia até hoje.",
	},
};
export type MessageStrings = typeof pt;
