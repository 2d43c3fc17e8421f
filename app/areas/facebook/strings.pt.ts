/** Words that several screens of the Facebook area say. */
export const pt = {
	guard: {
		toAccounts: "Configurar em Marketing",
		how: "O Facebook fica configurado quando uma conta de anúncios ativa está conectada em Marketing.",
	},
	accountStatuses: {
		1: "Ativa",
		2: "Desabilitada",
		3: "Não Liquidada",
		7: "Revisão de Risco",
		8: "Em Liquidação",
		9: "Liquidação Pendente",
		100: "Fechamento Pendente",
		101: "Fechada",
		unknown: "Desconhecido",
	},
	sync: {
		running: {
			account: "Sincronizando conta…",
			pixels: "Sincronizando pixels…",
			campaigns: "Sincronizando campanhas…",
		},
		so: (count: string) => `${count} até agora`,
		paused: (time: string) => `O Facebook pediu uma pausa; continua sozinha às ${time}.`,
		failed: {
			account: "A última sincronização da conta falhou.",
			pixels: "A última sincronização de pixels falhou.",
			campaigns: "A última sincronização de campanhas falhou.",
		},
	},
	notOffered: "Facebook não configurado: esta instalação não tem um app do Facebook.",
	managersOnly: "Só gestores e administradores podem alterar a área do Facebook.",
	managersOnlyShort: "só gestores e administradores",
	soon: "em breve",
	never: "Nunca",
	notAvailable: "N/A",
};
export type FacebookStrings = typeof pt;
