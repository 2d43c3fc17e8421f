/** Words that more than one page of the figures says. */
export const pt = {
	ratings: { excellent: "Excelente", good: "Bom", attention: "Precisa Atenção" },
	noPhone: "Sem número",
	choose: "Instância",
	chooseNone: "Selecione uma Instância",
	never: "Sem dados ainda",
	milliseconds: (value: string) => `${value} ms`,
	seconds: (value: string) => `${value} s`,
	minutes: (value: string) => `${value} min`,
	hours: (value: string) => `${value} h`,
};
export type FiguresStrings = typeof pt;
