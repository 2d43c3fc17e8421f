// Spec 2, section 4: campaign status, account status codes, pixel status; founding.md 31.
import { ACCOUNT_STATUSES, type AccountStatus } from "./account.ts";
import type { SyncKind, SyncState } from "./sync.ts";

/** The code if people have a word for it; null is 'Desconhecido'. */
export const knownAccountStatus = (code: number): AccountStatus | null =>
	ACCOUNT_STATUSES.find((known) => known === code) ?? null;

const PIXEL_STATUSES = ["not_created", "unavailable", "active"] as const;
export type PixelStatus = (typeof PIXEL_STATUSES)[number];

interface SyncOfPixels {
	kind: SyncKind;
	state: SyncState;
	startedAt: number;
}

/**
 * Graph has no `is_created`: a pixel that is returned exists. One that a whole later run over its
 * account did not see is not created there (any more).
 */
export function pixelStatus(
	pixel: { isUnavailable: boolean; lastSyncAt: number },
	syncs: readonly SyncOfPixels[],
): PixelStatus {
	const isGone = syncs.some(
		({ kind, state, startedAt }) =>
			kind === "pixels" && state === "done" && startedAt > pixel.lastSyncAt,
	);
	if (isGone) return "not_created";
	return pixel.isUnavailable ? "unavailable" : "active";
}
