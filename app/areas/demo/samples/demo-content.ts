/**
 * Fixed samples. Ads are the specification's own figures, letter for letter (spec 1, section 2); the others have none there (founding.md 2).
 */
export const ADS = {
	active: "8",
	roas: "4.2x",
	roasChange: "+0.8",
	spend: "R$ 12k",
	ctr: "2.8%",
	ctrChange: "+0.3%",
} as const;

export const CAMPAIGNS: {
	kind: "launch" | "recovery" | "reactivation" | "loyalty";
	reached: number;
	/** Fractions. */
	answered: number;
	converted: number;
	status: "running" | "scheduled" | "finished";
}[] = [
	{ kind: "launch", reached: 4820, answered: 0.31, converted: 0.084, status: "running" },
	{ kind: "recovery", reached: 1260, answered: 0.42, converted: 0.127, status: "running" },
	{ kind: "reactivation", reached: 2940, answered: 0.18, converted: 0.036, status: "scheduled" },
	{ kind: "loyalty", reached: 980, answered: 0.55, converted: 0.162, status: "finished" },
];
export const CAMPAIGN_TOTALS = { active: 2, reached: 10_000, answered: 0.31, converted: 0.085 };

/** People left at each step of the funnel. */
export const FUNNEL: { step: "reached" | "answered" | "qualified" | "bought"; people: number }[] = [
	{ step: "reached", people: 10_000 },
	{ step: "answered", people: 3120 },
	{ step: "qualified", people: 1480 },
	{ step: "bought", people: 852 },
];

export const VOICE_TOTALS = { transcribed: 1486, minutes: 2310, precision: 0.962, spoken: 318 };
export const VOICES: {
	kind: "clara" | "davi" | "lia";
	uses: number;
	language: "pt" | "en";
}[] = [
	{ kind: "clara", uses: 184, language: "pt" },
	{ kind: "davi", uses: 97, language: "pt" },
	{ kind: "lia", uses: 37, language: "en" },
];

export const TEST_TOTALS = { scenarios: 36, passed: 0.917, failed: 3, seconds: 42 };
export const TESTS: {
	kind: "firstContact" | "price" | "complaint" | "handOver" | "offTopic";
	steps: number;
	minutes: number;
	outcome: "passed" | "failed";
}[] = [
	{ kind: "firstContact", steps: 8, minutes: 18, outcome: "passed" },
	{ kind: "price", steps: 12, minutes: 18, outcome: "passed" },
	{ kind: "complaint", steps: 9, minutes: 18, outcome: "failed" },
	{ kind: "handOver", steps: 6, minutes: 19, outcome: "passed" },
	{ kind: "offTopic", steps: 7, minutes: 19, outcome: "passed" },
];
