export const pt = {
	replace: "Substituir",
	replaceNamed: (label: string) => `Substituir: ${label}`,
	remove: "Remover",
	removeNamed: (label: string) => `Remover: ${label}`,
	keep: "Manter a atual",
	undo: "Desfazer",
	willRemove: "Será removida ao salvar.",
	emptyRemoves: "Se ficar vazio, a chave atual é removida ao salvar.",
	show: "Mostrar o que digitei",
	hide: "Ocultar o que digitei",
	placeholder: "Cole a chave aqui",
};
export type SecretFieldStrings = typeof pt;
