import type { PricedItem } from "#app/domain/health/cost.ts";
import type { Trouble } from "#app/domain/health/trouble.ts";
import { counted } from "#app/i18n/counted.ts";

/** What each figure means, and what to do when it is wrong. */
const troubles: Record<Trouble, { title: string; meaning: string; next: string }> = {
	cron_late: {
		title: "Rotina de cinco minutos",
		meaning: "Ela limpa, cobra, verifica integrações e avalia os alarmes.",
		next: "Confira em Cloudflare, no Worker, se o gatilho (Triggers) existe e o que o último registro dele diz; enviar a versão de novo com npm run deploy o recria.",
	},
	failures: {
		title: "Erros na última hora",
		meaning: "Alguns erros são normais: um gateway que cai, uma rede que falha.",
		next: "Veja abaixo qual erro se repete e procure o nome dele nos registros do Worker: cada linha diz a causa.",
	},
	dead_letters: {
		title: "Tarefas com falha",
		meaning: "Nenhum e-mail, webhook ou resposta de agente ficou para trás.",
		next: "Os administradores de cada workspace repetem ou descartam as suas. As que não são de nenhum estão na tabela dead_letters.",
	},
	kept_events: {
		title: "Eventos não entendidos",
		meaning: "O que um gateway manda e esta versão não conhece fica guardado para ser repetido.",
		next: "Costuma ser um gateway mais novo do que esta versão: atualize a Prosa e repita os eventos.",
	},
	stuck_messages: {
		title: "Mensagens paradas",
		meaning: "Nenhum canal tem mensagem esperando há mais de 15 minutos.",
		next: "Quase sempre o número está desconectado ou o gateway não responde. Conecte de novo: o que espera sai sozinho, na ordem.",
	},
	database_full: {
		title: "Tamanho do banco de dados",
		meaning: "Cheio, o banco recusa tudo que se grava.",
		next: "Apague canais e workspaces que não se usam mais e guarde um backup. O limite de um banco D1 não pode ser aumentado.",
	},
	channels_full: {
		title: "Espaço dos canais",
		meaning: "Cada canal guarda até 10 GB de conversas; a partir de 70 % ele aparece aqui.",
		next: "Até 95 % tudo segue normal; depois o canal só pode ser lido. Planeje antes uma segunda parte para ele, como descreve docs/decisions/101 no código da Prosa.",
	},
};

const items: Record<PricedItem, string> = {
	workerRequests: "Requisições ao Worker",
	objectRequests: "Chamadas de objetos",
	objectRowsRead: "Linhas lidas em objetos",
	objectRowsWritten: "Linhas gravadas em objetos",
	objectStorage: "Armazenamento de objetos",
	d1RowsRead: "Linhas lidas no banco",
	d1RowsWritten: "Linhas gravadas no banco",
	d1Storage: "Armazenamento do banco",
	fileWrites: "Gravações e listagens de arquivos",
	fileReads: "Leituras de arquivos",
	fileStorage: "Armazenamento de arquivos",
};

const perMillion = (price: string) => `${price} por milhão`;
const perGigabyte = (price: string) => `${price} por GB e mês`;

const per: Record<PricedItem, (price: string) => string> = {
	workerRequests: perMillion,
	objectRequests: perMillion,
	objectRowsRead: perMillion,
	objectRowsWritten: perMillion,
	objectStorage: perGigabyte,
	d1RowsRead: perMillion,
	d1RowsWritten: perMillion,
	d1Storage: perGigabyte,
	fileWrites: perMillion,
	fileReads: perMillion,
	fileStorage: perGigabyte,
};

const types: Record<string, string> = {
	whatsapp: "WhatsApp",
	telegram: "Telegram",
	webchat: "Webchat",
	messenger: "Messenger",
	instagram: "Instagram",
};

