import type { pt } from "./strings.pt.ts";

export const en: typeof pt = {
	label: "Templates",
	gaps: (names) => `Still to be filled in: ${names}`,
	own: "Only me",
};
