import type { InstallationPagesStrings } from "./installation-pages.pt.ts";

export const en: InstallationPagesStrings = {
	label: "Pages of the installation",
	setup: "Installation",
	health: "Health",
	costs: "Costs",
};