export const pt = {
	health: {
		title: "Saúde da instalação",
		purpose: "O que pode dar errado nesta instalação, como está agora e o próximo passo.",
		refresh: "Atualizar",
		list: "O que é acompanhado",
		right: "Em ordem",
		wrong: "Precisa de você",
		unknown: "Ainda sem dados",
		toList: "Ver as deste workspace",
		since: (when: string) => `Começou ${when}. Ninguém foi avisado ainda.`,
		told: (began: string, told: string) => `Começou ${began}; avisado ${told}.`,
		foreignChannel: (type: string) => `Um canal ${types[type] ?? type}`,
		troubles,
		state: {
			cron: (when: string) => `Terminou ${when}.`,
			cronFailed: (when: string, parts: number) =>
				`Terminou ${when}, com ${counted(parts, "parte que falhou", "partes que falharam")}.`,
			cronNever: "Ainda não rodou desde a instalação desta versão.",
			failures: (count: number) => `${counted(count, "erro", "erros")} na última hora.`,
			dead_letters: (count: number) =>
				`${counted(count, "tarefa espera", "tarefas esperam")} por uma pessoa.`,
			kept_events: (count: number) =>
				`${counted(count, "evento guardado", "eventos guardados")} em todos os canais.`,
			stuck: (count: number) =>
				count === 0
					? "Tudo o que foi escrito saiu ou está saindo."
					: `${counted(count, "canal tem", "canais têm")} mensagens que não saem.`,
			channels: (count: number) =>
				count === 0
					? "Todos os canais têm espaço de sobra."
					: `${counted(count, "canal passou", "canais passaram")} de 70 % do espaço.`,
			database: (used: string, limit: string, share: string) =>
				`${used} MB de ${limit} GB (${share}).`,
			databaseUnknown: "O tamanho é medido pela rotina de cinco minutos.",
		},
	},
	alarms: {
		title: "Alarmes",
		purpose:
			"Cada problema é avisado uma vez quando começa e outra quando passa. Sem endereço, ninguém é avisado.",
		email: "E-mail",
		noMail: "Esta instalação não envia e-mails: use um endereço abaixo ou ligue o envio.",
		webhook: "Endereço (webhook)",
		webhookHint: "Recebe um POST com JSON. Ao salvar, é chamado uma vez como teste.",
		webhookFailed: (when: string) => `A última chamada falhou ${when}.`,
		save: "Salvar alarmes",
		saved: "Alarmes salvos",
	},
	failures: {
		title: "Erros nas últimas 24 horas",
		none: "Nenhum erro e nenhum evento de segurança nas últimas 24 horas.",
		hour: "Hora",
		errors: "Erros",
		security: "Segurança",
		which: "Quais foram",
		whichText:
			"Os nomes estão nos registros do Worker. Um evento de segurança é uma tentativa recusada, não um erro.",
		ofError: "erro",
		ofSecurity: "segurança",
	},
	builds: {
		title: "Versões dos canais",
		text: (build: string) =>
			`O Worker roda a versão ${build}. Cada canal passa a ela quando tem algo a fazer; ninguém é acordado para isso.`,
		none: "Nenhum canal ainda.",
		channel: "canal",
		channels: "canais",
		silent: "não disse nada ainda",
		steps: (steps: string) => `esquema ${steps}`,
		present: "atual",
	},
	costs: {
		title: "Custos da instalação",
		purpose: "O que o mês custa pela tabela de preços, contado pelo próprio armazenamento.",
		months: "Mês",
		earlier: "Mês anterior",
		later: "Mês seguinte",
		month: (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`,
		atList: "pela tabela, sem descontar o incluído",
		beyond: "além do que o plano pago inclui",
		whole: "O mês da instalação, item por item",
		item: "Item",
		used: "Usado",
		included: "Incluído por mês",
		price: "Preço",
		cost: "Pela tabela",
		items,
		per,
		asOf: (day: string, year: string) =>
			`Preços de lista da Cloudflare conferidos em ${day}/${year}, em dólares, sem impostos. O plano pago custa US$ 5 por mês à parte.`,
		notCounted:
			"Não entram aqui: tempo de processamento, filas, KV, registros, o objeto de cada workspace e o que o gateway e os modelos de IA cobram. Das leituras do banco feitas por páginas, só se conta o que ele informa; dos arquivos, os das mensagens, sem envios pela metade e formas menores de fotos.",
		byChannel: "Por canal",
		none: "Nenhum uso neste mês",
		noneText: "Assim que um canal trabalhar, o que ele usa aparece aqui com os números do dia.",
		shared: "Páginas, API e rotina",
		deleted: "Canal removido",
		types,
		underCent: (cent: string) => `< ${cent}`,
	},
};
export type HealthStrings = typeof pt;
