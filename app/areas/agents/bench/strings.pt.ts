import { counted } from "#app/i18n/counted.ts";
export const pt = {
	title: "Teste",
	purpose:
		"Converse com o agente como se fosse um cliente. Nada daqui chega a um canal nem fica guardado.",
	using: {
		knowledge: "Usando a base de conhecimento",
		model: (model: string) => `Usando ${model}`,
	},
	ownKey:
		"Se você tiver uma chave da OpenAI nas suas configurações, o teste usa a sua. Nos canais vale a da integração.",
	noEntries: "Este agente ainda não sabe nada. Adicione um texto à base de conhecimento.",
	toKnowledge: "Abrir a base de conhecimento",
	viewersOnly: "Quem só visualiza não testa agentes: uma resposta pode ter custo.",
	empty: "Faça uma pergunta que seus clientes fazem",
	emptyText: "Você verá a resposta, os trechos encontrados e quando ele chamaria uma pessoa.",
	ideas: ["Qual é o prazo de entrega?", "Vocês trocam produtos?", "Quero falar com uma pessoa"],
	log: "Conversa de teste",
	you: "Cliente (você)",
	placeholder: "Escreva como um cliente",
	message: "Mensagem de teste",
	send: "Enviar",
	stop: "Parar",
	reset: "Recomeçar",
	thinking: "Procurando a resposta",
	writing: "Escrevendo",
	found: (count: string) => `Encontrou ${count}`,
	passage: "trecho",
	passages: "trechos",
	foundNone: "Não encontrou nenhum trecho",
	handOver: "Aqui a conversa passaria para uma pessoa",
	handOverWhy: (reason: string) => `Motivo: ${reason}.`,
	needsNoAnswer: "Não precisa de resposta.",
	silent: "O agente não escreveria nada.",
	cost: (tokens: string, money: string) => `${counted(tokens, "token", "tokens")}, ${money}`,
	failed: {
		model_failed: "O modelo não respondeu. Na conversa de verdade, uma pessoa seria chamada.",
		model_not_configured:
			"Falta a chave do modelo. Escolha uma integração no agente ou cadastre a sua chave em Configurações.",
		rate_limited: "Muitos testes seguidos. Aguarde um minuto.",
		unavailable: "Sem resposta do servidor. Sua mensagem continua aqui; tente de novo.",
	},
	retry: "Tentar de novo",
	stopped: "Interrompido",
	tooLong: "A conversa de teste chegou ao limite. Recomece para continuar.",
};
export type BenchStrings = typeof pt;
