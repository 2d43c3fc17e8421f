import { parseSwitchedOff, type Switchable } from "#app/domain/notifications/first-news.ts";
import type { NotificationKind } from "#app/domain/notifications/notification.ts";

const switchedOff: Record<Switchable, string> = {
	whatsapp: "gateway de WhatsApp",
	messenger: "Messenger e Instagram",
	mail: "envio de e-mails",
	payments: "pagamentos",
};

/** By the kind of the notice (domain/channels/account-notice.ts). */
const aboutNumber: Record<string, string> = {
	quality: "Qualidade ou limite mudou em",
	name: "O nome de exibição não foi aceito em",
	account: "A conta do WhatsApp Business mudou em",
	review: "A análise da conta não foi aprovada em",
	alert: "A conta precisa de atenção em",
	security: "O PIN de duas etapas mudou em",
	template: "A Meta mudou o modelo",
};

/** What a notification says; `subject` is who or what it is about. */
const kinds: Record<
	NotificationKind,
	{ title: string; text: (subject: string, params: Record<string, string>) => string }
> = {
	invitation_accepted: {
		title: "Convite aceito",
		text: (person) => `${person} entrou na equipe.`,
	},
	webhook_paused: {
		title: "Webhook pausado",
		text: (instance) =>
			`O endereço de ${instance} falhou por muito tempo. Confira e retome nas configurações.`,
	},
	conversation_assigned: {
		title: "Conversa atribuída a você",
		text: (contact) => `Agora você atende ${contact}.`,
	},
	conversations_assigned: {
		title: "Conversas atribuídas a você",
		text: (_, { count = "", by = "" }) => `${by} passou ${count} conversas para você.`,
	},
	conversation_mentioned: {
		title: "Você foi mencionado em uma nota",
		text: (contact, { by = "" }) => `${by} chama você na conversa com ${contact}.`,
	},
	conversation_needs_person: {
		title: "Uma conversa precisa de você",
		text: (contact) => `O agente passou a conversa com ${contact} para a equipe.`,
	},
	conversation_late: {
		title: "Conversa atrasada",
		text: (contact, { goal = "" }) =>
			goal === "resolution"
				? `A conversa com ${contact} passou da meta de solução.`
				: `${contact} espera por uma resposta há mais tempo do que a meta.`,
	},
	price_ceiling: {
		title: "Teto de custo do mês",
		text: (number, { part = "" }) =>
			part === "100"
				? `${number} chegou ao teto de custo do mês: os agentes pararam de responder nele.`
				: `${number} já gastou ${part} % do teto de custo do mês.`,
	},
	agent_paused: {
		title: "Agente pausado",
		text: (agent) =>
			`O modelo de ${agent} falhou em três conversas seguidas. Confira a integração e retome o agente.`,
	},
	integration_problem: {
		title: "Integração com problemas",
		text: (integration) => `O teste de ${integration} falhou. Confira as credenciais.`,
	},
	rule_told: {
		title: "Aviso de uma automação",
		text: (contact, { rule = "" }) => `${rule}: ${contact}.`,
	},
	scheduled_not_sent: {
		title: "Mensagem agendada não foi enviada",
		text: (contact, { reason = "" }) =>
			reason === "window_closed"
				? `A janela de 24 horas de ${contact} estava fechada. Abra a conversa para decidir.`
				: `A mensagem para ${contact} não saiu na hora marcada. Abra a conversa para decidir.`,
	},
	number_notice: {
		title: "Aviso da Meta",
		text: (subject, { notice = "", event = "" }) =>
			`${aboutNumber[notice] ?? "A Meta avisa sobre"} ${subject}${event === "" ? "." : ` (${event}).`}`,
	},
	integration_paused: {
		title: "Envio de eventos pausado",
		text: (integration) =>
			`O endereço de ${integration} falhou por muito tempo. Confira e retome em Integrações.`,
	},
	workspace_welcome: {
		title: "Boas-vindas à Prosa",
		text: (workspace) => `O workspace ${workspace} está pronto. O que aparece nele é só seu.`,
	},
	connect_first: {
		title: "Conecte o primeiro canal",
		text: (_, { first }) =>
			first === "whatsapp"
				? "Comece por um número de WhatsApp: leva um QR Code."
				: "Telegram e webchat já funcionam nesta instalação. O WhatsApp precisa de um gateway.",
	},
	switched_off: {
		title: "O que está desligado",
		text: (_, { what }) => {
			const off = parseSwitchedOff(what).map((one) => switchedOff[one]);
			return off.length === 0
				? "Nada: esta instalação oferece tudo o que a Prosa tem."
				: `Esta instalação ainda não tem: ${off.join(", ")}.`;
		},
	},
};

/** What notifications say: loaded with their panel. */
export const pt = {
	kinds,
	someone: "Uma pessoa",
	samples: {
		sample_success: {
			title: "Campanha concluída",
			text: "A campanha de boas-vindas chegou a todos os contatos da lista.",
		},
		sample_info: {
			title: "Relatório semanal pronto",
			text: "O resumo de conversas da semana está em Relatórios.",
		},
		sample_warning: {
			title: "Limite do plano próximo",
			text: "Restam poucas conversas novas neste mês.",
		},
	},
};
export type NotificationTexts = typeof pt;
