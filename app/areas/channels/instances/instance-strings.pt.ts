/** What the page of one instance needs before its screens are there. */
export const pt = {
	loading: "Carregando instância...",
	notFound: "Instância não encontrada",
	notFoundText: "Ela foi excluída, ou pertence a outro workspace.",
	toList: "Ver instâncias",
};
export type InstanceStrings = typeof pt;
