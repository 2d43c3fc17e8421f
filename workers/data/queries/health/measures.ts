import { and, count, desc, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { SHARD_AT_BYTES } from "#app/domain/channels/space.ts";
import { slidingHour } from "#app/domain/health/failures.ts";
import { type Measures, STUCK_AFTER_MS } from "#app/domain/health/trouble.ts";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { deadLetters } from "#workers/data/schema/dead-letter.ts";
import { failureHours, healthMarks } from "#workers/data/schema/health.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

const HOUR_MS = 60 * 60_000;

/** `cron_failed`: how many parts of the last run failed. `database`: bytes. Each with the moment it was noted. */
export type HealthMark = "cron_started" | "cron_ended" | "cron_failed" | "database";
export type HealthMarks = Partial<Record<HealthMark, { value: number; at: number }>>;

/** Notes marks; answers the size of the database in bytes as D1 reports it with the write. */
export async function writeMarks(
	db: Database,
	marks: Partial<Record<HealthMark, number>>,
	now: number,
): Promise<number> {
	const values = Object.entries(marks).map(([item, value]) => ({ item, value, at: now }));
	const { meta } = await db
		.insert(healthMarks)
		.values(values)
		.onConflictDoUpdate({
			target: healthMarks.item,
			set: { value: sql`excluded.value`, at: sql`excluded.at` },
		});
	return meta.size_after;
}

const selectMarks = (db: Database) => db.select().from(healthMarks);

const toMarks = (rows: Awaited<ReturnType<typeof selectMarks>>): HealthMarks =>
	Object.fromEntries(rows.map(({ item, value, at }) => [item, { value, at }]));

export const readMarks = async (db: Database): Promise<HealthMarks> =>
	toMarks(await selectMarks(db));

const waitingLetters = (db: Database) =>
	db
		.select({ letters: count().as("letters") })
		.from(deadLetters)
		.where(and(isNull(deadLetters.replayedAt), isNull(deadLetters.discardedAt)));

const allKeptEvents = (db: Database) =>
	db
		.select({ kept: sql<number>`coalesce(sum(${channels.keptEvents}), 0)`.as("kept") })
		.from(channels)
		// The partial index has only those.
		.where(and(sql`${channels.keptEvents} > 0`, isNull(channels.deletedAt)));

const isStuck = (now: number) =>
	and(
		isNotNull(channels.stuckSince),
		lte(channels.stuckSince, now - STUCK_AFTER_MS),
		isNull(channels.deletedAt),
	);

const needsShard = () =>
	and(gte(channels.storageBytes, SHARD_AT_BYTES), isNull(channels.deletedAt));

/** A channel of any workspace, as the page lists it. */
const listedChannel = {
	id: sql<string>`${channels.id}`.as("channel_id"),
	workspaceId: channels.workspaceId,
	workspaceName: sql<string>`${workspaces.name}`.as("workspace_name"),
	name: sql<string>`${channels.name}`.as("channel_name"),
	type: sql<string>`${channels.type}`.as("channel_type"),
};

const errorsSince = (db: Database, hour: number) =>
	db
		.select({
			hour: failureHours.hour,
			errors: sql<number>`sum(${failureHours.count})`.as("errors"),
		})
		.from(failureHours)
		.where(and(gte(failureHours.hour, hour), eq(failureHours.level, "error")))
		.groupBy(failureHours.hour);

/** What alarms are judged by, and the marks. One batch. */
export async function readMeasures(
	db: Database,
	now: number,
): Promise<{ measures: Measures; marks: HealthMarks }> {
	const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
	const [marked, [letters], [kept], [stuck], [full], hours] = await db.batch([
		selectMarks(db),
		waitingLetters(db),
		allKeptEvents(db),
		db
			.select({ stuck: count().as("stuck") })
			.from(channels)
			.where(isStuck(now)),
		db
			.select({ full: count().as("full") })
			.from(channels)
			.where(needsShard()),
		errorsSince(db, hour - HOUR_MS),
	]);
	const marks = toMarks(marked);
	const errorsOf = (of: number) => hours.find((each) => each.hour === of)?.errors ?? 0;
	return {
		marks,
		measures: {
			cronEndedAt: marks.cron_ended?.at ?? null,
			failures: slidingHour(errorsOf(hour), errorsOf(hour - HOUR_MS), now),
			deadLetters: letters?.letters ?? 0,
			keptEvents: kept?.kept ?? 0,
			stuckChannels: stuck?.stuck ?? 0,
			fullChannels: full?.full ?? 0,
			databaseBytes: marks.database?.value ?? null,
		},
	};
}

/** Channels of all workspaces whose messages do not leave, longest first. */
export interface StuckChannel {
	id: string;
	workspaceId: string;
	workspaceName: string;
	name: string;
	type: string;
	since: number;
}

/** Rows of each list on the page. */
const LISTED = 20;
const SHOWN_HOURS = 24;

/** What the page of the installation's health lists beside the measures. One batch. */
export async function readHealthLists(db: Database, now: number) {
	const since = Math.floor(now / HOUR_MS) * HOUR_MS - (SHOWN_HOURS - 1) * HOUR_MS;
	const errors = sql<number>`sum(case when ${failureHours.level} = 'error' then ${failureHours.count} else 0 end)`;
	const security = sql<number>`sum(case when ${failureHours.level} = 'security' then ${failureHours.count} else 0 end)`;
	const [hours, events, stuck, full, builds] = await db.batch([
		db
			.select({
				hour: failureHours.hour,
				errors: errors.as("errors"),
				security: security.as("security"),
			})
			.from(failureHours)
			.where(gte(failureHours.hour, since))
			.groupBy(failureHours.hour)
			.orderBy(failureHours.hour),
		db
			.select({
				event: failureHours.event,
				level: failureHours.level,
				total: sql<number>`sum(${failureHours.count})`.as("total"),
			})
			.from(failureHours)
			.where(gte(failureHours.hour, since))
			.groupBy(failureHours.event, failureHours.level)
			.orderBy(desc(sql`total`), failureHours.event)
			.limit(LISTED),
		db
			.select({ ...listedChannel, since: sql<number>`${channels.stuckSince}`.as("stuck") })
			.from(channels)
			.innerJoin(workspaces, eq(workspaces.id, channels.workspaceId))
			.where(isStuck(now))
			.orderBy(channels.stuckSince)
			.limit(LISTED),
		db
			.select({ ...listedChannel, bytes: channels.storageBytes })
			.from(channels)
			.innerJoin(workspaces, eq(workspaces.id, channels.workspaceId))
			.where(needsShard())
			.orderBy(desc(channels.storageBytes))
			.limit(LISTED),
		db
			.select({
				build: channels.objectBuild,
				steps: channels.objectSteps,
				objects: count().as("objects"),
			})
			.from(channels)
			.where(isNull(channels.deletedAt))
			.groupBy(channels.objectBuild, channels.objectSteps)
			.orderBy(desc(sql`objects`))
			.limit(LISTED),
	]);
	return { hours, events, stuck: stuck satisfies StuckChannel[], full, builds };
}

/** Removes at most `limit` counts of hours before `before`; answers how many. */
export async function purgeFailures(db: Database, before: number, limit: number): Promise<number> {
	const { meta } = await db.run(
		sql`delete from failure_hours where (hour, event, level) in
			(select hour, event, level from failure_hours where hour < ${before} limit ${limit})`,
	);
	return meta.changes;
}
