/** The time zones to choose from, as the browser knows them. */
import { fold } from "#app/domain/fold.ts";
import type { ComboboxOption } from "./use-combobox.ts";
import type { ZoneNames } from "./zone-names.pt.ts";

/** Without accents and case: "sao" finds São Paulo. */
const keyOf = (text: string): string => fold(text).replaceAll(/[_/]/g, " ");

/** "America/Sao_Paulo" is "São Paulo (Brasília)", "Asia/Tokyo" is "Tokyo (Ásia)". */
export function zoneName(zone: string, names: ZoneNames): string {
	const known = Object.hasOwn(names.cities, zone) ? names.cities[zone] : undefined;
	if (known !== undefined) return known;
	const [city = zone, ...regions] = zone.replaceAll("_", " ").split("/").toReversed();
	const where = regions.map((region) => names.regions[region] ?? region).join(", ");
	return where === "" ? city : `${city} (${where})`;
}

/** The offset of a zone at a moment (ms): "GMT-3". */
export function zoneOffset(zone: string, at: number): string {
	const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" });
	return parts.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

export const zoneOption = (zone: string, at: number, names: ZoneNames): ComboboxOption => ({
	value: zone,
	label: zoneName(zone, names),
	detail: zoneOffset(zone, at),
});

/**
 * All zones by name, with the present one among them even when the browser has another name for it.
 */
export function listZones(present: string, at: number, names: ZoneNames): ComboboxOption[] {
	const zones = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", present]);
	return [...zones].toSorted().map((zone) => zoneOption(zone, at, names));
}

/**
 * The zones whose name or offset contains every word of `text`; those that begin with it come
 * first.
 */
export function searchZones(zones: readonly ComboboxOption[], text: string): ComboboxOption[] {
	const words = keyOf(text).split(/\s+/).filter(Boolean);
	const found = zones.filter((zone) => {
		const key = keyOf(`${zone.label} ${zone.detail} ${zone.value}`);
		return words.every((word) => key.includes(word));
	});
	const [first = ""] = words;
	const rank = (zone: ComboboxOption) => (keyOf(zone.label).startsWith(first) ? 0 : 1);
	return words.length === 0 ? found : found.toSorted((a, b) => rank(a) - rank(b));
}
