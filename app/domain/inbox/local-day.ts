/** São Paulo has had no daylight saving time since 2019; a day there is UTC-3 all year. */
const SAO_PAULO_OFFSET_MS = -3 * 3_600_000;

/** The local day in America/Sao_Paulo of a moment (epoch ms), `2026-11-20`; used for plans and figures. */
export function localDay(at: number): string {
	return new Date(at + SAO_PAULO_OFFSET_MS).toISOString().slice(0, 10);
}

/** The local hour of a moment in America/Sao_Paulo, `2026-11-20T09`. */
export function localHour(at: number): string {
	return new Date(at + SAO_PAULO_OFFSET_MS).toISOString().slice(0, 13);
}

/** Midnight of a moment's local day in America/Sao_Paulo. */
export function startOfLocalDay(at: number): number {
	return Date.parse(localDay(at)) - SAO_PAULO_OFFSET_MS;
}
