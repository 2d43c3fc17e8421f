import type { SetupStrings } from "./strings.pt.ts";

export const en: SetupStrings = {
	label: "WhatsApp pages",
	tabs: {
		overview: "Overview",
		instances: "Instances",
		qrCodes: "QR codes",
		connections: "Connections",
		analytics: "Analytics",
		support: "Support",
	},
};
