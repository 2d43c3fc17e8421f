import { counted } from "#app/i18n/counted.ts";

const conversas = (count: string): string => counted(count, "conversa", "conversas");

export const pt = {
	bar: "Conversas selecionadas",
	chosen: (count: string) => counted(count, "selecionada", "selecionadas"),
	choose: "Selecione conversas",
	clear: "Limpar seleção",
	all: "Selecionar todas da lista",
	take: "Assumir",
	give: "Atribuir a…",
	release: "Deixar sem responsável",
	labels: "Etiquetar",
	snooze: "Adiar",
	close: "Encerrar",
	reopen: "Reabrir",
	read: "Marcar como lidas",
	unread: "Marcar como não lidas",
	more: "Mais ações",
	labelDialog: {
		title: "Etiquetar",
		purpose: (count: string) =>
			`Somadas às etiquetas que ${count === "1" ? "a conversa já tem" : `as ${conversas(count)} já têm`}.`,
		save: "Etiquetar",
		cancel: "Cancelar",
	},
	done: {
		assign: (count: string, name: string) => `${conversas(count)} com ${name}`,
		release: (count: string) => `${conversas(count)} sem responsável`,
		close: (count: string) => `${counted(count, "conversa encerrada", "conversas encerradas")}`,
		reopen: (count: string) => `${counted(count, "conversa reaberta", "conversas reabertas")}`,
		label: (count: string) => `${counted(count, "conversa etiquetada", "conversas etiquetadas")}`,
		snooze: (count: string) => `${counted(count, "conversa adiada", "conversas adiadas")}`,
		unsnooze: (count: string) => `${conversas(count)} de volta`,
		read: (count: string) => `${conversas(count)} sem mensagens por ler`,
		unread: (count: string) =>
			`${counted(count, "conversa marcada como não lida", "conversas marcadas como não lidas")}`,
	},
	nothing: "Nada mudou: as conversas selecionadas já estão assim.",
	undo: "Desfazer",
	refused: (count: string) =>
		`${counted(count, "conversa ficou como estava", "conversas ficaram como estavam")}`,
	failed: "Não foi possível salvar",
};
export type BulkStrings = typeof pt;
