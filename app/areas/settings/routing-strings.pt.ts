export const pt = {
	title: "Distribuição das conversas",
	purpose:
		"Para quem vai uma conversa que ninguém atende: quando o cliente escreve, quando o agente passa para a equipe e quando muda de departamento. Só recebe quem pode responder, está online e não está ausente.",
	whose: "Regras de",
	workspace: "Todo o workspace",
	mode: "Como distribuir",
	modes: {
		"": {
			name: "Como o workspace",
			text: "Este departamento segue as regras do workspace, entre os seus membros.",
		},
		nobody: {
			name: "Não distribuir",
			text: "As conversas ficam em “Não atribuídas” até alguém pegar.",
		},
		round_robin: { name: "Em rodízio", text: "Uma para cada pessoa, na vez de cada uma." },
		least_busy: {
			name: "Para quem tem menos conversas",
			text: "Vai para quem tem menos conversas abertas; no empate, para quem espera há mais tempo.",
		},
	},
	capacity: "Conversas abertas por pessoa",
	capacityHint:
		"Quem chega a este número não recebe mais até encerrar alguma. Em Equipe, cada pessoa pode ter outro.",
	capacityWrong: (most: number) => `Um número de 1 a ${most}.`,
	giveBack: "Se a pessoa não responder",
	giveBackTo: {
		next: "Passar para a próxima pessoa",
		queue: "Voltar para “Não atribuídas”",
		never: "Deixar com a pessoa",
	},
	minutes: "Minutos para a primeira resposta",
	minutesWrong: (most: number) => `Um número de 1 a ${most}.`,
	save: "Salvar",
	saved: "Distribuição salva",
};
