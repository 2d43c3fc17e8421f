import type { DeadLettersFilter } from "#app/contracts/dead-letters.ts";
import type { KeptEventsFilter } from "#app/contracts/kept-events.ts";
import { findQueue, LETTER_STATES } from "#app/domain/dead-letters/letter.ts";

/**
 * Reads the filter from the address: `?fila=emails&estado=replayed&antes=…`. Unknown values are
 * ignored.
 */
export function parseLettersFilter(search: URLSearchParams): DeadLettersFilter {
	return {
		queue: findQueue(search.get("fila") ?? ""),
		state: LETTER_STATES.find((state) => state === search.get("estado")) ?? "waiting",
		cursor: search.get("antes"),
	};
}

/** The same filter as an address; default values are left out. */
export function formatLettersFilter({ queue, state, cursor }: DeadLettersFilter): string {
	const search = new URLSearchParams();
	if (queue !== null) search.set("fila", queue);
	if (state !== "waiting") search.set("estado", state);
	if (cursor !== null) search.set("antes", cursor);
	return search.size === 0 ? "" : `?${search}`;
}

/** Reads `?canal=…&antes=31`. Unknown values are ignored. */
export function parseKeptFilter(search: URLSearchParams): KeptEventsFilter {
	const before = search.get("antes") ?? "";
	return {
		channelId: search.get("canal") || null,
		before: /^\d{1,15}$/.test(before) ? Number(before) : null,
	};
}

export function formatKeptFilter({ channelId, before }: KeptEventsFilter): string {
	const search = new URLSearchParams();
	if (channelId !== null) search.set("canal", channelId);
	if (before !== null) search.set("antes", String(before));
	return search.size === 0 ? "" : `?${search}`;
}
