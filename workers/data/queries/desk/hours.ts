import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { HoursScope } from "#app/domain/desk/desk-hours.ts";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { selectPeople, selectRules, type StoredRule } from "../rules/rules.ts";
import { departments } from "#workers/data/schema/department.ts";
import { deskHours } from "#workers/data/schema/desk.ts";

export interface StoredHours {
	scope: HoursScope;
	/** "" for the workspace. */
	scopeId: string;
	/** JSON. */
	settings: string;
}

const selectHours = (db: Database, workspaceId: string) =>
	db
		.select({
			scope: deskHours.scope,
			scopeId: deskHours.scopeId,
			settings: deskHours.settings,
		})
		.from(deskHours)
		.where(eq(deskHours.workspaceId, workspaceId))
		.orderBy(deskHours.scope, deskHours.scopeId);

/** All hours of a workspace. */
export const listHours = (db: Database, workspaceId: string): Promise<StoredHours[]> =>
	selectHours(db, workspaceId);

/**
 * What channels' objects are told of, in one batch, with the channels.
 * @param channelIds only these; null for all
 */
export async function readDesk(
	db: Database,
	workspaceId: string,
	channelIds: readonly string[] | null,
): Promise<{
	hours: StoredHours[];
	rules: StoredRule[];
	people: { memberId: string; name: string }[];
	departmentIds: string[];
	channels: { id: string; type: ChannelType }[];
}> {
	const wanted = channelIds === null ? undefined : inArray(channels.id, [...channelIds]);
	const [hours, rules, people, found, kept] = await db.batch([
		selectHours(db, workspaceId),
		selectRules(db, workspaceId),
		selectPeople(db, workspaceId),
		db
			.select({ id: channels.id, type: channels.type })
			.from(channels)
			.where(and(eq(channels.workspaceId, workspaceId), isNull(channels.deletedAt), wanted)),
		db
			.select({ id: departments.id })
			.from(departments)
			.where(eq(departments.workspaceId, workspaceId)),
	]);
	return { hours, rules, people, channels: found, departmentIds: kept.map(({ id }) => id) };
}

/** Keeps the hours of one scope; the last one who saves wins. */
export async function saveHours(
	db: Database,
	workspaceId: string,
	{ scope, scopeId, settings, now }: StoredHours & { now: number },
): Promise<void> {
	await db
		.insert(deskHours)
		.values({ workspaceId, scope, scopeId, settings, updatedAt: now })
		.onConflictDoUpdate({
			target: [deskHours.workspaceId, deskHours.scope, deskHours.scopeId],
			set: { settings, updatedAt: now },
		});
}

/** From here on the wider scope's count again. */
export async function deleteHours(
	db: Database,
	workspaceId: string,
	{ scope, scopeId }: Pick<StoredHours, "scope" | "scopeId">,
): Promise<void> {
	await db
		.delete(deskHours)
		.where(
			and(
				eq(deskHours.workspaceId, workspaceId),
				eq(deskHours.scope, scope),
				eq(deskHours.scopeId, scopeId),
			),
		);
}
