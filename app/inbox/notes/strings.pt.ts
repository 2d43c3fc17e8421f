/** Words of the team's notes, and of who is called in them. */
export const pt = {
	label: "Nota interna",
	placeholder: "Escreva uma nota, @ chama alguém da equipe",
	/** Under the text box. */
	hint: "Só a equipe vê. Enter salva a nota, @ menciona",
	save: "Salvar nota",
	menu: "Mencionar alguém da equipe",
	/** Of a colleague; `name` may be the words for somebody erased. */
	of: (name: string) => `Nota de ${name}`,
	own: "Sua nota",
	onlyTeam: "Só a equipe vê",
	edited: "editada",
	edit: "Editar",
	editLabel: "Editar nota",
	saveEdit: "Salvar",
	leave: "Cancelar",
	remove: "Apagar",
	removeAsk: "Apagar esta nota?",
	removeLost: "O texto é apagado para toda a equipe e não volta.",
	editFailed: "Não foi possível editar a nota",
	removeFailed: "Não foi possível apagar a nota",
	notSaved: "Nota não salva",
	retry: "Tentar novamente",
	discard: "Descartar",
	saving: "Salvando…",
	mentioned: "Você foi mencionado em uma nota",
	dismiss: "Tirar menção",
	dismissFailed: "Não foi possível tirar a menção",
};
export type NoteStrings = typeof pt;
