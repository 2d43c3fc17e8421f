import type { MODEL_PROVIDERS } from "#app/domain/agents/agent.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";

/** What more than one screen of agents says. */
export const pt = {
	title: "Agentes de IA",
	purpose: "Agentes que respondem seus clientes com o que a sua empresa sabe.",
	/** Spec 1, section 4: active shows Online, otherwise Pausado. */
	status: { online: "Online", paused: "Pausado" },
	pausedByItself: {
		model_failed:
			"Pausado porque o modelo falhou em três conversas seguidas. Confira a chave e o modelo antes de retomar.",
		other: "Pausado automaticamente. Confira o modelo antes de retomar.",
	},
	providers: {
		knowledge: "Base de conhecimento",
		openai: "OpenAI ou compatível",
		workers_ai: "Workers AI",
	} satisfies Record<(typeof MODEL_PROVIDERS)[number], string>,
	tabs: {
		knowledge: "Base de conhecimento",
		unanswered: "Perguntas sem resposta",
		actions: "Ações",
		test: "Teste",
		versions: "Versões",
		activity: "Atividade",
	},
	saved: "Agente salvo",
	loading: "Carregando",
	noChannel: "Nenhum canal vinculado",
	managersOnly: "Só gestores e administradores podem criar e alterar agentes.",
	pause: "Pausar",
	resume: "Retomar",
	edit: "Editar",
	test: "Testar",
	remove: "Excluir",
	paused: (name: string) => `${name} está pausado. As conversas novas ficam com a equipe.`,
	resumed: (name: string) => `${name} está online.`,
	changeFailed: "Não foi possível alterar o agente",
	removal: {
		title: (name: string) => `Excluir ${name}?`,
		text: "A base de conhecimento, as instruções e a atividade deste agente serão apagadas e não voltam. Os canais dele param de ter resposta automática. As conversas e as mensagens ficam.",
		confirm: "Excluir agente",
		done: "Agente excluído",
	},
	notFound: {
		title: "Agente não encontrado",
		text: "Ele pode ter sido excluído, ou o endereço não está certo.",
		toList: "Ver todos os agentes",
	},
	reasons: {
		requested: "o cliente pediu uma pessoa",
		keyword: "o cliente disse uma das palavras escolhidas",
		upset: "o cliente está insatisfeito",
		assigned: "passou a conversa a uma pessoa da equipe",
		act_unknown: "não soube se uma ação foi feita",
		no_answer: "não achou resposta na base de conhecimento",
		max_turns: "chegou ao limite de respostas na conversa",
		loop: "a conversa estava se repetindo",
		model_failed: "o modelo não respondeu",
		over_budget: "o limite de tokens do contato, da conversa ou do dia foi atingido",
		withheld: "a resposta do modelo foi retida",
		outside_hours: "fora do horário do agente",
		plan_limit: "o plano chegou ao limite de conversas do mês",
		price_ceiling: "o número chegou ao teto de custo do mês",
		agent_unavailable: "o agente foi pausado ou excluído",
	} satisfies Record<HandOverReason, string>,
};
export type AgentsStrings = typeof pt;
