import { counted } from "#app/i18n/counted.ts";
import type { KeptSource, ReplayFailure } from "#app/domain/channels/kept-event.ts";
import type { JobQueue, LetterReason, LetterState } from "#app/domain/dead-letters/letter.ts";

const queues: Record<JobQueue, string> = {
	"webhooks-out": "Webhooks de saída",
	emails: "E-mails",
	"agent-replies": "Respostas de agentes",
	"health-checks": "Verificações de integrações",
	"facebook-sync": "Sincronização do Facebook",
};

const jobs: Record<JobQueue, string> = {
	"webhooks-out": "Entrega de webhook",
	emails: "Envio de e-mail",
	"agent-replies": "Resposta de agente",
	"health-checks": "Verificação de integração",
	"facebook-sync": "Sincronização do Facebook",
};

/** What happens when it is done again. */
const replays: Record<JobQueue, string> = {
	"webhooks-out": "A entrega sai com o mesmo corpo e o mesmo identificador.",
	emails: "O e-mail sai uma vez. Um link que já venceu ou foi usado não é enviado.",
	"agent-replies": "Se a conversa já seguiu adiante, o agente não responde.",
	"health-checks": "A integração é verificada agora, com as credenciais de hoje.",
	"facebook-sync": "A sincronização continua de onde parou, sem repetir dados.",
};

const states: Record<LetterState, string> = {
	waiting: "Esperando",
	replayed: "Repetidas",
	discarded: "Descartadas",
};

const reasons: Record<LetterReason, string> = {
	retries_used_up: "Todas as tentativas falharam",
	not_understood: "Esta versão não reconhece a tarefa",
};

const sources: Record<KeptSource, string> = {
	simulator: "Simulador",
	evolution: "Evolution API",
	waha: "WAHA",
	"cloud-api": "API oficial do WhatsApp",
	telegram: "Telegram",
	webchat: "Webchat",
	messenger: "Messenger",
	instagram: "Instagram",
	ledger: "Entendido, mas não gravado",
};

const failures: Record<ReplayFailure, string> = {
	still_unknown: "Esta versão também não conhece o evento.",
	partly_unknown: "Uma parte entrou na conversa; o resto esta versão também não conhece.",
	cut: "O evento era grande demais e foi guardado cortado: não pode ser lido.",
	broke: "O evento falhou de novo ao ser gravado.",
};

