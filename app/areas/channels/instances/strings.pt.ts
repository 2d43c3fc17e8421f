import type { GatewayName } from "#app/domain/channels/settings.ts";
import type { LinkReason } from "#app/domain/channels/link/link-view.ts";

const gateways: Record<GatewayName, { name: string; text: string }> = {
	simulator: {
		name: "Simulador",
		text: "Modo demonstração: um telefone simulado, sem WhatsApp de verdade.",
	},
	evolution: {
		name: "Evolution API",
		text: "Liga um número real pelo servidor Evolution desta instalação.",
	},
	waha: {
		name: "WAHA",
		text: "Liga um número real pelo servidor WAHA desta instalação, também com passkey.",
	},
	"cloud-api": {
		name: "WhatsApp Cloud API",
		text: "A API oficial da Meta: sem QR Code, com token e identificador do número.",
	},
};

const reasons: Record<LinkReason, { title: string; next: string }> = {
	logged_out: {
		title: "O aparelho foi desconectado no celular",
		next: "Gere um novo QR Code e escaneie para ligar de novo.",
	},
	banned: {
		title: "O WhatsApp bloqueou este número",
		next: "Abra o WhatsApp no celular deste número: ele mostra o motivo e como pedir uma revisão. Um novo QR Code não resolve antes disso.",
	},
	suspended: {
		title: "O WhatsApp suspendeu este número por um tempo",
		next: "Abra o WhatsApp no celular deste número: ele mostra quanto falta. Depois disso, gere um novo QR Code.",
	},
	refused: {
		title: "O WhatsApp recusou a conexão",
		next: "Aguarde alguns minutos e gere um novo QR Code.",
	},
	qr_limit: {
		title: "O QR Code não foi escaneado a tempo",
		next: "Gere um novo QR Code quando estiver com o celular na mão.",
	},
	gateway_unreachable: {
		title: "O serviço de conexão não respondeu",
		next: "Tente novamente em instantes. Suas conversas estão guardadas.",
	},
	gateway_refused: {
		title: "O serviço de conexão recusou o pedido",
		next: "Se o gateway é deste workspace, um administrador confere a chave em Formas de conexão; se é da instalação, fale com quem a mantém.",
	},
	unlicensed: {
		title: "O serviço de conexão está sem licença",
		next: "Fale com o administrador da instalação.",
	},
	no_qr: {
		title: "O serviço de conexão não gerou o QR Code",
		next: "Gere um novo QR Code.",
	},
	silent: {
		title: "A conexão parou de dar notícias",
		next: "Confira se o celular está ligado e com internet.",
	},
	attempts_exhausted: {
		title: "As tentativas automáticas de reconexão acabaram",
		next: "Gere um novo QR Code para ligar de novo.",
	},
	number_taken: {
		title: "Este número já está ligado a outra instância",
		next: "Desconecte-o lá antes de ligar aqui. Na dúvida, fale com o suporte.",
	},
	credentials_refused: {
		title: "A Meta recusou o token ou o identificador do número",
		next: "Confira os dados da API oficial nas configurações da instância.",
	},
	left: {
		title: "O número saiu da API oficial",
		next: "Ele foi desconectado no celular, ou a conta deixou de ser compartilhada. Nada sai nem chega até alguém conectar de novo.",
	},
};

