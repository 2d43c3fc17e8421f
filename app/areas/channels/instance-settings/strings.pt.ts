import type { DeliveryProblem, DeliveryState, WebhookEvent } from "#app/domain/webhooks/event.ts";
import type { SwitchName } from "./use-draft.ts";

const switches: Record<SwitchName, { name: string; text: string }> = {
	autoReconnect: {
		name: "Reconectar automaticamente",
		text: "Se a linha cair, a instância tenta voltar sozinha até o limite de tentativas.",
	},
	autoReadMessages: {
		name: "Marcar mensagens como lidas",
		text: "Abrir uma conversa aqui mostra os dois tiques azuis ao cliente.",
	},
	rejectCalls: {
		name: "Rejeitar chamadas",
		text: "Ligações recebidas são recusadas na hora. Elas continuam visíveis na conversa.",
	},
	enableChatPresence: {
		name: "Presença no chat",
		text: "Mostra “digitando” e “online” nos dois sentidos.",
	},
	receiveMessageStatus: {
		name: "Receber status das mensagens",
		text: "Acompanha envio, entrega e leitura de cada mensagem.",
	},
	ignoreGroups: {
		name: "Ignorar grupos",
		text: "Mensagens de grupos não chegam aqui, também as escritas no celular. As conversas de grupo que já existem ficam, encerradas.",
	},
	onSend: { name: "Mensagem enviada", text: "Quando uma mensagem sai daqui ou do celular." },
	onReceive: { name: "Mensagem recebida", text: "Quando um cliente escreve." },
	onConnect: { name: "Instância conectada", text: "Quando o número é ligado." },
	onDisconnect: {
		name: "Instância desconectada",
		text: "Quando o número se desliga. Oscilações que se resolvem sozinhas não contam.",
	},
};

const states: Record<DeliveryState, string> = {
	queued: "Na fila",
	delivered: "Entregue",
	failed: "Falhou",
	held: "Retida",
};

const events: Record<WebhookEvent, string> = {
	"message.sent": "Mensagem enviada",
	"message.received": "Mensagem recebida",
	"instance.connected": "Instância conectada",
	"instance.disconnected": "Instância desconectada",
	test: "Teste",
};

const problems: Record<DeliveryProblem, string> = {
	status: "O endereço recusou",
	unreachable: "O endereço não respondeu",
	refused_address: "Endereço não permitido",
	no_address: "Sem endereço",
	given_up: "Interrompida por um problema nosso",
};

