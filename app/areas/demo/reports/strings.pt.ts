import { counted } from "#app/i18n/counted.ts";
export const pt = {
	failed: "Não foi possível carregar os números",
	none: "Ainda não há mensagens neste período. Mais abaixo, um exemplo de como a tela fica com o uso.",
	span: {
		last: (days: number) => `últimos ${days} dias`,
	},
	traffic: {
		total: "Mensagens",
		received: "Recebidas",
		sent: "Enviadas",
		day: "Dia",
	},
	channels: {
		title: "Por canal",
		none: "Nenhum canal ainda",
		hidden: (count: number) => `E mais ${counted(count, "canal", "canais")} com menos mensagens.`,
		share: (messages: string, share: string) => `${messages} · ${share}`,
		detail: (sent: string, received: string) =>
			`${counted(sent, "enviada", "enviadas")} · ${counted(received, "recebida", "recebidas")}`,
	},
	reports: {
		title: "Relatórios",
		purpose: "Mensagens por dia e por canal, contadas das suas conversas.",
		perDay: "Média por dia",
		perDayTitle: "Mensagens por dia",
	},
	intelligence: {
		title: "Inteligência",
		purpose: "O que as últimas quatro semanas de mensagens dizem sobre o seu atendimento.",
		weekChange: "Última semana",
		weekChangeMore: "contra a semana anterior",
		answers: "Respostas por mensagem",
		answersMore: "enviadas para cada recebida",
		busiest: "Dia da semana mais cheio",
		peak: "Dia de pico",
		peakMore: (messages: number) => counted(messages, "mensagem", "mensagens"),
		weekday: "Dia da semana",
		weekdays: "Média por dia da semana",
		reading: {
			title: "Em palavras",
			noWeek: "Ainda não há duas semanas com mensagens para comparar.",
			grew: (share: string) => `O movimento cresceu ${share} em relação à semana anterior.`,
			fell: (share: string) => `O movimento caiu ${share} em relação à semana anterior.`,
			busiest: (weekday: string) =>
				`O dia com mais mensagens costuma ser ${weekday}: é quando a equipe mais precisa estar completa.`,
			answered: "A equipe envia pelo menos uma mensagem para cada uma que recebe.",
			unanswered:
				"A equipe envia menos mensagens do que recebe: vale olhar se alguém ficou sem resposta.",
			neverSilent: "Não houve um dia sem mensagens nas últimas quatro semanas.",
			silent: (days: number) =>
				days === 1
					? "Um dia das últimas quatro semanas ficou sem mensagens."
					: `${days} dias das últimas quatro semanas ficaram sem mensagens.`,
		},
	},
	team: {
		title: "Dashboard da equipe",
		purpose: "Quem faz parte, quem apareceu e o que mudou nos últimos 30 dias.",
		toTeam: "Abrir equipe",
		members: "Membros ativos",
		seenToday: "Entraram hoje",
		seenWeek: "Entraram em 7 dias",
		actions: "Ações registradas",
		actionsPerDay: "Ações por dia",
		roles: "Funções",
		busiest: "Mais ativos",
		nobody: "Nenhuma ação registrada",
		nobodyText:
			"Convites, mudanças de função e configurações aparecem aqui com o nome de quem fez.",
		action: "ação",
		actionMany: "ações",
	},
	messages: {
		title: "Mensagens & Sessões",
		purpose: "O movimento de hoje e dos últimos dias, canal por canal.",
		toInbox: "Abrir conversas",
		receivedToday: "Recebidas hoje",
		sentToday: "Enviadas hoje",
		week: "Em 7 dias",
		month: "Em 30 dias",
		open: "Abertas agora",
		unassigned: "Sem responsável",
		withAgents: "Com agentes",
	},
};
export type ReportsStrings = typeof pt;
