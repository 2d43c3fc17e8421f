import { counted } from "#app/i18n/counted.ts";

/** Words of what one does with a message, and with the files and days of a conversation. */
export const pt = {
	menu: {
		copy: "Copiar",
		info: "Informações",
		edit: "Editar",
		forward: "Encaminhar…",
		remove: "Apagar para todos…",
		quick: "Reações rápidas",
		moreReactions: "Mais reações",
	},
	edit: {
		title: "Editando mensagem",
		leave: "Deixar como estava",
	},
	remove: {
		ask: "Apagar para todos?",
		what: "A mensagem some também para o cliente. Quem já leu, leu.",
		confirm: "Apagar para todos",
	},
	wish: {
		failed: {
			reaction: (emoji: string) => `A reação ${emoji} não chegou`,
			unreact: "A reação não foi retirada",
			edit: "A edição não chegou ao cliente",
			deletion: "A mensagem não foi apagada",
		},
		letGo: "Deixar assim",
	},
	forward: {
		title: "Encaminhar mensagem",
		purpose: (most: string) =>
			`Vai como mensagem nova, por este canal. Escolha até ${most} pessoas.`,
		search: "Buscar por nome ou número",
		none: "Ninguém encontrado.",
		submit: (count: string) => (count === "0" ? "Encaminhar" : `Encaminhar para ${count}`),
		sent: (count: string) => `Encaminhada para ${counted(count, "pessoa", "pessoas")}`,
		failed: "Não foi possível encaminhar",
		failedHint: "O arquivo não está mais disponível, ou este canal não o aceita.",
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
		none: (day: string) => `Nenhuma mensagem em ${day}. Esta é a mais próxima.`,
		title: "Ir para a data",
		label: "Dia",
		submit: "Ir",
		invalid: "Escolha um dia até hoje.",
	},
	audio: {
		play: (name: string) => `Reproduzir: ${name}`,
		pause: (name: string) => `Pausar: ${name}`,
		position: "Posição",
		positionOf: (at: string, duration: string) => `${at} de ${duration}`,
		speed: (speed: string) => `Velocidade: ${speed}`,
	},
	gallery: {
		previous: "Anterior",
		next: "Próxima",
		position: (at: string, count: string) => `${at} de ${count}`,
	},
};
export type MessageStrings = typeof pt;
