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
