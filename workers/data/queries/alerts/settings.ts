import { and, eq } from "drizzle-orm";
import { type AlertSettings, DEFAULT_ALERTS } from "#app/domain/alerts/settings.ts";
import type { Database } from "#workers/data/database.ts";
import { alertSettings } from "#workers/data/schema/alert.ts";

/** A member of a workspace. */
export interface AlertOwner {
	workspaceId: string;
	memberId: string;
}

/** The columns of settings. With a left join all are null where nothing was chosen. */
export const settingsColumns = {
	views: alertSettings.views,
	hasSound: alertSettings.hasSound,
	quietFrom: alertSettings.quietFrom,
	quietUntil: alertSettings.quietUntil,
	timeZone: alertSettings.timeZone,
};
type StoredSettings = Pick<
	typeof alertSettings.$inferSelect,
	"views" | "hasSound" | "quietFrom" | "quietUntil" | "timeZone"
>;

/** Stored settings as rules read them; null: what is so for everybody. */
export function toSettings(stored: StoredSettings | null | undefined): AlertSettings {
	if (!stored) return DEFAULT_ALERTS;
	const { quietFrom, quietUntil, ...rest } = stored;
	const isQuiet = quietFrom !== null && quietUntil !== null;
	return { ...rest, quiet: isQuiet ? { from: quietFrom, until: quietUntil } : null };
}

/** What the member chose; null: nothing yet. */
export async function findAlertSettings(
	db: Database,
	{ workspaceId, memberId }: AlertOwner,
): Promise<AlertSettings | null> {
	const [found] = await db
		.select(settingsColumns)
		.from(alertSettings)
		.where(and(eq(alertSettings.workspaceId, workspaceId), eq(alertSettings.memberId, memberId)));
	return found ? toSettings(found) : null;
}

export async function upsertAlertSettings(
	db: Database,
	{ workspaceId, memberId }: AlertOwner,
	{ quiet, ...chosen }: AlertSettings,
	now: number,
): Promise<void> {
	const row = {
		...chosen,
		quietFrom: quiet?.from ?? null,
		quietUntil: quiet?.until ?? null,
		updatedAt: now,
	};
	await db
		.insert(alertSettings)
		.values({ workspaceId, memberId, ...row })
		.onConflictDoUpdate({
			target: alertSettings.memberId,
			set: row,
			setWhere: eq(alertSettings.workspaceId, workspaceId),
		});
}
