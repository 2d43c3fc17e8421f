/** Spec 1, section 2: the figures of the support page. */
export const SUPPORT = {
	faq: "45",
	chat: "Online",
	documentation: "120",
	tutorials: "24",
} as const;
