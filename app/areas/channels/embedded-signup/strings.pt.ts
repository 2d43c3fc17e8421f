import type {
	SignUpRefusal,
	SignUpStep,
	StepProblem,
} from "#app/domain/channels/embedded-signup.ts";

const steps: Record<SignUpStep, { name: string; done: string }> = {
	webhooks: { name: "Avisos da Meta", done: "A Meta avisa aqui o que acontece na conta." },
	number: { name: "Registro do número", done: "O número está registrado na API oficial." },
	link: { name: "Conexão", done: "O número está ligado a este workspace." },
	contacts: { name: "Contatos do celular", done: "Os nomes da agenda chegam em alguns minutos." },
	history: { name: "Conversas anteriores", done: "O celular foi consultado." },
};

const problems: Record<StepProblem, string> = {
	unreachable: "A Meta não respondeu. Nada se perdeu: continue daqui a pouco.",
	refused: "A Meta recusou este passo. Confira a conta no Gerenciador do WhatsApp e continue.",
	pin_needed: "O número já tem um PIN de confirmação em duas etapas. Digite-o para continuar.",
	too_many:
		"Houve registros demais deste número. A Meta libera de novo em até três dias; continue depois.",
	late: "O prazo de 24 horas acabou. Para trazer isso, desconecte no celular e conecte de novo.",
};

const refusals: Record<SignUpRefusal, string> = {
	state_expired: "Esta página ficou aberta tempo demais. Comece de novo; nada foi guardado.",
	code_used: "Esta autorização da Meta já foi usada. Abra a janela da Meta de novo.",
	code_expired: "A autorização da Meta venceu antes de chegar aqui. Abra a janela da Meta de novo.",
	code_refused: "A Meta não reconheceu a autorização. Abra a janela da Meta de novo.",
	other_account:
		"A autorização é de outra conta do WhatsApp. Escolha a mesma conta nas duas telas.",
	permission_missing:
		"Faltou permitir o gerenciamento e o envio de mensagens. Abra de novo e deixe as duas permissões.",
	number_missing:
		"A conta não tem um número pronto, ou tem vários e nenhum foi escolhido. Abra de novo e escolha o número.",
};

export const pt = {
	title: "Conectar com a Meta",
	purpose: "Entre na sua conta da Meta, escolha o número, e ele passa a funcionar aqui.",
	start: {
		title: "Qual é o seu caso?",
		shared: "O número continua no celular",
		sharedText:
			"Para quem usa o app WhatsApp Business. O que for respondido no celular aparece aqui, e o agente para de responder.",
		own: "O número fica só aqui",
		ownText: "Para um número novo ou que já está na API oficial. Ele deixa de funcionar no app.",
		limits: [
			"Até 20 mensagens por segundo.",
			"Grupos, listas de transmissão e ligações ficam só no celular.",
			"Abra o app de tempos em tempos: sem uso, a Meta desconecta o número.",
		],
		name: "Nome da instância",
		nameHint: "Em branco, fica o nome do número na Meta.",
		open: "Conectar com a Meta",
		loading: "Preparando a janela da Meta…",
		isOpen: "Continue na janela da Meta",
		isOpenText: "Se ela não apareceu, permita pop-ups deste site e tente de novo.",
		storing: "Guardando a autorização e ligando o número…",
		privacy: "Esta página carrega um código da Meta; as outras páginas não.",
		for: (name: string) => `Para a instância ${name}. As conversas dela ficam.`,
	},
	sdk: {
		failed: "A janela da Meta não pôde ser preparada",
		failedText: "Um bloqueador de anúncios ou a rede pode tê-la impedido.",
	},
	ends: {
		cancelled: "A janela da Meta foi fechada antes do fim. Nada foi guardado.",
		failed: "A Meta não concluiu",
		silent: "A Meta não disse qual conta foi escolhida. Abra a janela de novo.",
	},
	failed: "O número não foi conectado",
	missing: {
		title: "Esta instalação ainda não pode conectar pela Meta",
		text: "Quem mantém a instalação precisa definir:",
		other: "Enquanto isso, um número da API oficial entra com token e identificadores.",
		byHand: "Digitar os dados",
	},
	progress: {
		title: (name: string) => `Conexão de ${name}`,
		shared: "O número continua no celular.",
		own: "O número fica só na API oficial.",
		waiting: "Ainda não foi feito.",
		states: { done: "Feito", waiting: "A fazer", problem: "Pendente" },
		steps,
		problems,
		goOn: "Continuar",
		going: "Continuando…",
		finished: "Tudo pronto",
		openChat: "Abrir conversas",
		again: "Abrir a janela da Meta de novo",
		failed: "Não foi possível continuar",
		pin: "PIN de confirmação em duas etapas",
		pinHint: "Os 6 dígitos que o dono do número definiu no WhatsApp.",
		pinWrong: "O PIN tem 6 dígitos.",
		until: (moment: string) => `Contatos e conversas podem ser pedidos até ${moment}.`,
		history: {
			declined: "O dono do celular escolheu não compartilhar as conversas.",
			waiting: "O celular ainda não enviou as conversas. Pode levar alguns minutos.",
			some: (percent: number) => `${percent}% das conversas chegaram, marcadas como histórico.`,
			all: "Todas as conversas chegaram, como histórico: a busca as acha, e cada uma abre quando alguém escrever.",
		},
	},
	account: {
		title: "Conta na Meta",
		unknown: "A Meta ainda não disse.",
		review: "Análise da conta",
		reviews: {
			APPROVED: "Aprovada",
			PENDING: "Em análise",
			REJECTED: "Recusada",
			DEFERRED: "Adiada",
		} as Record<string, string>,
		funding: "Forma de pagamento",
		funded: "Definida",
		unfunded: "Não definida: sem ela a Meta limita os envios.",
		canSend: "Envio de mensagens",
		sends: { AVAILABLE: "Liberado", LIMITED: "Limitado", BLOCKED: "Bloqueado" } as Record<
			string,
			string
		>,
		manage: "Abrir o Gerenciador do WhatsApp",
		readAt: (moment: string) => `Como a Meta disse em ${moment}.`,
	},
	refusals,
};
export type EmbeddedSignUpStrings = typeof pt;
