export const pt = {
	title: "Central de Suporte",
	purpose: "Respostas prontas, conversa com a gente e material para aprender no seu ritmo.",
	faq: "Perguntas frequentes",
	faqMore: "respostas",
	chat: "Chat ao vivo",
	chatMore: "nos horários de atendimento",
	documentation: "Documentação",
	documentationMore: "artigos",
	tutorials: "Tutoriais",
	tutorialsMore: "vídeos",
	hours: {
		title: "Horário de atendimento",
		zone: "Horário de Brasília.",
		week: "Segunda a sexta",
		weekHours: "9h–18h",
		saturday: "Sábado",
		saturdayHours: "9h–12h",
		sunday: "Domingo e feriados",
		sundayHours: "Fechado",
	},
	contact: {
		title: "Fale com uma pessoa",
		text: "Conte o que aconteceu e em que tela. Se puder, copie o código que aparece junto do erro.",
		form: "Escrever para o suporte",
		mail: "Ou mande um e-mail para",
	},
	start: {
		title: "Primeiros passos",
		items: {
			instance: {
				title: "Conecte um número de WhatsApp",
				text: "Crie uma instância e aponte a câmera do celular para o QR Code.",
			},
			team: {
				title: "Convide sua equipe",
				text: "Cada pessoa entra com o próprio e-mail e a função que você escolher.",
			},
			reports: {
				title: "Acompanhe os relatórios",
				text: "Mensagens por dia e por canal, contadas das suas conversas.",
			},
		},
	},
};
export type SupportStrings = typeof pt;
