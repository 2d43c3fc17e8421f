import { counted } from "#app/i18n/counted.ts";
export const pt = {
	title: "Bases de conhecimento",
	purpose:
		"O que os agentes podem dizer. Uma base pode ser usada por vários agentes: escreva uma vez, todos sabem.",
	create: "Nova base",
	synonyms: "Sinônimos",
	library: "Arquivos",
	list: "Bases de conhecimento",
	loadFailed: "Não foi possível carregar as bases",
	empty: "Nenhuma base ainda",
	emptyText:
		"Uma base reúne textos, arquivos e páginas sobre um assunto. Crie uma e escolha, na página de cada agente, quem a conhece.",
	emptyForViewers: "Quando a equipe criar uma base, ela aparece aqui com quem a usa.",
	textsOf: (used: string, max: string) => `${used} de ${max} textos`,
	charactersOf: (used: string, max: string) => `${used} de ${max} caracteres`,
	texts: (count: string) => counted(count, "texto", "textos"),
	characters: (count: string) => counted(count, "caractere", "caracteres"),
	usedBy: "Usada por",
	unused: "Nenhum agente usa",
	moreAgents: (count: string) => `e mais ${count}`,
	moreOf: (name: string) => `Mais opções: ${name}`,
	rename: "Renomear",
	remove: "Excluir base",
	managersOnly: "Só gestores e administradores podem alterar as bases.",
	failed: "Não foi possível mudar a base",
	done: {
		add: "Base criada",
		rename: "Base renomeada",
		remove: "Base excluída",
		attach: "O agente conhece a base",
		detach: "O agente não conhece mais a base",
		semantic: "Busca por significado salva",
	},
	naming: {
		create: "Nova base",
		rename: "Renomear base",
		purpose: "Depois de criar, adicione textos e escolha os agentes que a conhecem.",
		name: "Nome",
		placeholder: "Ex.: Trocas e entregas",
		confirmCreate: "Criar base",
		confirmRename: "Salvar",
	},
	removal: {
		title: (name: string) => `Excluir ${name}?`,
		nothing: "Não há nenhum texto nela.",
		what: (texts: string, characters: string) =>
			`${counted(texts, "texto", "textos")} (${counted(characters, "caractere", "caracteres")}) ${texts === "1" ? "será excluído" : "serão excluídos"} com ela, e não dá para desfazer.`,
		unused: "Nenhum agente a usa.",
		who: (count: number, names: string) =>
			`${names} ${count === 1 ? "deixa" : "deixam"} de saber o que está nela.`,
		others: (count: number) => `mais ${count}`,
		confirm: "Excluir base",
	},
	page: {
		entries: "Textos da base",
		entriesPurpose: "Escreva como você explicaria a um colega novo: um texto curto por assunto.",
		empty: "Esta base está vazia",
	},
	notFound: {
		title: "Base não encontrada",
		text: "Ela pode ter sido excluída, ou o endereço está errado.",
		toList: "Ver todas as bases",
	},
};
export type BaseStrings = typeof pt;
