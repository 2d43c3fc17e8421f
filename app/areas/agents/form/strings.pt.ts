import type { FieldKind } from "#app/domain/agents/acts/contact-fields.ts";
import type { AgentLanguage, ModelProvider } from "#app/domain/agents/agent.ts";

export const pt = {
	create: {
		title: "Novo agente",
		purpose: "Diga quem ele é e como deve responder. O que ele sabe, você ensina em seguida.",
		submit: "Criar agente",
		cancel: "Cancelar",
	},
	edit: {
		title: "Editar agente",
		purpose: "Vale a partir da próxima mensagem, também nas conversas em andamento.",
		save: "Salvar alterações",
		discard: "Descartar",
		dirty: "Há alterações que ainda não foram salvas.",
		dirtyTested:
			"Há alterações que ainda não foram salvas. Ao salvar, os testes rodam e o agente é publicado.",
		saveDraft: "Salvar como rascunho",
		done: "Agente salvo",
		draftDone: "Rascunho salvo. Os clientes continuam com a versão publicada.",
	},
	draft: {
		notice: (name: string, when: string, live: string) =>
			`Este é o rascunho salvo por ${name}, ${when}. Os clientes continuam com a versão ${live}; ao salvar, o rascunho é publicado.`,
		former: "alguém que saiu da equipe",
	},
	overtaken: {
		title: "O que muda se você salvar mesmo assim",
		text: "Em vermelho o que a outra pessoa salvou, em verde o que está neste formulário.",
		mine: "Salvar o meu",
		theirs: "Ficar com o que foi salvo",
	},
	failed: "Não foi possível salvar o agente",
	kept: "O que você escreveu continua aqui.",
	checkFields: "Confira os campos marcados.",
	pictureLost: "O agente foi salvo, mas a foto não",
	leave: {
		title: "Sair sem salvar?",
		text: "O que você escreveu neste agente será perdido.",
		leave: "Sair sem salvar",
	},
	identity: {
		title: "Identidade",
		purpose: "Como a equipe reconhece este agente na caixa de entrada.",
		name: "Nome",
		namePlaceholder: "Ex.: Aurora, do atendimento",
		picture: "Foto",
		choose: "Escolher foto",
		change: "Trocar foto",
		removePicture: "Remover foto",
		pictureHint: "PNG, JPEG ou WebP. Ajustamos o tamanho para você.",
	},
	instructions: {
		title: "Instruções",
		purpose:
			"O papel, o tom e os limites do agente. Fatos como preços e prazos ficam na base de conhecimento.",
		label: "Como ele deve se comportar",
		placeholder:
			"Ex.: Você atende os clientes de uma padaria de bairro. Responda em até três frases.",
		counter: (typed: string, max: string) => `${typed} de ${max} caracteres`,
		ignored:
			"Com a base de conhecimento as respostas são trechos dos seus textos; as instruções valem quando um modelo de linguagem responde.",
		examples: "Começar de um exemplo:",
		replaced: "Instruções trocadas pelo exemplo",
		undo: "Desfazer",
		templates: [
			{
				name: "Atendimento",
				text: `Você atende os clientes da nossa empresa por mensagem.

Responda em português, com gentileza, em até três frases curtas.
Use só o que está na base de conhecimento. Se a resposta não estiver lá, diga que vai chamar uma pessoa da equipe.
Não prometa prazos, descontos ou trocas que não estejam escritos.
Nunca peça senha, código de confirmação ou número de cartão.
Se o cliente estiver irritado, peça desculpas pelo transtorno e ofereça falar com a equipe.`,
			},
			{
				name: "Vendas",
				text: `Você ajuda quem quer comprar da nossa empresa.

Descubra com uma pergunta por vez o que a pessoa procura, para quando e quanto quer gastar.
Sugira no máximo dois produtos da base de conhecimento, com preço e um motivo para cada um.
Não invente preço, estoque ou desconto. Se não souber, diga que vai confirmar com a equipe.
Quando a pessoa decidir comprar ou pedir desconto, passe a conversa para a equipe.
Escreva de forma leve e curta, sem pressionar.`,
			},
			{
				name: "Agendamento",
				text: `Você organiza pedidos de horário da nossa empresa.

Pergunte o serviço, o melhor dia e o período, e o nome completo, uma coisa por vez.
Informe os horários de funcionamento e a duração que estão na base de conhecimento.
Não confirme o horário: diga que a equipe confirma em seguida, e passe a conversa para ela com um resumo do pedido.
Para cancelar ou remarcar, peça o nome e o dia marcado e passe para a equipe.
Responda em até três frases.`,
			},
		],
	},
	model: {
		title: "Modelo",
		purpose: "Quem escreve as respostas.",
		legend: "De onde vêm as respostas",
		texts: {
			knowledge:
				"Responde com trechos dos seus textos. Não precisa de chave, não inventa e não custa nada.",
			openai:
				"Um modelo de linguagem escreve com base nos seus textos. Usa a chave de uma integração e tem custo por resposta.",
			workers_ai: "Um modelo que roda na própria Cloudflare, sem chave de outro fornecedor.",
		} satisfies Record<ModelProvider, string>,
		notOffered: "Não está disponível nesta instalação.",
		integration: "Integração",
		chooseIntegration: "Escolha uma integração",
		goneIntegration: "Integração removida",
		noIntegration: "Nenhuma integração com a OpenAI ainda.",
		noIntegrationText: "Cadastre a chave em Integrações e volte para escolher.",
		toIntegrations: "Abrir Integrações",
		model: "Nome do modelo",
		modelHint: "Como o fornecedor o chama.",
		modelPlaceholder: { openai: "gpt-5-mini", workers_ai: "@cf/meta/llama-3.3-70b-instruct" },
		temperature: "Variação das respostas",
		listens: "Ouvir áudios e ver imagens",
		listensHint: {
			knowledge:
				"O que o cliente fala ou fotografa vira texto, com os modelos desta instalação, antes da resposta.",
			openai:
				"O que o cliente fala ou fotografa vira texto antes da resposta. Cada minuto e cada imagem são pagos pela chave da integração.",
			workers_ai:
				"O que o cliente fala ou fotografa vira texto antes da resposta, e conta no gasto do dia.",
		},
		cannotListen:
			"Sem um modelo de linguagem este agente não ouve áudios nem vê imagens: ele diz isso e pede que o cliente escreva.",
		temperatureHint: "Mais baixa, mais previsível. Para atendimento, até 0,3.",
		precise: "Previsível",
		creative: "Criativa",
	},
	channels: {
		title: "Canais",
		purpose: "Onde este agente responde. Você pode mudar a qualquer momento.",
		legend: "Canais deste agente",
		hint: "Conversas novas de um canal sem agente padrão passam a começar com este.",
		none: "Você ainda não tem canais.",
		noneText: "Crie o agente agora, teste, e ligue um canal depois.",
		toChannels: "Ver canais",
		inactive: "inativo",
	},
	acts: {
		title: "O que ele faz na conversa",
		purpose: "Além de responder, o agente anota, etiqueta e chama a pessoa certa.",
		needsModel:
			"Só um agente com modelo de linguagem faz isto. Com a base de conhecimento ele apenas responde.",
		form: "Dados que ele pede",
		formHint:
			"Pedidos um de cada vez, no meio da conversa, e guardados com o contato. Você os vê nos detalhes da conversa.",
		addField: "Incluir dado",
		fieldLabel: (name: string) => `Nome do dado ${name}`,
		fieldPlaceholder: "Ex.: Tamanho",
		fieldKind: (name: string) => `Tipo do dado ${name}`,
		removeField: (name: string) => `Retirar o dado ${name}`,
		required: "Sempre pedir",
		kinds: {
			text: "Texto",
			name: "Nome",
			email: "E-mail",
			postcode: "CEP",
			phone: "Telefone",
			number: "Número",
			date: "Data",
		} satisfies Record<FieldKind, string>,
		labels: "Etiquetas que ele pode pôr",
		labelsHint: "Enter ou vírgula separa. O agente só usa as que estiverem aqui.",
		labelsList: "Etiquetas escolhidas",
		labelsPlaceholder: "Ex.: troca, orçamento",
		removeLabel: (label: string) => `Retirar ${label}`,
		mayAssign: "Passar para uma pessoa ou um departamento",
		mayAssignHint:
			"“Quero falar com a Ana”: a conversa é atribuída à Ana, que é avisada. O mesmo com um departamento, se houver.",
		tellsHours: "Dizer se está aberto agora",
		tellsHoursHint: "Usa o horário deste agente, com o dia e a hora da conversa.",
		sendsFiles: "Enviar arquivos da biblioteca",
		sendsFilesHint:
			"O agente lê o nome e a descrição de cada arquivo e envia o que ajuda no pedido.",
		openLibrary: "Abrir a biblioteca",
		conversion: "Informar uma conversão à Meta",
		conversionHint:
			"Quando a conversa chega a este resultado, o agente o informa ao pixel: uma vez por conversa, depois da resposta, só de quem o canal prova o telefone.",
		conversionReadOnly: "Só quem gerencia os anúncios escolhe o pixel.",
		noConversion: "Nenhuma",
		gonePixel: "Pixel que não está mais disponível",
		conversionEvent: "Evento",
		conversionCurrency: "Moeda",
		own: "Consultar pedidos e mexer em outros sistemas: em Ações, na página do agente.",
	},
	handOver: {
		title: "Passar para uma pessoa",
		purpose: "Quando o agente para de responder e avisa a equipe.",
		onRequest: "Quando o cliente pedir",
		onRequestHint: "“Quero falar com um atendente”, em qualquer jeito de dizer.",
		onNoAnswer: "Quando não achar a resposta",
		onNoAnswerHint: "Ele diz que vai chamar alguém, em vez de tentar adivinhar.",
		afterTurns: "Depois de várias respostas",
		afterTurnsHint: "Conversas longas costumam precisar de gente.",
		turns: "Respostas em uma conversa",
		words: "Palavras que chamam uma pessoa",
		wordsHint: "Enter ou vírgula separa. Maiúsculas e acentos não importam.",
		wordsPlaceholder: "Ex.: atendente, reclamação",
		wordsList: "Palavras escolhidas",
		removeWord: (word: string) => `Remover ${word}`,
		usualWords: ["atendente", "falar com uma pessoa", "reclamação"],
	},
	hours: {
		title: "Horário",
		purpose: "Fora do horário o agente fica em silêncio e a conversa espera pela equipe.",
	},
	pace: {
		title: "Ritmo e idiomas",
		purpose: "Clientes escrevem em pedaços. O agente espera o fim antes de responder.",
		debounce: "Espera depois da última mensagem, em segundos",
		debounceHint: "De 1 a 60. Três segundos juntam a maioria das mensagens seguidas.",
		languages: "Idiomas em que responde",
		names: { pt: "Português", en: "Inglês", es: "Espanhol" } satisfies Record<
			AgentLanguage,
			string
		>,
	},
	full: {
		title: "Seu plano chegou ao limite de agentes",
		text: "Exclua um agente que não usa mais, ou faça upgrade para criar quantos quiser.",
		upgrade: "Fazer upgrade",
	},
};
export type FormStrings = typeof pt;
