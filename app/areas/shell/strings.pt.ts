import { counted } from "#app/i18n/counted.ts";
import { parseSwitchedOff, type Switchable } from "#app/domain/notifications/first-news.ts";
import type { NotificationKind } from "#app/domain/notifications/notification.ts";

const switchedOff: Record<Switchable, string> = {
	whatsapp: "gateway de WhatsApp",
	messenger: "Messenger e Instagram",
	mail: "envio de e-mails",
	payments: "pagamentos",
};

/** What a notification says; `subject` is who or what it is about. */
const notificationTexts: Record<
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
	conversation_needs_person: {
		title: "Uma conversa precisa de você",
		text: (contact) => `O agente passou a conversa com ${contact} para a equipe.`,
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

export const pt = {
	skipToContent: "Ir para o conteúdo",
	skipToMenu: "Ir para o menu",
	skipToSearch: "Ir para a busca",
	menu: "Menu principal",
	openMenu: "Abrir menu",
	closeMenu: "Fechar menu",
	collapse: "Recolher menu",
	expand: "Expandir menu",
	quickMenu: "Navegação rápida",
	more: "Mais",
	alerts: { someone: "Nova mensagem", message: "Você tem uma nova mensagem" },
	kept: (when: string) => `Sem conexão: mostrando o que foi visto por último, ${when}`,
	unread: (count: number) => counted(count, "conversa não lida", "conversas não lidas"),
	groups: {
		home: "Início",
		dashboards: "Dashboard e Relatórios",
		automation: "IA e Automação",
		whatsapp: "WhatsApp",
		communication: "Comunicação",
		media: "Mídia e Criativos",
		team: "Integrações e Equipe",
		account: "Conta e Suporte",
	},
	pages: {
		home: "Início",
		dashboard: "Dashboard",
		intelligence: "Inteligência",
		agents: "Agentes de IA",
		whatsapp: "Visão geral",
		instances: "Instâncias",
		qrCodes: "QR Codes",
		analytics: "Análises",
		channels: "Canais",
		conversations: "Conversas",
		messages: "Mensagens",
		campaigns: "Campanhas",
		ads: "Anúncios",
		templates: "Modelos",
		facebook: "Facebook",
		facebookAds: "Anúncios do Facebook",
		facebookMarketing: "Marketing",
		facebookPayments: "Pagamentos",
		facebookWebhooks: "Webhooks",
		integrations: "Integrações",
		team: "Equipe",
		subscription: "Assinatura",
		settings: "Configurações",
		support: "Suporte",
		reports: "Relatórios",
		automations: "Automações",
		teamDashboard: "Dashboard da equipe",
		voice: "Voz",
		tests: "Testes",
		testN8n: "Teste do n8n",
		facebookConversions: "Conversões",
		overview: "Dashboard: visão geral",
		contact: "Contato",
	},
	breadcrumbs: { label: "Você está em", root: "Dashboard" },
	plans: { free: "Free Plan", premium: "Premium Plan", enterprise: "Enterprise Plan" },
	system: {
		operational: "System Online",
		degraded: "System Degraded",
		down: "System Offline",
	},
	/** Of the others: whoever reads it is online too. */
	online: (count: number) =>
		count === 0 ? "Só você online agora" : `Você e mais ${count} online agora`,
	synced: (time: string) => `Sincronizado às ${time}`,
	workspaceId: "Workspace ID",
	copyWorkspaceId: "Copiar Workspace ID",
	search: {
		label: "Buscar",
		placeholder: "Buscar agentes, campanhas, contatos...",
		shortcut: "⌘K",
		title: "Busca e comandos",
		none: (query: string) => `Nada encontrado para “${query}”`,
		noneHint: "Tente o nome de um agente, uma página, uma instância ou um contato.",
		pages: "Páginas",
		instances: "Instâncias",
		channels: "Canais",
		agents: "Agentes",
		conversations: "Conversas",
		messages: "Mensagens",
		contacts: "Contatos",
		unnamed: "Anônimo",
		actions: "Ações",
		searching: "Buscando…",
		failed: "Agentes, conversas e contatos não responderam agora. Tente de novo em instantes.",
		keys: "↑ ↓ para escolher, Enter para abrir, Esc para fechar",
		found: (count: number) => (count === 1 ? "1 resultado" : `${count} resultados`),
	},
	actions: {
		theme: "Alternar tema claro e escuro",
		sidebar: "Recolher ou expandir o menu",
		signOut: "Sair",
	},
	create: {
		label: "Novo",
		conversation: "Conversa",
		agent: "Agente",
		instance: "Instância (número)",
		channel: "Canal",
		invitation: "Convite",
		managersOnly: "Só gestores e administradores",
		notForViewers: "Sua função permite apenas visualizar",
		soon: "Em breve",
		newOne: {
			conversation: "Nova conversa",
			agent: "Novo agente",
			instance: "Nova instância (número)",
			channel: "Novo canal",
			invitation: "Novo convite",
		},
	},
	newVersion: { label: "Nova versão", reload: "Nova versão disponível: recarregar a página" },
	notifications: {
		label: "Notificações",
		unread: (count: string) => counted(count, "não lida", "não lidas"),
		markAll: "Marcar todas como lidas",
		empty: "Nenhuma notificação por aqui.",
		new: "Nova",
		failed: "As notificações da equipe não carregaram agora.",
		notSaved: "A leitura não foi guardada. Tente novamente.",
		demonstrationHint: "Uma notificação de exemplo. Não vem do seu workspace.",
		kinds: { success: "Sucesso", info: "Informação", warning: "Aviso" },
		texts: notificationTexts,
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
	},
	userMenu: (name: string) => `Menu de ${name}`,
	profile: "Perfil",
	settings: "Configurações",
	installation: "Instalação",
	failedJobs: "Tarefas com falha",
	failedJobsWaiting: (count: string) => `${count} esperando`,
	workspaces: "Workspaces",
	currentWorkspace: "atual",
	signOut: "Sair",
	loadingInstance: "Carregando instância...",
	loadingConnections: "Carregando conexões...",
};
export type ShellStrings = typeof pt;
