import type { ProseDocument } from "./prose.ts";

export const pt: ProseDocument = {
	title: "Termos de serviço",
	purpose: "As regras entre você e a Prosa, em linguagem direta.",
	updated: "Atualizados em 20 de novembro de 2026.",
	sections: [
		{
			id: "acordo",
			title: "O acordo",
			blocks: [
				"Estes termos valem entre você, ou a empresa que você representa, e {company}. Ao criar uma conta ou usar a Prosa, você concorda com eles e com a política de privacidade.",
				"Se você cria a conta em nome de uma empresa, declara que pode assumir este compromisso por ela.",
			],
		},
		{
			id: "servico",
			title: "O que a Prosa oferece",
			blocks: [
				"Uma caixa de entrada para a equipe conversar com clientes por canais como o WhatsApp, com funções, relatórios e ferramentas em volta. Áreas marcadas como “Em construção” ou “Dados de demonstração” ainda não prestam o serviço completo.",
				"Os canais pertencem a terceiros. Mudanças, bloqueios ou falhas deles podem afetar o que a Prosa consegue entregar, e as regras de cada canal também valem para você.",
			],
		},
		{
			id: "conta",
			title: "Sua conta e sua equipe",
			blocks: [
				{
					list: [
						"Informe dados verdadeiros e mantenha seu e-mail atualizado.",
						"Guarde sua senha. O que for feito com a sua conta é responsabilidade sua até você nos avisar do contrário.",
						"Administradores decidem quem entra na equipe, com qual função, e quando sai.",
						"É preciso ter 18 anos ou mais para criar uma conta.",
					],
				},
			],
		},
		{
			id: "uso",
			title: "O que não pode",
			blocks: [
				{
					list: [
						"Enviar mensagens a quem não pediu ou que desrespeitem as regras do canal.",
						"Enganar, ameaçar, discriminar ou violar direitos de outras pessoas.",
						"Tentar acessar dados de outro workspace, contornar limites ou sobrecarregar o serviço.",
						"Usar a Prosa para qualquer fim ilegal.",
					],
				},
				"Podemos suspender uma conta que faça isso. Sempre que possível avisamos antes e explicamos o motivo.",
			],
		},
		{
			id: "dados",
			title: "Seus dados",
			blocks: [
				"As conversas, os contatos e as configurações são seus. Você nos autoriza a tratá-los apenas para prestar o serviço, como diz a política de privacidade.",
				"A empresa dona do workspace é a controladora dos dados dos contatos dela e responde por ter base legal para falar com eles.",
			],
		},
		{
			id: "planos",
			title: "Planos e pagamento",
			blocks: [
				"O plano Grátis tem limites, mostrados na página de planos. Ao atingi-los, nada do que seus clientes escrevem se perde: novas conversas ficam guardadas, e o envio nelas espera a mudança de plano.",
				"Planos pagos são cobrados por mês e renovados até o cancelamento, que pode ser feito a qualquer momento. Há garantia de 30 dias na primeira contratação. Depois disso, o mês em curso não é devolvido, e o acesso continua até o fim dele.",
			],
		},
		{
			id: "disponibilidade",
			title: "Disponibilidade e mudanças",
			blocks: [
				"Trabalhamos para que a Prosa esteja sempre no ar, mas não prometemos que ela nunca falhe. Condições de disponibilidade contratadas valem apenas nos planos que as incluem.",
				"O produto evolui. Se retirarmos algo importante, avisamos com pelo menos 30 dias de antecedência.",
			],
		},
		{
			id: "responsabilidade",
			title: "Responsabilidade",
			blocks: [
				"Respondemos pelos danos que causarmos, nos limites da lei. Não respondemos por falhas dos canais, por decisões tomadas com base em relatórios nem por conteúdo enviado pela sua equipe ou pelos seus clientes. Nada aqui afasta direitos garantidos pelo Código de Defesa do Consumidor.",
			],
		},
		{
			id: "encerramento",
			title: "Encerramento",
			blocks: [
				"Você pode encerrar sua conta quando quiser, escrevendo para {supportEmail}. Podemos encerrar contas paradas há mais de 12 meses, com aviso de 30 dias. Antes do fim, você pode pedir uma cópia dos seus dados.",
			],
		},
		{
			id: "foro",
			title: "Lei, foro e contato",
			blocks: [
				"Estes termos seguem as leis do Brasil. Fica eleito o foro da comarca de São Paulo, SP, salvo quando a lei garantir outro a você.",
				"Dúvidas sobre estes termos: {contactEmail}. Mudanças nestes termos são avisadas dentro do produto antes de valer.",
			],
		},
	],
};
