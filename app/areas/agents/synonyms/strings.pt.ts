export const pt = {
	title: "Palavras que querem dizer o mesmo",
	purpose:
		"Como seus clientes chamam o que você vende e faz. O agente procura por todas as palavras de um grupo.",
	shipped:
		"Uns cem grupos comuns já vêm prontos, como frete e entrega ou trocar e devolver. Os seus se somam a eles.",
	create: "Novo grupo",
	list: "Grupos de palavras",
	count: (used: string, max: string) => `${used} de ${max} grupos`,
	empty: "Nenhum grupo ainda",
	emptyText:
		"Junte as palavras que seus clientes usam para a mesma coisa: sacolé, geladinho e dindin, por exemplo.",
	edit: (words: string) => `Editar ${words}`,
	remove: (words: string) => `Excluir ${words}`,
	managersOnly: "Só gestores e administradores podem alterar os grupos.",
	loadFailed: "Não foi possível carregar os grupos",
	failed: "Não foi possível mudar os grupos",
	done: {
		save: "Grupo salvo",
		remove: "Grupo excluído",
		accept: "Palavras reunidas",
		dismiss: "Sugestão dispensada",
	},
	suggestions: {
		title: "Sugestões do que a equipe respondeu",
		purpose:
			"O cliente perguntou com uma palavra, e o texto que a equipe escreveu usa outra. Elas querem dizer o mesmo?",
		list: "Palavras sugeridas",
		pair: (asked: string, told: string) => `${asked} e ${told}`,
		asked: "o cliente diz",
		told: "o texto diz",
		accept: "Sim, o mesmo",
		acceptOf: (pair: string) => `${pair}: sim, o mesmo`,
		dismiss: "Não",
		dismissOf: (pair: string) => `${pair}: não`,
	},
	dialog: {
		create: "Novo grupo",
		edit: "Editar grupo",
		purpose: "De 2 a 20 palavras ou expressões curtas. Maiúsculas e acentos não importam.",
		words: "Palavras",
		placeholder: "Digite uma palavra e tecle Enter",
		listLabel: "Palavras do grupo",
		removeWord: (word: string) => `Tirar ${word}`,
		save: "Salvar",
	},
	removal: {
		title: "Excluir este grupo?",
		text: (words: string) => `O agente deixa de tomar por uma só coisa: ${words}.`,
		confirm: "Excluir grupo",
	},
};
export type SynonymStrings = typeof pt;
