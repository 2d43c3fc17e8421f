import { counted } from "#app/i18n/counted.ts";
export const pt = {
	title: "Atividade",
	last30: "Últimos 30 dias",
	answers: "Respostas",
	handOvers: "Passadas à equipe",
	tokens: "Tokens",
	tokensOf: "Respostas, sugestões, resumos e testes",
	cost: "Custo estimado",
	free: "A base de conhecimento não tem custo",
	failures: (count: string) => `${count} sem resposta do modelo`,
	chart: "Respostas por dia",
	day: "Dia",
	dayWords: (day: string, answers: string, handOvers: string) =>
		`${day}: ${counted(answers, "resposta", "respostas")}, ${counted(handOvers, "passada", "passadas")} à equipe`,
	outcomes: {
		title: "Resultado das respostas",
		purpose: "Dos últimos 30 dias, lido dos canais em que o agente atende agora.",
		loading: "Carregando o resultado",
		failed: "Não foi possível carregar o resultado",
		resolved: "Resolvidas sem uma pessoa",
		resolvedOf: (resolved: string, all: string) =>
			`${resolved} de ${counted(all, "conversa encerrada", "conversas encerradas")}`,
		noneEnded: "Nenhuma conversa encerrada ainda",
		reasons: "Por que passou para uma pessoa",
		noReasons: "Não passou nenhuma conversa para uma pessoa",
		versions: "Por versão do agente",
		versionOf: (version: string) => `v${version}`,
		noVersion: "Sem versão",
		answers: (count: string) => counted(count, "resposta", "respostas"),
		handOvers: (count: string) => `${counted(count, "passada", "passadas")} à equipe`,
		cost: (all: string, each: string) => `${all} (${each} por resposta)`,
		thumbs: "Avaliações da equipe",
		good: "Boas:",
		bad: "Ruins:",
		unread: (count: string) =>
			`${counted(count, "canal não respondeu", "canais não responderam")} a tempo e não está na conta.`,
	},
	events: "Últimas ações",
	none: "Nada nos últimos 30 dias",
	noneText:
		"Quando este agente responder em um canal, você verá aqui o que ele fez e quanto custou.",
	event: {
		answered: "Respondeu",
		handed_over: "Passou para a equipe",
		failed: "Não conseguiu responder",
	},
	open: "Ver conversa",
	goneChannel: "canal removido",
	failed: "Não foi possível carregar a atividade",
	loading: "Carregando a atividade",
};
export type ActivityStrings = typeof pt;
