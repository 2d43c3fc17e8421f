import { eq } from "drizzle-orm";
import { type Alarm, type Trouble, TROUBLES } from "#app/domain/health/trouble.ts";
import type { Database } from "#workers/data/database.ts";
import { alarms, alarmTargets } from "#workers/data/schema/health.ts";
import { installation } from "#workers/data/schema/installation.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** Where alarms go, with the key of the installation's workspace, which sealed the address. */
export interface AlarmTarget {
	workspaceId: string;
	dataKeyWrapped: string;
	email: string | null;
	webhookSealed: string | null;
	webhookHost: string | null;
	locale: "pt" | "en";
	failedAt: number | null;
}

/** Null: nobody has set it, or nobody has entered the installation. */
export async function findAlarmTarget(db: Database): Promise<AlarmTarget | null> {
	const [found] = await db
		.select({
			workspaceId: installation.workspaceId,
			dataKeyWrapped: workspaces.dataKeyWrapped,
			email: alarmTargets.email,
			webhookSealed: alarmTargets.webhookSealed,
			webhookHost: alarmTargets.webhookHost,
			locale: alarmTargets.locale,
			failedAt: alarmTargets.failedAt,
		})
		.from(alarmTargets)
		.innerJoin(installation, eq(installation.id, alarmTargets.id))
		.innerJoin(workspaces, eq(workspaces.id, installation.workspaceId))
		.where(eq(alarmTargets.id, 1));
	return found ?? null;
}

export async function saveAlarmTarget(
	db: Database,
	target: Pick<AlarmTarget, "email" | "webhookSealed" | "webhookHost" | "locale">,
	now: number,
): Promise<void> {
	const changed = { ...target, failedAt: null, updatedAt: now };
	await db
		.insert(alarmTargets)
		.values({ id: 1, ...changed })
		.onConflictDoUpdate({ target: alarmTargets.id, set: changed });
}

/** Notes whether the address answered. */
export async function noteAlarmCall(db: Database, failedAt: number | null): Promise<void> {
	await db.update(alarmTargets).set({ failedAt }).where(eq(alarmTargets.id, 1));
}

export async function listAlarms(db: Database): Promise<Partial<Record<Trouble, Alarm>>> {
	const rows = await db.select().from(alarms);
	return Object.fromEntries(
		rows.flatMap(({ trouble, ...alarm }) =>
			(TROUBLES as readonly string[]).includes(trouble) ? [[trouble, alarm]] : [],
		),
	);
}

/** Remembers a trouble, or forgets it with null. */
export async function saveAlarm(
	db: Database,
	trouble: Trouble,
	alarm: Alarm | null,
): Promise<void> {
	if (alarm === null) await db.delete(alarms).where(eq(alarms.trouble, trouble));
	else
		await db
			.insert(alarms)
			.values({ trouble, ...alarm })
			.onConflictDoUpdate({ target: alarms.trouble, set: alarm });
}
