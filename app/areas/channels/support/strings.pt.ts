export const pt = {
	title: "Suporte do WhatsApp",
	purpose: "As dúvidas mais comuns sobre instâncias, e como falar com a gente.",
	faqTitle: "Perguntas frequentes",
	faq: [
		{
			question: "Como conectar uma nova instância?",
			answer:
				"Em Instâncias, clique em Nova Instância e dê um nome a ela. Na tela seguinte aparece o QR Code: no celular, abra o WhatsApp, entre em Menu → Dispositivos conectados → Conectar um dispositivo e aponte a câmera. O chat abre sozinho.",
		},
		{
			question: "O que fazer quando a instância desconecta?",
			answer:
				"Com a reconexão automática ligada, a Prosa tenta de novo sozinha e mostra as tentativas em Conexões. Se o aparelho foi removido no celular, gere um novo QR Code. As conversas ficam guardadas, e as mensagens que chegaram nesse meio tempo são recuperadas quando o serviço de conexão as tem.",
		},
		{
			question: "Posso enviar mensagens em massa?",
			answer:
				"Pela API REST (a chave de API fica nas configurações da instância) ou por uma ferramenta de automação ligada aos webhooks. Fale só com quem pediu: o WhatsApp bloqueia números que escrevem para desconhecidos, e a Prosa limita o ritmo para proteger o seu.",
		},
	],
	resources: "Recursos",
	tiles: {
		documentation: { title: "Documentação", text: "Central de suporte da Prosa" },
		videos: { title: "Vídeos tutoriais", text: "Em breve" },
		guide: { title: "Guia rápido", text: "Criar e conectar em quatro passos" },
		faq: { title: "FAQ", text: "As três dúvidas desta página" },
	},
	guide: {
		title: "Guia rápido",
		steps: [
			"Crie uma instância",
			"Gere o QR Code",
			"Escaneie com o celular do número",
			"Aguarde a confirmação",
		],
		toCodes: "Abrir QR Codes",
	},
	contact: {
		title: "Fale com a gente",
		text: "Conte o que aconteceu e em qual instância. Se puder, copie o código que aparece junto do erro.",
		email: "E-mail",
		phone: "Telefone",
	},
};
export type WhatsAppSupportStrings = typeof pt;
