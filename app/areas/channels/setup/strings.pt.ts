export const pt = {
	label: "Páginas do WhatsApp",
	tabs: {
		overview: "Visão geral",
		instances: "Instâncias",
		qrCodes: "QR Codes",
		connections: "Conexões",
		analytics: "Análises",
		support: "Suporte",
	},
};
export type SetupStrings = typeof pt;
