import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";

/** Spec 2, section 4: the badges of this page have words of their own. */
const badges: Record<InstanceStatus, string> = {
	connected: "Conectado",
	connecting: "Conectando...",
	waiting_qr: "Aguardando QR Code",
	expired: "QR Code Expirado",
	disconnected: "Desconectado",
	passkey_required: "Confirmação por passkey necessária",
	unstable: "Instável",
};

export const pt = {
	title: "Gerenciar Conexões WhatsApp",
	purpose: "Ligue e desligue cada número e acompanhe as tentativas de reconexão.",
	createFirst: "Criar Primeira Instância",
	empty: "Nenhuma instância criada",
	emptyText: "Crie a primeira para ligar um número. A conexão de cada uma aparece aqui, ao vivo.",
	badges,
	scanHint: "Abra o WhatsApp no celular e escaneie em Menu → Dispositivos conectados.",
	connect: "Conectar",
	generate: "Gerar QR Code",
	generateNew: "Gerar Novo QR",
	disconnect: "Desconectar",
	openChat: "Abrir Chat",
	credentials: "Configurar acesso",
	attempts: (count: number, max: number) => `Tentativa de conexão: ${count}/${max}`,
	notAllowed: "Sua função permite apenas visualizar.",
	isOnTheWay: "A conexão já está em andamento.",
	toasts: {
		connecting: "Conectando...",
		connectingText: "Iniciando processo de conexão com WhatsApp",
		generating: "Gerando QR Code",
		generatingText: "Um novo QR Code será gerado em instantes",
		connectFailed: "Erro na conexão",
		connectFailedText: "Não foi possível iniciar a conexão",
		generateFailed: "Erro ao gerar QR",
		generateFailedText: "Não foi possível gerar o QR Code",
	},
};
export type ConnectionsStrings = typeof pt;
