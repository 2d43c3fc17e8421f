import type { FiguresStrings } from "./strings.pt.ts";

export const en: FiguresStrings = {
	ratings: { excellent: "Excellent", good: "Good", attention: "Needs attention" },
	noPhone: "No number",
	choose: "Instance",
	chooseNone: "Select an instance",
	never: "No data yet",
};
