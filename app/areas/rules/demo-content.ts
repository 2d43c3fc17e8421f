/** The sample of this screen, of which the specification gives no figures. */
export const AUTOMATIONS: {
	kind: "welcome" | "afterHours" | "cart" | "survey" | "handOver";
	runs: number;
	/** Fraction that finished. */
	finished: number;
	isOn: boolean;
}[] = [
	{ kind: "welcome", runs: 1248, finished: 0.99, isOn: true },
	{ kind: "afterHours", runs: 436, finished: 0.98, isOn: true },
	{ kind: "cart", runs: 312, finished: 0.94, isOn: true },
	{ kind: "survey", runs: 205, finished: 0.88, isOn: true },
	{ kind: "handOver", runs: 0, finished: 0, isOn: false },
];
export const AUTOMATION_TOTALS = { active: 4, runs: 2201, finished: 0.974, hours: 86 };
