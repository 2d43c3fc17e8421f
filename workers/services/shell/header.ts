import type { HeaderData } from "#app/contracts/header.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { COUNTED_LETTERS } from "#app/domain/dead-letters/letter.ts";
import { judgeSystem, TROUBLE_WINDOW_MS } from "#app/domain/header/system-status.ts";
import {
	NOTIFICATION_KINDS,
	parseParams,
	SAMPLE_NOTIFICATIONS,
	SHOWN_NOTIFICATIONS,
} from "#app/domain/notifications/notification.ts";
import { ONLINE_WINDOW_MS } from "#app/domain/team/membership.ts";
import { may } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { readHeader } from "#workers/data/queries/shell/header.ts";
import { createReadSights, type SeenHub } from "../auth/sights.ts";

export interface HeaderDeps {
	db: Database;
	now: () => number;
	isSchemaCurrent: () => Promise<boolean>;
	log: Log;
	hub(workspaceId: string): SeenHub;
}

/**
 * The header's data, read by the browser once for each line, and every 60 s without one (spec 1, section 9). One D1
 * batch beside one call of the hub.
 */
export function createHeaderService(deps: HeaderDeps) {
	const readSights = createReadSights(deps);
	return {
		/** Throws when D1 fails; the browser then shows that it cannot reach the server. */
		async read(signedIn: SignedIn): Promise<HeaderData> {
			const now = deps.now();
			const { member, workspace, userId } = signedIn;
			const onlineSince = now - ONLINE_WINDOW_MS;
			const [rows, sights] = await Promise.all([
				readHeader(
					deps.db,
					{ workspaceId: workspace.id, memberId: member.id, userId },
					{
						onlineSince,
						troubleSince: now - TROUBLE_WINDOW_MS,
						samples: SAMPLE_NOTIFICATIONS,
						notifications: SHOWN_NOTIFICATIONS,
						countedLetters: may(member.role, "read_dead_letters") ? COUNTED_LETTERS : 0,
					},
				),
				readSights(workspace.id),
			]);
			const heard = Object.keys(sights.members).filter(
				(id) => (sights.members[id] ?? 0) > onlineSince,
			);
			const online = new Set([...rows.online, ...heard]);
			online.delete(member.id);
			return {
				plan: workspace.plan,
				onlineMembers: online.size,
				system: judgeSystem({
					isDatabaseAnswering: true,
					isSchemaCurrent: await deps.isSchemaCurrent(),
					deadLetters: rows.deadLetters,
				}),
				lastSyncAt: now,
				notifications: rows.notifications
					// A newer release may have told something this one has no words for (R38).
					.filter(({ kind }) => NOTIFICATION_KINDS.includes(kind))
					.map(({ params, isRead, ...notification }) => ({
						...notification,
						params: parseParams(params),
						isRead: Boolean(isRead),
					})),
				// One number for both lists that an admin has to look after.
				waitingLetters: Math.min(rows.waitingLetters + rows.keptEvents, COUNTED_LETTERS),
				isDemonstration: rows.isDemonstration,
				runsInstallation: rows.isInstallation && member.role === "admin",
				readSamples: rows.readSamples,
				absence: rows.absence,
				workspaces: rows.workspaces.map((own) => ({ ...own, isCurrent: own.id === workspace.id })),
			};
		},
	};
}
