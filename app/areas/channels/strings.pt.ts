import type { CreatableType, CredentialedType } from "#app/domain/channels/channel-form.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { LinkReason } from "#app/domain/channels/link/link-view.ts";

/** What each type is good for, and what it cannot do. */
const types: Record<ChannelType, { text: string; limits: string[] }> = {
	whatsapp: {
		text: "Um número de WhatsApp, ligado por QR Code ou pela API oficial da Meta.",
		limits: [],
	},
	telegram: {
		text: "Um bot do Telegram que recebe as mensagens de quem falar com ele.",
		limits: [
			"O Telegram não informa entrega nem leitura: as mensagens ficam como enviadas.",
			"O cliente precisa escrever primeiro.",
		],
	},
	webchat: {
		text: "Uma janela de conversa no seu site, ou uma página pronta para compartilhar.",
		limits: ["A conversa fica no navegador do visitante: em outro aparelho, começa outra."],
	},
	messenger: {
		text: "As mensagens da sua página do Facebook.",
		limits: ["A Meta só deixa responder até 24 horas depois da última mensagem do cliente."],
	},
	instagram: {
		text: "As mensagens diretas da sua conta profissional do Instagram.",
		limits: [
			"A Meta só deixa responder até 24 horas depois da última mensagem do cliente.",
			"Cada mensagem tem até 1.000 bytes; emojis e acentos contam mais.",
		],
	},
};

/** How to come by what the form asks for. */
const guides: Record<CreatableType, { title: string; steps: string[] }> = {
	telegram: {
		title: "Como criar o bot",
		steps: [
			"No Telegram, abra uma conversa com o @BotFather.",
			"Envie /newbot e escolha o nome e o usuário do bot.",
			"Copie o token que ele responde, parecido com 123456789:AAH…, e cole aqui.",
			"O resto é por nossa conta: o endereço que recebe as mensagens é registrado sozinho.",
		],
	},
	webchat: {
		title: "Como funciona",
		steps: [
			"Dê um nome. Não é preciso token nem conta em outro serviço.",
			"Depois de criar, escolha a cor, a saudação e os sites permitidos.",
			"Cole uma linha de código no seu site, ou compartilhe o link da página pronta.",
		],
	},
	messenger: {
		title: "Como obter o token da página",
		steps: [
			"No painel de desenvolvedores da Meta, abra o app deste workspace ou, sem um, o da instalação.",
			"Em Messenger, adicione a página e gere o token de acesso dela.",
			"Confira que o webhook do aplicativo assina o campo messages.",
			"Cole o token aqui. A página é reconhecida por ele.",
		],
	},
	instagram: {
		title: "Como obter o token da conta",
		steps: [
			"Use uma conta profissional, com o acesso às mensagens permitido nas configurações dela.",
			"No painel da Meta, em Instagram, gere o token de acesso da conta.",
			"Cole o token aqui. A conta é reconhecida por ele.",
		],
	},
};

const tokens: Record<
	CredentialedType,
	{ label: string; hint: string; placeholder: string; refused: string; invalid: string }
> = {
	telegram: {
		label: "Token do bot",
		hint: "O @BotFather informa. É guardado cifrado e não aparece mais.",
		placeholder: "123456789:AAH…",
		refused: "O Telegram não reconheceu este token. Copie-o de novo do @BotFather.",
		invalid: "Isto não parece um token de bot: números, dois-pontos e uma sequência de letras.",
	},
	messenger: {
		label: "Token da página",
		hint: "Token de acesso da página. É guardado cifrado e não aparece mais.",
		placeholder: "EAA…",
		refused: "A Meta recusou este token. Gere outro para a página.",
		invalid: "Isto não parece um token de página da Meta.",
	},
	instagram: {
		label: "Token da conta",
		hint: "Token de acesso da conta. É guardado cifrado e não aparece mais.",
		placeholder: "IGAA…",
		refused: "A Meta recusou este token. Gere outro para a conta.",
		invalid: "Isto não parece um token do Instagram.",
	},
};

/** Why a channel is not connected, and what to do next. Reasons of WhatsApp alone are not here. */
const reasons: Partial<Record<LinkReason, string>> = {
	credentials_refused: "O token não vale mais. Troque-o por um novo.",
	gateway_unreachable:
		"O serviço não respondeu. Tentaremos de novo; suas conversas estão guardadas.",
	gateway_refused: "O serviço recusou o pedido. Confira as permissões do token.",
	attempts_exhausted: "As tentativas automáticas acabaram. Conecte de novo quando puder.",
	silent: "A conexão parou de dar notícias.",
	logged_out: "A conta foi desligada do outro lado. Conecte de novo.",
};

