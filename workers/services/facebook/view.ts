import type { ErrorCode } from "#app/contracts/errors.ts";
import type { AccountView, CampaignView, PixelView, SyncView } from "#app/contracts/facebook.ts";
import type { StoredAccount } from "#workers/data/queries/facebook/accounts.ts";
import type { StoredCampaign } from "#workers/data/queries/facebook/campaigns.ts";
import type { PixelRow } from "#workers/data/queries/facebook/pixels.ts";
import type { StoredSync } from "#workers/data/queries/facebook/syncs.ts";

/** Parses the stored JSON list of scopes. */
export const parseScopes = (stored: string): string[] => JSON.parse(stored) as string[];

/** An account as screens show it, without its token. */
export function viewAccount(row: StoredAccount, syncs: readonly StoredSync[]): AccountView {
	const { accountId, name, accountStatus, amountSpent, balance, currency } = row;
	return {
		accountId,
		name,
		accountStatus,
		amountSpent,
		balance,
		currency,
		businessName: row.businessName,
		timezoneName: row.timezoneName,
		permissions: parseScopes(row.permissions),
		isTokenRefused: row.tokenRefusedAt !== null,
		insights: JSON.parse(row.insights ?? "null") as AccountView["insights"],
		lastSyncAt: row.lastSyncAt,
		syncs: syncs.filter((sync) => sync.accountId === accountId).map(viewSync),
	};
}

const viewSync = (sync: StoredSync): SyncView => ({
	kind: sync.kind,
	state: sync.state,
	doneCount: sync.doneCount,
	error: sync.error as ErrorCode | null,
	startedAt: sync.startedAt,
	updatedAt: sync.updatedAt,
});

export const viewPixel = (
	row: PixelRow & { accountId: string; lastSyncAt: number },
): PixelView => ({
	accountId: row.accountId,
	pixelId: row.pixelId,
	name: row.name,
	isUnavailable: row.isUnavailable,
	creationTime: row.creationTime,
	lastFiredTime: row.lastFiredTime,
	enableAutomaticMatching: row.enableAutomaticMatching,
	isCrm: row.isCrm,
	dataUseSetting: row.dataUseSetting,
	firstPartyCookieStatus: row.firstPartyCookieStatus,
	code: row.code,
	lastSyncAt: row.lastSyncAt,
});

export const viewCampaign = (row: StoredCampaign, currency: string): CampaignView => ({
	id: row.id,
	accountId: row.accountId,
	name: row.name,
	objective: row.objective,
	status: row.status,
	dailyBudget: row.dailyBudget,
	lifetimeBudget: row.lifetimeBudget,
	currency,
	createdAt: row.createdAt,
});
