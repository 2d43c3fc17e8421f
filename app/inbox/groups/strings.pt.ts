/** Words of groups: their members, and who is named in a text. */
export const pt = {
	menu: "Mencionar alguém do grupo",
	/** As it stands in a text; one of EVERYBODY_NAMES (mentions.ts). */
	everybody: "todos",
	everybodyHint: "avisa o grupo inteiro",
	count: (count: string) => (count === "1" ? "1 participante" : `${count} participantes`),
	search: "Buscar participante",
	admin: "Admin",
	us: "Este número",
	none: "Ninguém escreveu neste grupo ainda. Quem escrever aparece aqui.",
	partly: (known: string, all: string) =>
		`Aparecem ${known} de ${all}: quem administra e quem já escreveu.`,
	onlyWriters: "O canal não informa os participantes: aparece quem já escreveu.",
	notFound: "Ninguém com esse nome ou número.",
	loading: "Perguntando ao WhatsApp…",
	loadingElsewhere: "Perguntando ao canal…",
	old: "Não foi possível atualizar agora; a lista pode ter mudado.",
	failed: "Não foi possível carregar os participantes",
	open: (name: string) => `Abrir a conversa com ${name}`,
	unknown: "Sem nome",
};
export type GroupStrings = typeof pt;
