import type { AddressKind } from "#app/domain/inbox/address.ts";
import type { MergeReason } from "#app/domain/inbox/merge.ts";

const kinds: Record<AddressKind, string> = {
	phone: "Telefone",
	lid: "Identificador do WhatsApp (LID)",
	bsuid: "Identificador comercial (BSUID)",
	group: "Grupo",
	other: "Outro identificador",
};
const reasons: Record<MergeReason, string> = {
	shared_address: "O WhatsApp mostrou que é a mesma pessoa.",
	ninth_digit: "O mesmo número, com e sem o nono dígito.",
	by_hand: "Unidos à mão.",
};

/** Words of what is loaded when somebody reaches for it; apart, so that no chat waits for them. */
export const pt = {
	identity: {
		title: "Também conhecido por",
		kinds,
		reasons,
		failed: "Não foi possível carregar a identidade",
		joined: "Unido com",
		product: "Automaticamente",
		undone: (moment: string) => `Desfeito em ${moment}`,
		undo: "Desfazer união",
		undoneTold: "União desfeita",
		undoFailed: "Não foi possível desfazer a união",
		merge: "Unir com outro contato",
		viewer: "Seu papel permite só ler.",
		mergePurpose: (title: string) => `Escolha o contato que é a mesma pessoa que ${title}.`,
		mergeWhat: (other: string, title: string) =>
			`As mensagens e os endereços de ${other} passam para a conversa com ${title}. Você pode desfazer depois.`,
		searchContact: "Buscar por nome ou número",
		nobodyFound: "Nenhum outro contato encontrado.",
		otherChoice: "Escolher outro",
		mergeNow: "Unir contatos",
		merged: "Contatos unidos",
		mergeFailed: "Não foi possível unir os contatos",
	},
	help: {
		title: "Atalhos do teclado",
		commands: {
			next: "Próxima conversa",
			previous: "Conversa anterior",
			search: "Buscar conversa ou mensagem",
			back: "Voltar um passo",
			help: "Mostrar estes atalhos",
			send: "Enviar a mensagem",
			breakLine: "Quebrar a linha",
			scroll: "Rolar a conversa enquanto escreve",
			messages: "De uma mensagem à outra",
			reply: "Responder à mensagem em foco",
		},
		singleKeys: "Atalhos de uma tecla só",
		singleKeysHint: "Desligue se “/” e “?” atrapalham seu leitor de tela ou ditado.",
	},
	search: {
		label: "Buscar nesta conversa",
		close: "Fechar busca",
		older: "Resultado mais antigo",
		newer: "Resultado mais recente",
		hits: "Mensagens encontradas",
		messages: "Mensagens",
		loading: "Buscando…",
		none: "Nada encontrado",
		noMessages: "Nenhuma mensagem encontrada",
		failed: "Não foi possível buscar",
		cut: "Só as mais recentes aparecem. Escreva mais palavras para chegar às outras.",
		position: (at: string, count: string) => `${at} de ${count}`,
	},
	decided: {
		closedAt: (moment: string) => `Encerrada em ${moment}. Uma nova mensagem do cliente a reabre.`,
		taken: (title: string) => `Você assumiu a conversa com ${title}`,
		given: (title: string, name: string) => `Conversa com ${title} atribuída a ${name}`,
		returned: (title: string) => `Conversa com ${title} devolvida`,
		closed: (title: string) => `Conversa com ${title} encerrada`,
		reopened: (title: string) => `Conversa com ${title} reaberta`,
		undo: "Desfazer",
		failed: "Não foi possível salvar",
	},
	menu: {
		take: "Assumir conversa",
		give: "Atribuir a…",
		giveBack: "Devolver conversa",
		close: "Encerrar conversa",
		details: "Detalhes do contato",
		help: "Atalhos do teclado",
		viewer: "Seu papel permite só ler.",
		managersOnly: "Só gestores e administradores.",
		givePurpose: "Quem cuida desta conversa daqui em diante.",
		loadingMembers: "Carregando membros",
		membersFailed: "Não foi possível carregar os membros",
		searchMember: "Buscar membro",
		reopen: "Reabrir conversa",
	},
	risky: {
		title: "Este arquivo pode conter um programa",
		text: (name: string) =>
			`“${name}” pode executar comandos quando for aberto. Baixe só se você conhece quem enviou e esperava por ele.`,
		downloadAnyway: "Baixar mesmo assim",
	},
};
export type LaterStrings = typeof pt;
