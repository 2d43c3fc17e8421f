import type { ErrorCode } from "#app/contracts/errors.ts";
import type { AdsView, FacebookSettingsView } from "#app/contracts/facebook.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { isUsable } from "#app/domain/facebook/account.ts";
import { SYNC_PERIOD_MS } from "#app/domain/facebook/sync.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { selectAccounts, selectSyncs } from "#workers/data/queries/facebook/accounts.ts";
import { type CampaignCursor, selectCampaigns } from "#workers/data/queries/facebook/campaigns.ts";
import * as settings from "#workers/data/queries/facebook/settings.ts";
import { viewAccount, viewCampaign } from "./view.ts";

export interface FacebookAdsDeps {
	db: Database;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	now(): number;
}

const PAGE_LENGTH = 50;
/** Both are on by default (spec 2, section 2: Ads manager). */
const DEFAULT_SETTINGS: FacebookSettingsView = { isTokenValidationOn: true, isHourlySyncOn: true };

/** Null, the first page, for anything that is not our cursor. */
function parseCursor(text: string | null): CampaignCursor | null {
	const [, createdAt, id] = /^(\d{1,16})\.(\w{1,64})$/.exec(text ?? "") ?? [];
	return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}

/** The ads manager (spec 2, section 2). Methods throw when D1 fails. */
export function createFacebookAds(deps: FacebookAdsDeps) {
	return {
		/** Accounts, counts, settings and a page of fifty campaigns, in one D1 batch. */
		async read(
			{ workspace }: SignedIn,
			page: { after: string | null; status: string | null },
		): Promise<AdsView> {
			const [accounts, syncs, found, [stored]] = await deps.db.batch([
				selectAccounts(deps.db, workspace.id),
				selectSyncs(deps.db, workspace.id),
				selectCampaigns(deps.db, workspace.id, {
					after: parseCursor(page.after),
					status: page.status,
					limit: PAGE_LENGTH + 1,
				}),
				settings.selectSettings(deps.db, workspace.id),
			]);
			const shown = found.slice(0, PAGE_LENGTH);
			const last = shown.at(-1)?.row;
			const { isTokenValidationOn, isHourlySyncOn } = stored ?? DEFAULT_SETTINGS;
			return {
				isConfigured: accounts.some(isUsable),
				accounts: accounts.map((row) => viewAccount(row, syncs)),
				campaigns: shown.map(({ row, currency }) => viewCampaign(row, currency)),
				nextAfter: last && found.length > PAGE_LENGTH ? `${last.createdAt}.${last.id}` : null,
				counts: {
					total: accounts.reduce((sum, { campaignCount }) => sum + campaignCount, 0),
					active: accounts.reduce((sum, one) => sum + one.activeCampaignCount, 0),
				},
				settings: { isTokenValidationOn, isHourlySyncOn },
			};
		},

		/** Saves the settings; the schedule uses them from its next run. */
		async saveSettings(
			{ workspace, member }: SignedIn,
			change: FacebookSettingsView,
		): Promise<Result<null, ErrorCode>> {
			if (!may(member.role, "manage_facebook")) return fail("forbidden");
			const now = deps.now();
			const times = { now, nextRunAt: now + SYNC_PERIOD_MS };
			await settings.saveSettings(deps.db, workspace.id, change, times);
			await deps.publishToWorkspace(workspace.id, { type: "facebook_changed" });
			return ok(null);
		},
	};
}
