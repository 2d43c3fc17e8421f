import type { ContactField } from "#app/domain/site/contact-request.ts";

const fields: Record<ContactField, string> = {
	firstName: "Nome",
	lastName: "Sobrenome",
	email: "E-mail",
	company: "Empresa",
	phone: "Telefone",
	subject: "Assunto",
	message: "Mensagem",
};

const required: Record<ContactField, string> = {
	firstName: "Informe seu nome.",
	lastName: "Informe seu sobrenome.",
	email: "Informe um e-mail para a resposta.",
	company: "Informe a empresa.",
	phone: "Informe o telefone.",
	subject: "Diga em poucas palavras do que se trata.",
	message: "Escreva sua mensagem.",
};

export const pt = {
	/** Of whoever runs the installation, in the long texts. */
	operator: {
		taxId: (id: string) => `CNPJ ${id}`,
		unnamed: "quem administra esta instalação",
	},
	layout: {
		skip: "Ir para o conteúdo",
		home: "Prosa: página sobre o produto",
		label: "Páginas públicas",
		about: "Sobre",
		contact: "Contato",
		privacy: "Privacidade",
		terms: "Termos",
		enter: "Entrar",
	},
	prose: { contents: "Nesta página" },
	login: {
		title: "Entrar",
		purpose: "Uma amostra do formulário de entrada.",
		badgeHint: "Este formulário é uma amostra. Nada do que você digitar é enviado.",
		notice: "Este formulário é só uma amostra e não faz nada.",
		toAuth: "Ir para a entrada de verdade",
		email: "E-mail",
		password: "Senha",
		submit: "Entrar",
		nothing: "Nada foi enviado. Use a entrada de verdade para acessar sua conta.",
	},
	about: {
		tab: "Sobre",
		title: "Conversas que viram atendimento, vendas e memória",
		purpose:
			"A Prosa reúne as conversas da sua empresa em uma caixa de entrada e ajuda a equipe a responder a tempo.",
		toSignUp: "Criar conta",
		toContact: "Falar com a gente",
		claims: {
			title: "Números ilustrativos",
			companies: "Empresas",
			messages: "Mensagens",
			uptime: "Disponibilidade",
			hint: "Estes números ilustram a página. Não são medidos por este sistema.",
		},
		story: {
			title: "O que fazemos",
			paragraphs: [
				"Quem atende por mensagem conhece a cena: um número, vários celulares, ninguém sabe quem respondeu o quê. A Prosa nasceu em São Paulo para arrumar essa cena.",
				"Cada empresa tem seu workspace. Nele, a equipe conecta números de WhatsApp, lê e responde as conversas ao vivo e acompanha o que já foi combinado com cada cliente.",
				"Em volta da caixa de entrada ficam a equipe, com funções bem definidas, os relatórios e as automações. Nada disso tira a conversa da frente: é para ela que tudo existe.",
			],
		},
		promises: {
			title: "Como cuidamos disso",
			items: [
				{
					title: "Criptografia em trânsito e em repouso",
					text: "O tráfego é sempre cifrado, e segredos são selados com chaves próprias de cada workspace.",
				},
				{
					title: "Isolamento por workspace",
					text: "Os dados de uma empresa nunca respondem a um pedido de outra.",
				},
				{
					title: "Português primeiro",
					text: "Feito para o Brasil e pensado para a LGPD, com o inglês completo ao lado.",
				},
			],
		},
		features: {
			title: "O que você encontra aqui",
			items: [
				{
					title: "Caixa de entrada ao vivo",
					text: "Mensagens chegam na hora, para toda a equipe, com a confirmação de entrega e de leitura.",
				},
				{
					title: "Vários números, uma tela",
					text: "Conecte quantos números de WhatsApp precisar e veja o estado de cada um.",
				},
				{
					title: "Equipe com funções",
					text: "Administrador, gestor, operador e visualizador: cada pessoa faz o que lhe cabe.",
				},
				{
					title: "Relatórios que são seus",
					text: "Mensagens por dia e por canal, contadas a partir das suas conversas.",
				},
			],
		},
		company: {
			title: "A empresa",
			name: "Razão social",
			taxId: "CNPJ",
			address: "Endereço",
			email: "Contato",
		},
	},
	contact: {
		title: "Contato",
		purpose: "Dúvida, proposta ou problema: escreva e respondemos por e-mail.",
		closed:
			"Esta instalação não recebe mensagens por aqui. Fale com quem convidou você, ou com a empresa com que você conversa.",
		fields,
		required,
		invalid: (field: string) => `Confira este campo: ${field}.`,
		tooLong: (field: string, limit: number) => `${field}: use até ${limit} caracteres.`,
		privacy: "Usamos estes dados só para responder você. Veja a",
		privacyLink: "política de privacidade",
		submit: "Enviar mensagem",
		kept: "O que você escreveu continua aqui.",
		sent: {
			title: "Mensagem recebida",
			text: (email: string) =>
				`Obrigado por escrever. Vamos responder para ${email} nos horários de atendimento.`,
			another: "Enviar outra mensagem",
		},
		addresses: {
			title: "Outros caminhos",
			general: "Contato geral",
			support: "Suporte",
			privacy: "Encarregado de dados (LGPD)",
			office: "Empresa",
			hours: "Atendimento",
			hoursText: "Segunda a sexta, 9h às 18h. Sábado, 9h às 12h.",
		},
	},
};
export type SiteStrings = typeof pt;