export const pt = {
	list: {
		title: "Instâncias",
		purpose: "Cada instância é um número de WhatsApp ligado à sua equipe.",
		create: "Nova Instância",
		openChat: "Abrir Chat",
		generateQr: "Gerar QR Code",
		disconnect: "Desconectar",
		more: (name: string) => `Mais ações de ${name}`,
		figures: "Análise",
		settingsOf: (name: string) => `Configurações de ${name}`,
		removeOf: (name: string) => `Excluir ${name}`,
		inactive: "Inativa",
		createdAt: (date: string) => `Criada em ${date}`,
		via: (gateway: string) => `Conexão: ${gateway}`,
		empty: "Nenhuma instância criada",
		emptyText: "Crie a primeira para ligar um número. Ela aparece aqui com o status ao vivo.",
		failed: "Erro ao carregar instâncias do WhatsApp",
		managersOnly: "Só gestores e administradores criam e excluem instâncias.",
		alreadyConnected: "Já está conectada.",
		noQr: "A API oficial não usa QR Code.",
	},
	remove: {
		title: (name: string) => `Excluir ${name}`,
		question: "Tem certeza que deseja excluir esta instância?",
		lost: "O número é desligado e todas as conversas e mensagens desta instância são apagadas. Não dá para desfazer.",
		confirm: "Excluir instância",
		failed: "Não foi possível excluir agora. Nada foi apagado.",
	},
	disconnect: {
		title: (name: string) => `Desconectar ${name}`,
		text: "O número deixa de receber e enviar mensagens aqui. As conversas ficam guardadas e um novo QR Code liga de novo.",
		confirm: "Desconectar",
		done: "Desconectando",
		failed: "Erro na desconexão",
		failedText: "Não foi possível desconectar",
	},
	create: {
		title: "Nova Instância",
		purpose: "Dê um nome e escaneie o QR Code na próxima tela.",
		name: "Nome",
		namePlaceholder: "Ex.: Atendimento",
		nameRequired: "Nome da instância é obrigatório",
		description: "Descrição",
		webhookUrl: "URL do webhook",
		webhookHint:
			"Um endereço seu para receber avisos. Escolha quais nas configurações, depois de criar.",
		webhookInvalid: "Informe um endereço completo, começando com https://",
		gateway: "Forma de conexão",
		submit: "Criar instância",
		cancel: "Cancelar",
		error: "Erro",
		success: "Sucesso",
		created: "Instância criada com sucesso!",
		unproved: "Instância criada, falta a Meta confirmar o número",
		unprovedHint: "Ela não respondeu agora. Nada chega por este número até você conectar.",
		failed: "Não foi possível criar a instância",
		kept: "O que você digitou continua aqui.",
	},
	/** No way to link a number yet. */
	missing: {
		text: "Ainda não há nenhuma. Escolha por onde o número vai se ligar; leva poucos minutos e fica só neste workspace.",
		askAdmin:
			"Ainda não há nenhuma. Um administrador do workspace adiciona uma destas, e ela aparece aqui.",
		add: "Adicionar",
		addOther: "Adicionar outra forma de conexão",
		needs: {
			waha: "Precisa de um servidor WAHA seu, com endereço https e a chave dele. Liga por QR Code, também com passkey.",
			evolution:
				"Precisa de um servidor Evolution API 2.3 seu, com endereço https e a chave dele. Liga por QR Code.",
			"cloud-api":
				"Precisa de um app da Meta com o WhatsApp, do id e do segredo dele. A API oficial, sem QR Code.",
		},
	},
	/** The credentials of the official API. */
	cloud: {
		token: "Token de acesso",
		tokenHint: "Token permanente de um usuário do sistema. É guardado cifrado e não aparece mais.",
		phoneNumberId: "ID do número de telefone",
		phoneNumberIdHint: "Só números. Está no painel do WhatsApp, na Meta.",
		businessId: "ID da conta do WhatsApp Business",
		businessIdHint: "Para listar os modelos aprovados.",
		show: "Mostrar token",
		hide: "Ocultar token",
	},
	/** Meta's embedded sign-up, where the installation has it. */
	signUp: {
		title: "Sem copiar token: conecte pela Meta",
		text: "Entre na sua conta e escolha o número. Ele pode continuar no celular.",
		open: "Conectar com a Meta",
		byHand: "Ou digite os dados da API oficial:",
		view: "Ver a conexão com a Meta",
	},
	info: {
		title: "Como funciona",
		items: [
			"WhatsApp no celular ligado como dispositivo conectado, ou API oficial quando disponível",
			"O QR Code é gerado logo após a criação",
			"Uma instância ativa por número",
		],
	},
	security: {
		title: "Segurança",
		items: [
			"Criptografia em trânsito, e em repouso para as credenciais",
			"Chave de API única para cada instância",
			"Registro de atividades: quem mudou o quê, e quando",
			"Isolamento por workspace e permissões por função",
		],
		/** What is true of us, and what the card shows as an example only. */
		badges: { true: "Projetado para a LGPD", sample: "ISO 27001" },
		sampleHint: "Um exemplo de selo. Esta instalação não tem essa certificação.",
	},
	gateways,
	/** A gateway of the workspace, by its vendor. */
	ownGateway: (vendor: string) => `Servidor ${vendor} deste workspace.`,
	link: {
		title: "Conecte seu WhatsApp",
		qrAlt: (name: string) => `QR Code de ${name}`,
		generate: "Gerar QR Code",
		generateNew: "Gerar Novo QR",
		download: "Baixar QR Code",
		stop: "Cancelar",
		expiresIn: (seconds: number) => `QR Code expira em ${seconds}s`,
		announceLeft: (seconds: number) => `O QR Code expira em ${seconds} segundos`,
		announceNew: "QR Code renovado",
		preparing: "Gerando QR Code…",
		idle: "Gere um QR Code para ligar o número",
		expired: "QR Code Expirado",
		renewing: "Renovando o QR Code…",
		connected: "Conectado",
		openingChat: "Abrindo o chat…",
		passkey: "Confirmação por passkey necessária",
		qrBroken: "O QR Code recebido não pôde ser desenhado.",
		blocked: "Múltiplas tentativas falharam. Aguarde alguns minutos antes de tentar novamente.",
		retry: "Tentar Novamente",
		retryIn: (seconds: number) => `Tentar Novamente em ${seconds}s`,
		failures: (count: number, max: number) => `Falhas seguidas: ${count} de ${max}`,
		attempts: (count: number, max: number) => `Tentativa de conexão: ${count}/${max}`,
		pairing: "Ou digite este código no celular",
		offline: "Sem conexão ao vivo. Verificando o status a cada 3 segundos.",
		viewerOnly: "Sua função permite apenas visualizar. Peça a um operador para conectar.",
		via: (gateway: string) => `Esta instância usa ${gateway}.`,
		openPhone: "Abrir telefone simulado",
		readChats: "Ver conversas",
		failed: "Erro ao gerar QR Code",
		failedText: "Ocorreu um erro ao gerar o QR Code. Tente novamente.",
		downloaded: "QR Code baixado! 📥",
		downloadFailed: "Erro ao baixar",
		downloadFailedText: "Não foi possível baixar o QR Code. Tente novamente.",
		reasons,
	},
};
export type WhatsAppStrings = typeof pt;
