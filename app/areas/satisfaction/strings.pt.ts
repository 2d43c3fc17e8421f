import { counted } from "#app/i18n/counted.ts";
import type { AgentLanguage } from "#app/domain/agents/agent.ts";
import type { GoalKind } from "#app/domain/goals/goal.ts";

const labels: Record<GoalKind, string> = {
	answer: "Responder em até",
	resolution: "Resolver em até",
};
const hints: Record<GoalKind, string> = {
	answer: "Contado desde a primeira mensagem que ninguém respondeu.",
	resolution: "Contado desde o início da conversa até o encerramento.",
};
export const pt = {
	title: "Satisfação e metas",
	purpose:
		"Pergunte aos clientes como foi o atendimento e combine em quanto tempo a equipe responde.",
	readOnly: "Só administradores e gestores mudam estas configurações.",
	survey: {
		title: "Pesquisa de satisfação",
		purpose:
			"Quando alguém encerra uma conversa, o cliente recebe uma pergunta e responde com uma nota de 1 a 5. A resposta fica na conversa, que não é reaberta.",
		channels: "Perguntar nos canais",
		noChannels: "Conecte um canal para perguntar aos clientes.",
		question: "Pergunta",
		questionHint:
			"Embaixo dela vai sempre como responder. Em branco, vai a nossa, no idioma do cliente.",
		questionDefault: "Como foi o nosso atendimento?",
		thanks: "Agradecimento",
		thanksHint: "Enviado uma vez, depois da nota.",
		thanksDefault: "Obrigado pela sua avaliação!",
		comment: "Convidar a comentar",
		commentHint: "O que o cliente escrever nos dez minutos depois da nota fica como comentário.",
		silence: "Perguntar também quando a conversa termina sozinha",
		silenceHint: "Depois de uma semana sem mensagens. Desligado, só quando alguém encerra.",
		pause: "Dias entre duas perguntas à mesma pessoa",
		pauseHint: "Ninguém é perguntado de novo antes disso.",
		preview: "O que o cliente lê",
		/** Of the preview. */
		language: "pt" as AgentLanguage,
		save: "Salvar pesquisa",
		saved: "Pesquisa salva",
		failed: "Não foi possível salvar a pesquisa",
		refusal: "Só gestores mudam",
	},
	goals: {
		title: "Metas de atendimento",
		purpose:
			"Dentro do horário de atendimento. O que passa da meta aparece em Atrasadas, e quem cuida da conversa é avisado uma vez.",
		labels,
		hints,
		none: "Sem meta",
		asWorkspace: "Como a empresa",
		minutes: (n: number) => counted(n, "minuto", "minutos"),
		hours: (n: number) => counted(n, "hora", "horas"),
		days: (n: number) => counted(n, "dia", "dias"),
		saved: "Meta salva",
		failed: "Não foi possível salvar a meta",
	},
};
export type SatisfactionStrings = typeof pt;
