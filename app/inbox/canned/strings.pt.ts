export const pt = {
	label: "Modelos",
	gaps: (names: string) => `Falta preencher: ${names}`,
	own: "Só eu",
};