export const pt = {
	title: "Configurações da instância",
	managersOnly: "Só gestores e administradores mudam as configurações.",
	tabs: {
		settings: "Configurações",
		deliveries: "Entregas do webhook",
		templates: "Modelos",
		notices: "Avisos da Meta",
	},
	general: {
		title: "Geral",
		purpose: "Como a instância se chama e quem é avisado do que acontece nela.",
		name: "Nome",
		nameRequired: "Nome da instância é obrigatório",
		webhookUrl: "URL do webhook",
		webhookHint: "Um endereço https:// seu. Depois de guardado ele não aparece mais, só o domínio.",
		secret: {
			title: "Segredo de assinatura",
			text: "Cada aviso leva o cabeçalho X-Prosa-Signature, feito com este segredo. Ele só aparece quando é gerado.",
			both: (until: string) =>
				`Até ${until} os avisos levam duas assinaturas: a do segredo novo e a do anterior.`,
			rotate: "Gerar novo segredo",
			question: "Gerar novo segredo?",
			lost: "O segredo atual continua valendo por 24 horas, ao lado do novo. Troque-o no seu sistema nesse prazo.",
			failed: "Não foi possível gerar o segredo",
		},
	},
	cloud: {
		costs: "Custos, teto do mês e preços deste número",
		title: "API oficial",
		purpose: "Os dados do número na Meta. O token é guardado cifrado e não aparece mais.",
		token: "Token de acesso",
		tokenHint: "Use um token permanente de usuário do sistema.",
		standings: {
			proved: "A Meta confirmou este número com o token guardado.",
			waiting:
				"A Meta ainda não confirmou este número: nada chega por ele. Conecte a instância para confirmar.",
			unproved:
				"Este número não está confirmado: nada chega por ele. Confira o token e conecte a instância.",
		},
	},
	behaviour: {
		title: "Comportamento",
		purpose: "O que a instância faz sozinha. O serviço de conexão é avisado ao salvar.",
	},
	webhooks: {
		title: "Webhooks",
		purpose: "Quais acontecimentos são enviados ao endereço, assinados e com novas tentativas.",
		needsAddress: "Sem URL do webhook nada é enviado.",
	},
	switches,
	save: {
		dirty: "Você tem alterações não salvas",
		discard: "Descartar",
		save: "Salvar",
		done: "Configurações salvas ✅",
		failed: "Erro ao salvar",
		failedText: "Ocorreu um erro ao salvar as configurações. Tente novamente.",
		kept: "O que você digitou continua aqui.",
	},
	leave: {
		title: "Sair sem salvar?",
		text: "As alterações que você fez nesta página serão perdidas.",
		leave: "Sair sem salvar",
	},
	technical: {
		title: "Informações técnicas",
		purpose: "Chave de API, forma de conexão e o que ajuda o suporte.",
		gateway: "Forma de conexão",
		notice: (gateway: string) =>
			`Esta instância usa ${gateway} como motor de conexão com o WhatsApp.`,
		change: "Trocar",
		noOther: "Não há outra neste workspace.",
		status: "Status",
		phone: "Número",
		noPhone: "Sem número",
		createdAt: "Criada em",
		maxAttempts: "Máximo de tentativas de conexão",
		id: "Identificador",
	},
	apiKey: {
		title: "Chave de API",
		none: "Nenhuma chave. Com uma, seus sistemas enviam mensagens por esta instância.",
		since: (date: string) => `gerada em ${date}`,
		create: "Gerar chave",
		replace: "Gerar nova chave",
		replaceQuestion: "Gerar nova chave?",
		revoke: "Revogar",
		revokeQuestion: "Revogar a chave?",
		lost: "A chave atual deixa de funcionar na hora, em todos os sistemas que a usam.",
		revoked: "Chave revogada",
		failed: "Não foi possível mudar a chave",
		usage: "Como usar a API",
		usageText:
			"Envie a chave no cabeçalho Authorization. Com o campo id (UUID), repetir o pedido não repete a mensagem. Até 600 chamadas por minuto.",
		exampleText: "Seu pedido saiu para entrega",
	},
	gateway: {
		title: "Trocar a forma de conexão",
		purpose: (gateway: string) => `Hoje a instância usa ${gateway}.`,
		choose: "Nova forma de conexão",
		facts: [
			"O número é desligado e precisa ser ligado de novo na nova forma.",
			"Conversas, contatos e mensagens continuam aqui.",
			"Mensagens na fila esperam a nova conexão e saem depois.",
		],
		cancel: "Cancelar",
		confirm: "Trocar conexão",
		done: "Forma de conexão trocada",
	},
	once: {
		key: {
			title: "Sua chave de API",
			purpose: "Copie agora e guarde em lugar seguro: ela não aparece de novo.",
		},
		secret: {
			title: "Segredo de assinatura",
			purpose: "Use-o para conferir que os avisos vêm da Prosa. Ele não aparece de novo.",
		},
	},
	remove: { title: "Excluir instância" },
	deliveries: {
		purpose: "O que foi enviado ao seu endereço nos últimos 30 dias, com a resposta dele.",
		test: "Enviar teste",
		testQueued: "Teste enviado para a fila",
		noAddress: "Informe a URL do webhook antes.",
		pausedShort: "Retome o webhook antes.",
		empty: "Nenhuma entrega ainda",
		emptyText:
			"Ligue os acontecimentos em Configurações ou envie um teste. Cada aviso aparece aqui ao vivo.",
		states,
		retrying: "Nova tentativa",
		events,
		problems,
		notTried: "Ainda não enviada",
		status: (status: number) => `HTTP ${status}`,
		attempts: (count: number) => `${count} tentativas`,
		nextTry: (time: string) => `próxima às ${time}`,
		replayed: "reenvio",
		sent: "Enviado",
		answer: "Resposta",
		cut: "O texto é mais longo do que o mostrado aqui.",
		id: (id: string) => `Entrega ${id}`,
		replay: "Reenviar",
		replayQueued: "Reenvio na fila",
		resting: "O endereço está falhando",
		restingText: (time: string) => `Para não insistir demais, a próxima tentativa é às ${time}.`,
		paused: "Webhook pausado",
		pausedText: (at: string) =>
			`O endereço falhou por 3 dias ou respondeu que não existe mais, e desde ${at} não é chamado. O que acontece fica retido até você retomar.`,
		resume: "Retomar",
		resumed: "Webhook retomado",
		pages: "Páginas de entregas",
		newest: "Mais recentes",
		older: "Mais antigas",
	},
};
export type InstanceSettingsStrings = typeof pt;
