/** Words that more than one page of the figures says. */
export const pt = {
	ratings: { excellent: "Excelente", good: "Bom", attention: "Precisa Atenção" },
	noPhone: "Sem número",
	choose: "Instância",
	chooseNone: "Selecione uma Instância",
	never: "Sem dados ainda",
};
export type FiguresStrings = typeof pt;
