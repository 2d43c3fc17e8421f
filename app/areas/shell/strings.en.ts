import type { ShellStrings } from "./strings.pt.ts";

export const en: ShellStrings = {
	skipToContent: "Skip to content",
	skipToMenu: "Skip to menu",
	menu: "Main menu",
	openMenu: "Open menu",
	closeMenu: "Close menu",
	collapse: "Collapse menu",
	expand: "Expand menu",
	userMenu: (name) => `${name}'s menu`,
	signOut: "Sign out",
	plans: { free: "Free Plan", premium: "Premium Plan", enterprise: "Enterprise Plan" },
	groups: { start: "Home", whatsapp: "WhatsApp" },
	pages: { home: "Home", instances: "Instances" },
	loadingInstance: "Loading instance...",
	footer: (company, year) => `© ${year} ${company}`,
	tagline: "Conversational AI that automates sales, service and marketing.",
	taxId: "Tax id",
};
