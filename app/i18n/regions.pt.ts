import type { Region } from "#app/domain/installation/entering.ts";

/** Where an installation's objects are placed. */
export const pt: Record<Region, string> = {
	sam: "América do Sul",
	enam: "América do Norte, leste",
	wnam: "América do Norte, oeste",
	weur: "Europa ocidental",
	eeur: "Europa oriental",
	me: "Oriente Médio",
	afr: "África",
	apac: "Ásia e Pacífico",
	oc: "Oceania",
};
