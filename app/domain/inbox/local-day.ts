/** São Paulo has had no daylight saving time since 2019; a day there is UTC-3 all year. */
const SAO_PAULO_OFFSET_MS = -3 * 3_600_000;

/** The local day of a moment in America/Sao_Paulo, `2026-11-20`: days of plans and figures. */
export function localDay(at: number): string {
	return new Date(at + SAO_PAULO_OFFSET_MS).toISOString().slice(0, 10);
}
