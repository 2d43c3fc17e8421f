export const pt = {
	look: {
		title: "Aparência e saudação",
		purpose: "Como o chat aparece no seu site.",
		color: "Cor",
		colorHint: "O texto sobre a cor fica branco ou preto, o que se lê melhor.",
		colorCode: "Código da cor",
		greeting: "Saudação",
		greetingHint: "A primeira coisa que o visitante lê.",
		language: "Idioma do chat",
		languages: { pt: "Português", en: "Inglês" },
		preview: "Prévia",
		previewAnswer: "Gostaria de saber o prazo de entrega.",
	},
	form: {
		title: "Antes da conversa",
		purpose:
			"O que perguntar ao visitante antes da primeira mensagem. Sem marcação, nada é perguntado.",
		legend: "Perguntar",
		fields: { name: "Nome", email: "E-mail", phone: "Telefone" },
		authors: "Mostrar quem respondeu",
		authorsHint: "O visitante vê o nome de quem da equipe, ou de qual agente, escreveu.",
	},
	hours: {
		title: "Horário de atendimento",
		purpose:
			"Fora do horário o visitante lê a mensagem de ausência. O que ele escrever chega do mesmo jeito.",
		legend: "Horário de atendimento do chat",
		away: "Mensagem de ausência",
	},
	sites: {
		title: "Sites permitidos",
		purpose: "Só páginas destes endereços podem mostrar o chat. A página da Prosa sempre pode.",
		origins: "Endereços, um por linha",
		hint: "Com https e sem caminho, como https://loja.com.br. Para testar na sua máquina: http://localhost:3000.",
	},
	flood: {
		title: "Enchente de visitantes",
		purpose:
			"Quando chegam visitantes demais de uma vez, o navegador de cada novo visitante faz um pequeno cálculo antes de entrar. Se não bastar, feche o webchat: as conversas dessa enchente saem da conta do plano e voltam quando você reabrir.",
		flooded: (since: string) => `Muitos visitantes novos desde ${since}.`,
		ended: (count: string) =>
			`Conversas encerradas sem resposta de uma pessoa e devolvidas ao plano: ${count}. Ao reabrir, elas voltam.`,
		close: "Fechar o webchat agora",
		closed: "Webchat fechado",
		reopen: "Reabrir o webchat",
		reopened: "Webchat reaberto",
		failed: "Não foi possível agora",
	},
	embed: {
		title: "Colocar no site",
		purpose:
			"Cole este código antes de </body> nas páginas em que o chat deve aparecer. De quem escreve, a equipe vê a página aberta (sem o que vem depois de ? ou #), o site de onde veio e o idioma do navegador.",
		code: "Código do chat",
		copy: "Copiar código",
		copied: "Código copiado.",
		copyFailed: "Não foi possível copiar. Selecione o código e copie.",
		noSites:
			"Ainda não há nenhum site permitido: o código só funciona depois de informar um e salvar.",
		page: "Página do chat",
		pageHint: "Para experimentar e para enviar a quem não está no seu site.",
		open: "Abrir página do chat",
	},
};
export type WebchatStrings = typeof pt;
