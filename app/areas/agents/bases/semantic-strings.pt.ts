import { counted } from "#app/i18n/counted.ts";
import type { SemanticProblem } from "#app/contracts/semantic-search.ts";

const problems: Record<SemanticProblem, string> = {
	key_missing: "A integração foi excluída, desativada ou não pode ser lida.",
	unauthorized: "O fornecedor recusou a chave da integração.",
	no_credit: "A conta no fornecedor está sem crédito.",
	model_unknown: "O fornecedor não conhece este modelo.",
	refused: "O fornecedor recusou os textos.",
	unavailable: "O fornecedor não respondeu. Tentamos de novo sozinhos; até lá, só palavras.",
	no_vectors: "O que o fornecedor respondeu não serve para a busca. Confira o nome do modelo.",
	over_budget: "O limite do dia foi atingido; os outros textos ficam para amanhã.",
};

/** Words of the search by meaning. */
export const pt = {
	title: "Busca por significado",
	purpose:
		"Acha também os textos que dizem o mesmo com outras palavras: o modelo do agente os recebe, e um agente sem modelo os oferece quando não tem certeza. Vale para todos os agentes.",
	who: "Quem compara os significados",
	by: {
		nobody: "Ninguém: só palavras",
		installation: "O modelo desta instalação (Workers AI)",
		key: "Um modelo pago por uma integração",
	},
	privacy: {
		nobody: "Nada é enviado a ninguém.",
		installation:
			"Os textos das bases e as perguntas dos clientes são lidos por um modelo na Cloudflare, onde esta instalação já roda.",
		key: "Os textos das bases e as perguntas dos clientes são enviados ao fornecedor da integração. Avise seus clientes na sua política de privacidade.",
	},
	integration: "Integração",
	chooseIntegration: "Escolha uma integração",
	goneIntegration: "Integração excluída",
	noIntegration: "Adicione antes uma integração OpenAI ou compatível.",
	model: "Modelo",
	modelHint: "Um modelo de embeddings do fornecedor.",
	save: "Salvar",
	ready: (ready: string, all: string) => `${ready} de ${all} textos prontos`,
	problems,
	cost: (money: string) => `Custo estimado de mil perguntas: ${money}`,
	costUnknown: "Não sabemos o preço deste modelo.",
	used: (questions: string, questionTokens: string, entryTokens: string) =>
		`Nos últimos 31 dias: ${counted(questions, "pergunta", "perguntas")} (${counted(questionTokens, "token", "tokens")}); leitura dos textos: ${counted(entryTokens, "token", "tokens")}.`,
};
export type SemanticStrings = typeof pt;