export const pt = {
	title: "Tarefas com falha",
	purpose:
		"O que não foi concluído depois de todas as tentativas. Resolva a causa e repita: cada tarefa é feita uma única vez.",
	refresh: "Atualizar",
	queues,
	jobs,
	mails: { invitation: "E-mail de convite" } as Partial<Record<string, string>>,
	automation: "Entrega a uma automação",
	reasons,
	filter: {
		state: "Situação",
		states,
		queue: "Fila",
		allQueues: "Todas as filas",
		queueWith: (queue: string, count: string) => `${queue} (${count})`,
	},
	list: {
		label: "Tarefas com falha",
		selectAll: "Selecionar todas desta página",
		select: (name: string, time: string) => `Selecionar ${name}, ${time}`,
		selected: (count: number) => (count === 1 ? "1 selecionada" : `${count} selecionadas`),
		replay: "Repetir",
		discard: "Descartar",
		replayQueue: (count: string) => `Repetir toda a fila (${count})`,
		details: "Detalhes",
		gaveUp: (attempts: number) =>
			attempts === 1 ? "Falhou após 1 tentativa" : `Falhou após ${attempts} tentativas`,
		replayedBy: (name: string) => `Repetida por ${name}`,
		discardedBy: (name: string) => `Descartada por ${name}`,
		someone: "alguém que saiu da equipe",
	},
	state: { waiting: "Esperando", replayed: "Repetida", discarded: "Descartada" } satisfies Record<
		LetterState,
		string
	>,
	details: {
		purpose: "Só identificadores aparecem. Textos, telefones e segredos ficam ocultos.",
		queue: "Fila",
		channel: "Canal",
		reason: "Motivo",
		attempts: "Tentativas",
		when: "Quando desistimos",
		state: "Situação",
		id: "Identificador",
		job: "Conteúdo da tarefa",
		unreadable: "O conteúdo não pôde ser lido.",
		replays,
	},
	discarding: {
		title: (count: number) => (count === 1 ? "Descartar a tarefa?" : `Descartar ${count} tarefas?`),
		text: "O que elas fariam não será feito. Ficam na lista de descartadas por 90 dias.",
		confirm: "Descartar",
	},
	empty: {
		waiting: "Nenhuma tarefa com falha",
		waitingText:
			"Quando um e-mail, um webhook, uma resposta de agente ou uma sincronização não puder ser concluída, ela aparece aqui para você repetir.",
		replayed: "Nenhuma tarefa repetida",
		replayedText: "As tarefas que você devolver à fila aparecem aqui, com quem repetiu e quando.",
		discarded: "Nenhuma tarefa descartada",
		discardedText: "As tarefas que você descartar aparecem aqui, com quem descartou e quando.",
		all: "Ver todas as filas",
	},
	pages: { label: "Páginas", newest: "Mais recentes", older: "Mais antigas" },
	key: {
		title: "Chave do workspace",
		text: "Tokens e senhas de integrações são guardados cifrados com uma chave só deste workspace, protegida pela chave mestra da instalação.",
		current: "Protegida pela chave mestra atual",
		waiting: "Esperando a nova chave mestra",
		waitingText:
			"A chave mestra foi trocada. A proteção é renovada sozinha em poucos minutos; nada fica ilegível enquanto isso.",
		renew: "Renovar agora",
		version: (id: string) => `Versão ${id}`,
	},
	lists: {
		title: "Lista de conversas",
		text: "A página Conversas junta os canais numa lista só e se mantém em dia sozinha. Se faltar alguém nela, refaça-a a partir dos canais: nenhuma mensagem é tocada.",
		rebuild: "Refazer lista",
		ask: "Refazer a lista de conversas?",
		askText:
			"A lista fica vazia por alguns segundos e se enche de novo a partir dos canais. Mensagens, responsáveis e etiquetas ficam como estão.",
		busy: "Refazendo a lista…",
		conversation: "conversa",
		conversations: "conversas",
		channel: "canal",
		channels: "canais",
		done: (conversations: string, channels: string) =>
			`Lista refeita: ${conversations} de ${channels}.`,
		waiting: (names: string) => `Ainda faltam as de ${names}: entram sozinhas quando chegarem.`,
	},
	done: {
		failed: "Não foi possível concluir",
		nothing: "Nada a fazer: alguém já cuidou destas tarefas.",
		replayed: (count: number) =>
			count === 1 ? "Tarefa devolvida à fila" : `${count} tarefas devolvidas à fila`,
		discarded: (count: number) =>
			count === 1 ? "Tarefa descartada" : `${count} tarefas descartadas`,
		keyRenewed: "Proteção da chave renovada",
	},
	failed: "Não foi possível carregar as tarefas",
	sections: "Administração",
	kept: {
		title: "Eventos não entendidos",
		purpose:
			"O que um serviço de mensagens enviou e a Prosa não soube ler. Fica guardado até que uma versão nova saiba, ou até você descartar.",
		channel: "Canal",
		channelWith: (name: string, count: string) => `${name} (${count})`,
		otherChannel: "Outro canal",
		total: (count: string) => counted(count, "evento guardado", "eventos guardados"),
		replayPage: (count: string) => `Reprocessar esta página (${count})`,
		unknown: "Formato desconhecido",
		notStored: "Não pôde ser gravado",
		size: (kilobytes: string) => `${kilobytes} KB`,
		sources,
		failures,
		tried: (time: string) => `Última tentativa em ${time}.`,
		show: "Ver conteúdo",
		showText: "Pode conter mensagens de clientes.",
		content: "Conteúdo do evento",
		replay: "Reprocessar",
		replayText:
			"Reprocessar lê o evento com a versão de hoje. O que já está na conversa não aparece de novo.",
		discard: "Descartar",
		discarding: {
			title: "Descartar o evento?",
			text: "O que ele dizia deixa de existir aqui e não pode ser recuperado.",
		},
		empty: "Nenhum evento não entendido",
		emptyText:
			"Quando um serviço de mensagens enviar algo que a Prosa não conhece, fica guardado aqui para você reprocessar.",
		bounds: "Cada canal guarda os 500 mais recentes, por 30 dias.",
		done: {
			replayed: (count: number) =>
				count === 1 ? "Evento reprocessado" : `${count} eventos reprocessados`,
			stillThere: (done: number, failed: number) => {
				const left = failed === 1 ? "1 continua guardado" : `${failed} continuam guardados`;
				return done === 0
					? left
					: `${counted(String(done), "reprocessado", "reprocessados")}, ${left}`;
			},
			discarded: (count: number) =>
				count === 1 ? "Evento descartado" : `${count} eventos descartados`,
			nothing: "Nada a fazer: alguém já cuidou destes eventos.",
		},
	},
};
export type AdminStrings = typeof pt;
