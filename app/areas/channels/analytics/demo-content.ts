/** Spec 2, sections 2 and 9: shown only while an instance has no figures of its own. */
export const SAMPLE_HOURS: readonly { hour: number; sent: number; received: number }[] = [
	{ hour: 0, sent: 12, received: 8 },
	{ hour: 4, sent: 5, received: 3 },
	{ hour: 8, sent: 45, received: 38 },
	{ hour: 12, sent: 78, received: 65 },
	{ hour: 16, sent: 92, received: 81 },
	{ hour: 20, sent: 56, received: 49 },
];

export const SAMPLE_FIGURES = { answerDelay: "1.2s", activeContacts: "12", conversations: "8" };
