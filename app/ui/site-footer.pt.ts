export const pt = {
	label: "Rodapé",
	rights: (company: string, year: string) => `© ${year} ${company}`,
	taxId: (id: string) => `CNPJ ${id}`,
	tagline: "IA conversacional que automatiza vendas, atendimento e marketing.",
	about: "Sobre",
	contact: "Contato",
	privacy: "Privacidade",
	terms: "Termos",
	reports: "Relatórios",
	automations: "Automações",
	plans: "Planos",
	support: "Suporte",
	cookies: "Preferências de cookies",
};
export type SiteFooterStrings = typeof pt;
