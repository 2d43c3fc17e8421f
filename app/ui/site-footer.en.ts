import type { SiteFooterStrings } from "./site-footer.pt.ts";

export const en: SiteFooterStrings = {
	label: "Footer",
	rights: (company, year) => `© ${year} ${company}`,
	taxId: (id) => `Tax id ${id}`,
	tagline: "Conversational AI that automates sales, service and marketing.",
	about: "About",
	contact: "Contact",
	privacy: "Privacy",
	terms: "Terms",
	reports: "Reports",
	automations: "Automations",
	plans: "Plans",
	support: "Support",
	cookies: "Cookie preferences",
};