export const pt = {
	managersOnly: "Só gestores e administradores criam e mudam canais.",
	types,
	guides,
	tokens,
	reasons,
	list: {
		title: "Canais",
		purpose: "Todos os lugares por onde seus clientes falam com você.",
		create: "Novo canal",
		configure: "Configurar",
		messages: "Ver Mensagens",
		configureNamed: (name: string) => `Configurar ${name}`,
		messagesOf: (name: string) => `Ver Mensagens de ${name}`,
		received: "Recebidas hoje",
		uptime: "Conectado hoje, parte das 24 h",
		uptimeHint: "Quanto das 24 horas de hoje o canal esteve conectado.",
		agent: "Agente padrão",
		noAgent: "Nenhum",
		inactive: "Inativo",
		empty: "Nenhum canal configurado ainda",
		emptyText: "Os canais aparecem aqui com o status ao vivo e as mensagens de hoje.",
		failed: "Não foi possível carregar os canais",
	},
	create: {
		title: "Novo canal",
		choose: "Por onde seus clientes vão falar com você?",
		purpose: (type: string) => `Ligue ${type} à sua equipe.`,
		notOffered: "Precisa de um app da Meta",
		setUp: "Adicionar o app da Meta",
		askAdmin: "Um administrador o adiciona em Formas de conexão.",
		goodToKnow: "Bom saber",
		name: "Nome",
		nameHint: "Como a equipe reconhece o canal.",
		namePlaceholder: "Ex.: Atendimento",
		submit: "Criar canal",
		cancel: "Cancelar",
		show: "Mostrar token",
		hide: "Ocultar token",
		failed: "Não foi possível criar o canal",
		kept: "O que você digitou continua aqui.",
		created: "Canal criado",
	},
	settings: {
		title: "Configurações do canal",
		hoursLink: "Horários e mensagens automáticas deste canal",
		general: "Geral",
		generalPurpose: "Como a equipe vê este canal.",
		name: "Nome",
		nameRequired: "Nome é obrigatório",
		description: "Descrição",
		active: "Canal ativo",
		activeText: "Desativado, ele se desconecta e os agentes param. As conversas ficam guardadas.",
		ignoreGroups: "Ignorar grupos",
		ignoreGroupsText:
			"Mensagens de grupos em que o bot está não chegam aqui. As conversas de grupo que já existem ficam, encerradas. Para o bot ler tudo num grupo, desligue a privacidade dele no BotFather.",
		agent: "Agente padrão",
		agentPurpose: "Quem responde sozinho às conversas novas deste canal.",
		agentLabel: "Agente",
		agentNobody: "Só pessoas respondem",
		agentGone: "Agente excluído",
		agentHint: "Uma pessoa que escreve na conversa assume o lugar do agente.",
		noAgents: "Você ainda não criou agentes.",
		createAgent: "Criar agente",
		connection: "Conexão",
		connectionPurpose: "A ligação deste canal com o serviço que leva as mensagens.",
		webchatConnection: "O webchat é nosso: está no ar enquanto o canal estiver ativo.",
		whatsappConnection: "O número é ligado e configurado nas páginas da instância.",
		status: "Status",
		account: "Conta",
		createdAt: "Criado em",
		id: "Identificador",
		connect: "Conectar",
		connecting: "Conectando",
		connectFailed: "Não foi possível conectar",
		inactiveHint: "Ative o canal para conectar.",
		notAllowed: "Sua função permite apenas visualizar.",
		replaceToken: "Trocar token",
		replaceTitle: "Trocar token",
		replacePurpose: "O token atual deixa de ser usado assim que o novo for aceito.",
		replaced: "Token trocado",
		replace: "Trocar",
		cancel: "Cancelar",
		instanceSettings: "Configurações da instância",
		instance: "Abrir instância",
		saved: "Configurações salvas ✅",
		dirty: "Você tem alterações não salvas",
		save: "Salvar",
		discard: "Descartar",
		saveFailed: "Erro ao salvar",
		saveFailedText: "Não foi possível salvar as configurações",
		kept: "O que você digitou continua aqui.",
		openMessages: "Ver Mensagens",
		leaveTitle: "Sair sem salvar?",
		leaveText: "As alterações que você fez serão perdidas.",
		leave: "Sair sem salvar",
	},
	remove: {
		title: "Excluir canal",
		titleOf: (name: string) => `Excluir ${name}`,
		question: "Tem certeza que deseja excluir este canal?",
		lost: "O canal é desligado e todas as conversas e mensagens dele são apagadas. Não dá para desfazer.",
		confirm: "Excluir canal",
		failed: "Não foi possível excluir agora. Nada foi apagado.",
	},
	messages: {
		loading: "Carregando conversas...",
		failed: "Não foi possível abrir as conversas",
		failedText: "Elas estão guardadas. Tente novamente em instantes.",
	},
	notFound: {
		title: "Canal não encontrado",
		text: "Ele foi excluído, ou pertence a outro workspace.",
		toList: "Ver canais",
	},
};
export type ChannelStrings = typeof pt;
