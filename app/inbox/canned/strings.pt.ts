export const pt = {
	label: "Modelos",
	gaps: (names: string) => `Falta preencher: ${names}`,
	own: "Só eu",
	files: (count: number) => (count === 1 ? "1 arquivo" : `${count} arquivos`),
	filesFailed: "Os arquivos do modelo não entraram",
	filesFailedText: "Só o texto foi escrito. Tente de novo, ou pegue os arquivos na biblioteca.",
};
