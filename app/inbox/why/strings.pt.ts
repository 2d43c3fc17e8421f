import type { ModelProvider } from "#app/domain/agents/agent.ts";
import type { Certainty, TraceCheck, TraceOutcome } from "#app/domain/agents/trace.ts";

const outcomes: Record<TraceOutcome, string> = {
	answered: "Respondeu ao cliente.",
	asked_back: "Não encontrou a resposta e pediu para perguntar de outro jeito.",
	handed_over: "Passou a conversa para uma pessoa",
	nothing: "Achou que não precisava responder.",
	failed: "O modelo não respondeu; a resposta foi pedida de novo.",
};
const certainty: Record<Certainty, string> = {
	high: "certeza alta",
	medium: "certeza média",
	low: "certeza baixa",
};
const checks: Record<TraceCheck, string> = {
	gives_away: "O texto do modelo repetia instruções ou recados da equipe e foi retido.",
	unfounded: "O texto do modelo trazia algo que não está na base nem na conversa e foi retido.",
	wants_person: "O modelo pediu uma pessoa.",
	unknown: "O modelo disse que não sabe.",
	empty: "O modelo não escreveu nada que se possa enviar.",
	shortened: "Um endereço de fora ou o fim de um texto longo ficou fora da resposta.",
	vendor_refused: "O fornecedor do modelo recusou responder.",
	over_budget:
		"O limite de tokens foi atingido: a base de conhecimento respondeu no lugar do modelo.",
	model_failed: "O modelo falhou: a base de conhecimento respondeu no lugar dele.",
	manipulation: "A mensagem dava ordens ao agente em vez de perguntar.",
	words_only:
		"Só palavras: a busca por significado não estava disponível, e os trechos foram achados pelas palavras da pergunta.",
};
const providers: Record<ModelProvider, string> = {
	knowledge: "Base de conhecimento, sem modelo",
	openai: "OpenAI ou compatível",
	workers_ai: "Workers AI",
};

/** Words of "Por que respondeu isto?". */
export const pt = {
	title: "Por que respondeu isto?",
	titleHandedOver: "Por que passou para uma pessoa?",
	loading: "Carregando",
	failed: "Não foi possível carregar",
	notKept:
		"Não há registro desta resposta. Registros ficam guardados por 30 dias, e respostas mais antigas não têm nenhum.",
	outcomes,
	question: "O que foi entendido como pergunta",
	noQuestion: "Nada foi perguntado: um cumprimento, um agradecimento ou um arquivo.",
	passages: "Trechos encontrados",
	noPassages: "Nenhum trecho da base de conhecimento fala disso.",
	notSearched: "A base de conhecimento não foi consultada.",
	certainty,
	used: "usado na resposta",
	given: "entregue ao modelo",
	showText: "Ver trecho",
	noText: "O texto não coube no registro.",
	openEntry: "Abrir na base",
	checksTitle: "Verificações",
	checks,
	acts: "O que o agente fez",
	actFailed: "não deu certo",
	actArguments: "Com",
	actResult: "Resultado",
	facts: "Detalhes",
	providers,
	model: "Modelo",
	version: "Versão do agente",
	versionOf: (version: string) => `v${version}`,
	tokens: "Tokens",
	tokensOf: (input: string, output: string) => `entrada ${input} · saída ${output}`,
	cost: "Custo",
	free: "sem custo",
	time: "Tempo",
	timeSearch: (ms: string) => `busca ${ms}`,
	timeModel: (ms: string) => `modelo ${ms}`,
	timeWhole: (ms: string) => `ao todo ${ms}`,
	ms: (value: string) => `${value} ms`,
	seconds: (value: string) => `${value} s`,
	rating: {
		title: "Foi uma boa resposta?",
		titleHandedOver: "Foi certo passar para uma pessoa?",
		good: "Boa",
		bad: "Ruim",
		note: "Observação (opcional)",
		notePlaceholder: "O que deveria ter dito?",
		save: "Salvar observação",
		saved: "Avaliação salva",
		removed: "Avaliação retirada",
		failed: "Não foi possível salvar a avaliação",
		full: "Esta resposta já tem avaliações demais.",
		viewer: "Sua função permite só ler.",
		others: "Avaliações da equipe",
		said: (name: string, verdict: string) => `${name}: ${verdict}`,
		you: "Você",
		former: "Antigo membro",
	},
};
export type WhyStrings = typeof pt;
