import type { ProseDocument } from "./prose.ts";

/** True of this product: change it in the commit that changes what is stored. */
export const pt: ProseDocument = {
	title: "Política de privacidade",
	purpose: "Quais dados a Prosa guarda, para quê, por quanto tempo, e como você decide sobre eles.",
	updated: "Atualizada em 20 de novembro de 2026.",
	sections: [
		{
			id: "quem-somos",
			title: "Quem cuida dos dados",
			blocks: [
				"A Prosa é operada por {company}. Esta página explica como tratamos dados pessoais de acordo com a Lei Geral de Proteção de Dados (Lei 13.709/2018, a LGPD).",
				"Sobre as contas de quem usa a Prosa e os pedidos feitos nesta página, somos o controlador. Sobre as mensagens e os contatos de cada empresa, a empresa dona do workspace é a controladora: nós somos o operador e só agimos segundo as instruções dela.",
				"Se você conversou com uma empresa que usa a Prosa e quer saber dos seus dados, fale primeiro com ela. Se preferir, escreva para nós: levamos o pedido até ela.",
			],
		},
		{
			id: "o-que-guardamos",
			title: "O que guardamos",
			blocks: [
				{
					list: [
						"Conta: nome, e-mail e a senha em forma irreversível (scrypt). A senha em si não é guardada.",
						"Equipe: workspace, função, situação de cada membro, convites e o registro de atividades.",
						"Entradas: momento, endereço IP e navegador de cada entrada, para você reconhecer as suas e encerrar as que não reconhecer.",
						"Conversas: mensagens, nome e telefone dos contatos e o estado de cada mensagem, nos canais que a empresa conecta.",
						"Configurações: preferências e chaves de serviços que você cadastra. Chaves são cifradas e nunca voltam a ser exibidas.",
						"Assinatura: plano, situação e datas. Dados de cartão ficam com a empresa de pagamento e não passam por nós.",
						"Contato: o que você escreve no formulário de contato.",
					],
				},
				"Não compramos dados, não vendemos dados e não usamos o conteúdo das conversas para publicidade.",
			],
		},
		{
			id: "para-que",
			title: "Para que usamos, e com que base",
			blocks: [
				{
					list: [
						"Prestar o serviço contratado: execução de contrato (art. 7º, V).",
						"Manter contas seguras, limitar tentativas e registrar acessos: legítimo interesse e obrigação legal (art. 7º, IX e II).",
						"Responder a quem nos escreve: procedimentos preliminares a pedido da pessoa (art. 7º, V).",
						"Cookies que não são essenciais: só com o seu consentimento (art. 7º, I). Hoje não usamos nenhum.",
					],
				},
			],
		},
		{
			id: "onde",
			title: "Onde os dados ficam",
			blocks: [
				"A Prosa funciona na infraestrutura da Cloudflare: banco de dados D1, Durable Objects, KV e filas. Os dados são cifrados em trânsito e em repouso e podem ser tratados fora do Brasil, com as garantias contratuais que a LGPD exige para transferências internacionais (art. 33).",
				"Segredos de cada workspace são selados com uma chave própria daquele workspace. O isolamento entre workspaces é verificado a cada pedido.",
			],
		},
		{
			id: "com-quem",
			title: "Com quem compartilhamos",
			blocks: [
				"Somente com quem é necessário para o serviço funcionar:",
				{
					list: [
						"Cloudflare, que hospeda a aplicação e os dados.",
						"O canal que a empresa conecta, como o WhatsApp, que entrega as mensagens.",
						"O serviço de e-mail configurado, para mensagens de conta e convites.",
						"A empresa de pagamento, quando há uma assinatura paga.",
						"Google ou Facebook, quando você escolhe entrar com um deles.",
						"Autoridades, quando a lei obriga.",
					],
				},
			],
		},
		{
			id: "por-quanto-tempo",
			title: "Por quanto tempo",
			blocks: [
				{
					table: {
						caption: "Prazo de guarda de cada tipo de dado",
						head: ["Dado", "Prazo"],
						rows: [
							["Conta e participação em equipes", "Enquanto a conta existir."],
							[
								"Mensagens e contatos de um canal",
								"Enquanto a empresa mantiver o canal. Excluir a instância apaga as mensagens e os contatos dela.",
							],
							["Como um agente de IA chegou a cada resposta", "30 dias."],
							["Entradas encerradas", "30 dias."],
							["Cadastros não confirmados", "7 dias depois que o link vence."],
							["Registro de e-mails enviados", "30 dias."],
							["Notificações", "90 dias."],
							["Pedidos pelo formulário de contato", "12 meses."],
							[
								"Registro de atividades",
								"Enquanto o workspace existir: serve de prova de quem fez o quê.",
							],
						],
					},
				},
			],
		},
		{
			id: "cookies",
			title: "Cookies e armazenamento no navegador",
			blocks: [
				"Usamos apenas o que é necessário para a Prosa funcionar e lembrar suas escolhas. Não há cookies de publicidade nem de medição. Você muda sua resposta quando quiser em “Preferências de cookies”, no rodapé.",
				{
					table: {
						caption: "Cookies da Prosa",
						head: ["Cookie", "Para quê", "Duração"],
						rows: [
							[
								"__Host-prosa.session",
								"Mantém você dentro da sua conta. Em ambiente local chama-se prosa.session.",
								"90 dias, ou 30 sem uso",
							],
							[
								"__Host-prosa.device",
								"Reconhece este navegador nas próximas entradas. Em ambiente local chama-se prosa.device.",
								"400 dias",
							],
							[
								"prosa.google-*, prosa.facebook-*, prosa.link, prosa.next",
								"Só durante a entrada com Google ou Facebook: protegem a ida e a volta.",
								"15 minutos",
							],
							[
								"__Host-prosa.written",
								"Mostra neste navegador o que ele acabou de mudar, mesmo lido de uma cópia do banco. Em ambiente local chama-se prosa.written.",
								"5 minutos",
							],
							["prosa.theme", "Tema claro ou escuro.", "1 ano"],
							["prosa.lang", "Idioma da interface.", "1 ano"],
							["prosa.tz", "Fuso horário, para mostrar horas corretas.", "1 ano"],
							["prosa.muted", "Notificações que você escolheu silenciar.", "1 ano"],
							["prosa.menu", "Grupos do menu que ficam abertos.", "1 ano"],
							["prosa.steps", "Se você escondeu os primeiros passos do início.", "1 ano"],
							["prosa.sidebar", "Menu lateral aberto ou recolhido.", "7 dias"],
							["prosa.cookie-consent", "Sua resposta ao aviso de cookies.", "1 ano"],
						],
					},
				},
				"No armazenamento local do navegador ficam as mesmas preferências, rascunhos e mensagens à espera de envio, e os últimos erros da página. O fechamento do aviso de cookies (prosa.cookie-banner) vale até você fechar a aba. Rascunhos ficam também na conversa, só para você, para continuar em outro aparelho. Nada disso serve para seguir você fora da Prosa.",
			],
		},
		{
			id: "seus-direitos",
			title: "Seus direitos",
			blocks: [
				"A LGPD (art. 18) garante a você, a qualquer momento e sem custo:",
				{
					list: [
						"confirmar se tratamos seus dados e ter acesso a eles;",
						"corrigir o que estiver incompleto, errado ou desatualizado;",
						"pedir anonimização, bloqueio ou eliminação do que for excessivo;",
						"levar seus dados a outro fornecedor;",
						"saber com quem compartilhamos seus dados;",
						"retirar um consentimento e saber o que muda com isso;",
						"pedir a eliminação da sua conta.",
					],
				},
				"Escreva para {privacyEmail}. Confirmamos o recebimento e respondemos em até 15 dias. Para proteger você, podemos pedir que confirme sua identidade.",
			],
		},
		{
			id: "seguranca",
			title: "Segurança e incidentes",
			blocks: [
				"Usamos criptografia, funções por pessoa, limites de tentativas e registros de acesso. Nenhum sistema é perfeito: se houver um incidente que possa causar risco ou dano relevante, avisamos a Autoridade Nacional de Proteção de Dados (ANPD) e as pessoas afetadas em até 3 dias úteis.",
			],
		},
		{
			id: "encarregado",
			title: "Encarregado de dados",
			blocks: [
				"Fale com o encarregado pelo tratamento de dados pessoais: {privacyEmail}. Você também pode reclamar à ANPD, em gov.br/anpd.",
				"Se esta política mudar, a data no alto muda junto. Mudanças importantes são avisadas dentro do produto antes de valer.",
			],
		},
	],
};
