import { counted } from "#app/i18n/counted.ts";

export const pt = {
	title: "Perguntas sem resposta",
	purpose:
		"O que clientes perguntaram nos últimos 30 dias e a base de conhecimento não respondeu, e as respostas que a equipe avaliou como ruins. Perguntas parecidas ficam juntas.",
	list: "Perguntas sem resposta",
	loading: "Carregando as perguntas",
	failed: "Não foi possível carregar as perguntas",
	none: "Nenhuma pergunta sem resposta",
	noneText:
		"Quando o agente não souber responder, a pergunta aparece aqui para virar conhecimento.",
	unread: (count: string) =>
		`${counted(count, "canal não respondeu", "canais não responderam")} a tempo: pode haver mais perguntas.`,
	cut: "Só os grupos com mais perguntas aparecem.",
	times: (count: string) => counted(count, "pergunta", "perguntas"),
	newest: (when: string) => `a última ${when}`,
	reply: "A equipe respondeu depois",
	noReply: "Ninguém da equipe respondeu ainda.",
	teach: "Criar resposta",
	ignore: "Ignorar",
	showAll: (count: string) => `Ver ${counted(count, "pergunta", "perguntas")}`,
	open: "Ver conversa",
	goneChannel: "canal removido",
	solved: "Pergunta resolvida",
	solvedAndTested: "Pergunta resolvida e incluída nos testes do agente",
	ignored: "Pergunta ignorada",
	settleFailed: "A lista não foi atualizada",
	why: {
		asked_back: "o agente perguntou de volta",
		handed_over: "passou para uma pessoa",
		rated: "a equipe avaliou como ruim",
	},
};
export type UnansweredStrings = typeof pt;
