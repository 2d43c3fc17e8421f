/** Words of places, contact cards and polls: sent from the composer, and shown in a conversation. */
export const pt = {
	kinds: {
		location: "Localização",
		poll: "Enquete",
	},
	place: {
		title: "Enviar localização",
		here: "Usar onde estou agora",
		seeking: "Procurando onde você está…",
		denied: "O navegador não permitiu. Libere a localização deste site, ou cole as coordenadas.",
		unknown: "Não foi possível saber onde você está. Cole as coordenadas ou o link de um mapa.",
		point: "Coordenadas ou link do mapa",
		pointHint:
			"Ex.: -23.55052, -46.63331, ou o link copiado do mapa. Links curtos não dizem o lugar.",
		pointInvalid: "Não há um lugar neste texto. Cole as coordenadas ou o link completo do mapa.",
		name: "Nome do lugar",
		address: "Endereço",
		look: "Ver no mapa",
		submit: "Enviar localização",
	},
	cards: {
		title: "Enviar contato",
		search: "Buscar nas conversas, por nome ou número",
		none: "Ninguém com número encontrado.",
		failed: "Não foi possível buscar",
		byHand: "Ou escreva um contato",
		name: "Nome",
		phone: "Número com DDD",
		add: "Adicionar",
		nameMissing: "Escreva o nome.",
		phoneInvalid: "Escreva o número com DDD, ou com + e o código do país.",
		chosen: "Contatos que vão",
		remove: (name: string) => `Tirar ${name}`,
		most: (most: string) =>
			most === "1"
				? "Este canal envia um contato por mensagem."
				: `Até ${most} contatos de uma vez.`,
		submit: (count: string) => (Number(count) > 1 ? `Enviar ${count} contatos` : "Enviar contato"),
	},
	poll: {
		title: "Enviar enquete",
		question: "Pergunta",
		questionMissing: "Escreva a pergunta.",
		options: "Opções",
		option: (place: string) => `Opção ${place}`,
		add: "Adicionar opção",
		remove: (place: string) => `Tirar a opção ${place}`,
		tooFew: "Escreva pelo menos duas opções.",
		twice: "Há duas opções iguais.",
		several: "Permitir várias respostas",
		severalHint: "Cada pessoa pode escolher mais de uma opção.",
		untold: "Este canal não conta os votos: o resultado aparece só no aplicativo.",
		submit: "Enviar enquete",
	},
	view: {
		openMap: "Abrir no mapa",
		one: "Escolha uma opção",
		several: "Escolha uma ou mais opções",
		votes: (count: number, shown: string) => (count === 1 ? "1 voto" : `${shown} votos`),
		voters: (count: number, shown: string) =>
			count === 0
				? "Ninguém votou ainda"
				: `${shown} ${count === 1 ? "pessoa votou" : "pessoas votaram"}`,
		untold: "Os votos aparecem só no aplicativo",
		chosenBy: (names: string) => `Por ${names}`,
	},
	form: {
		order: "Pedido",
		quantity: (count: string) => `${count} un.`,
		total: "Total",
		products: "Produtos do catálogo",
		about: (product: string) => `Sobre o produto ${product}`,
		answers: "Formulário respondido",
		chosen: "Opção escolhida",
		pix: (reference: string) => `Cobrança por Pix · ${reference}`,
		copyPix: "Copiar código Pix",
		asksLocation: "Pede a localização",
		list: (button: string) => `Lista: ${button}`,
		template: (name: string) => `Modelo ${name}`,
	},
	talk: {
		open: (phone: string) => `Abrir conversa com ${phone}`,
		none: "Este número ainda não tem conversa com vocês",
		failed: "Não foi possível procurar a conversa",
	},
};
export type ItemStrings = typeof pt;
