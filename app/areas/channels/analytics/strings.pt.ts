import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";

/** What happened to a link, in its log. */
const transitions: Record<InstanceStatus, string> = {
	connected: "Conectou",
	connecting: "Começou a conectar",
	waiting_qr: "Passou a aguardar o QR Code",
	expired: "O QR Code expirou",
	disconnected: "Desconectou",
	passkey_required: "Passou a pedir a passkey",
	unstable: "Ficou instável",
};

export const pt = {
	title: "Análise do WhatsApp",
	purpose: "O dia de um número (instância), hora a hora, no horário de Brasília.",
	dashboardTitle: "Analytics WhatsApp",
	dashboardPurpose: "Como está um número (instância) agora e o que ele já atendeu hoje.",
	toDashboard: "Resumo da instância",
	toCharts: "Ver gráficos",
	sent: "Enviadas",
	received: "Recebidas",
	hour: "Hora",
	byHour: "Mensagens por Hora",
	answers: "Taxa de Resposta",
	transitions,
	metrics: {
		title: "Métricas da instância",
		sent: "Mensagens enviadas hoje",
		received: "Mensagens recebidas hoje",
		uptime: "Tempo conectado (30 dias)",
		uptimeNone: "nenhuma conexão ainda",
		attempts: "Tentativas de conexão",
	},
	status: {
		title: "Status",
		online: "Online",
		offline: "Offline",
		uptime: "Tempo conectado (30 dias)",
		answerDelay: "Tempo médio de resposta",
		answerDelayDetail: "primeira resposta, últimos 7 dias",
		answerDelayNone: "sem respostas nos últimos 7 dias",
	},
	cards: {
		total: "Mensagens hoje",
		sent: "Enviadas",
		received: "Recebidas",
		contacts: "Contatos ativos",
		conversations: "Conversas hoje",
		uptime: "Tempo conectado (30 dias)",
	},
	service: {
		title: "Atendimento nos últimos 7 dias",
		opened: "Conversas abertas",
		closed: "Encerradas",
		firstAnswer: "Primeira resposta",
		resolution: "Resolução",
		median: "mediana",
	},
	activity: {
		title: "Atividade recente",
		last: "Última atividade",
		none: "Nenhuma atividade registrada",
		waiting: "Aguardando",
		counters: "Entrega desde o início",
		nearlyFull: (share: string) =>
			`Este canal já usa ${share} do espaço que um canal tem. Tudo segue normal até 95 %; avise quem opera a instalação para planejar uma segunda parte.`,
		full: "Este canal está sem espaço: as conversas podem ser lidas, e nada novo é guardado. Fale com quem opera a instalação.",
		history: "Histórico da conexão",
	},
	choose: "Selecione uma Instância",
	chooseText: "Os números dela aparecem aqui e se atualizam sozinhos.",
	empty: "Nenhuma instância criada",
	emptyText: "Crie uma instância e conecte um número: as mensagens por hora aparecem aqui.",
};
export type AnalyticsStrings = typeof pt;
