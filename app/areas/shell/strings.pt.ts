export const pt = {
	skipToContent: "Ir para o conteúdo",
	skipToMenu: "Ir para o menu",
	menu: "Menu principal",
	openMenu: "Abrir menu",
	closeMenu: "Fechar menu",
	collapse: "Recolher menu",
	expand: "Expandir menu",
	userMenu: (name: string) => `Menu de ${name}`,
	signOut: "Sair",
	plans: { free: "Free Plan", premium: "Premium Plan", enterprise: "Enterprise Plan" },
	groups: { start: "Início", whatsapp: "WhatsApp" },
	pages: { home: "Início", instances: "Instâncias" },
	loadingInstance: "Carregando instância...",
	footer: (company: string, year: string) => `© ${year} ${company}`,
	tagline: "IA conversacional que automatiza vendas, atendimento e marketing.",
	taxId: "CNPJ",
};
export type ShellStrings = typeof pt;
