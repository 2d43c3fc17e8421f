export const pt = {
	label: "Páginas da instalação",
	setup: "Instalação",
	health: "Saúde",
	costs: "Custos",
};
export type InstallationPagesStrings = typeof pt;
