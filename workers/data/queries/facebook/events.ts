import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { EventListener, RoutedEvent } from "#app/domain/facebook/event.ts";
import type { EventObject, WebhookObject } from "#app/domain/facebook/webhook.ts";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { facebookAccounts } from "#workers/data/schema/facebook-ads.ts";
import {
	facebookEvents,
	facebookLogins,
	facebookPages,
	facebookWebhooks,
} from "#workers/data/schema/facebook.ts";

export type StoredEvent = typeof facebookEvents.$inferSelect;

/** Of the last event seen: newest first, by arrival. */
export interface EventCursor {
	receivedAt: number;
	id: string;
}

/** Characters of one statement's parameter; D1 takes two million bytes, and a letter may be four. */
const MAX_PARAMETER = 400_000;

/** One page of a workspace's events, newest first. */
export const selectEvents = (
	db: Database,
	workspaceId: string,
	{ before, limit }: { before: EventCursor | null; limit: number },
) =>
	db
		.select()
		.from(facebookEvents)
		.where(
			and(
				eq(facebookEvents.workspaceId, workspaceId),
				before === null
					? undefined
					: or(
							lt(facebookEvents.receivedAt, before.receivedAt),
							and(
								eq(facebookEvents.receivedAt, before.receivedAt),
								lt(facebookEvents.id, before.id),
							),
						),
			),
		)
		.orderBy(desc(facebookEvents.receivedAt), desc(facebookEvents.id))
		.limit(limit);

const inList = (values: readonly string[]) =>
	sql`(select value from json_each(${JSON.stringify(values)}))`;

const filter = {
	fields: facebookWebhooks.fields,
	includeValues: facebookWebhooks.includeValues,
};

/** The filters of the workspaces whose page it is: by a member's sign-in, or by a channel. */
async function listenToPages(db: Database, ids: readonly string[]) {
	const [bySignIn, byChannel] = await db.batch([
		db
			.select({ workspaceId: facebookPages.workspaceId, objectId: facebookPages.pageId, ...filter })
			.from(facebookPages)
			.innerJoin(facebookWebhooks, hears("page", facebookPages.workspaceId))
			.where(inArray(facebookPages.pageId, inList(ids))),
		selectOfChannels(db, "page", "messenger", ids),
	]);
	return [...bySignIn, ...byChannel];
}

const hears = (
	object: WebhookObject,
	workspaceId:
		| typeof channels.workspaceId
		| typeof facebookPages.workspaceId
		| typeof facebookLogins.workspaceId
		| typeof facebookAccounts.workspaceId,
) => and(eq(facebookWebhooks.workspaceId, workspaceId), eq(facebookWebhooks.objectType, object));

const selectOfChannels = (
	db: Database,
	object: WebhookObject,
	type: "messenger" | "instagram",
	ids: readonly string[],
) =>
	db
		.select({
			workspaceId: channels.workspaceId,
			objectId: sql<string>`${channels.externalId}`,
			...filter,
		})
		.from(channels)
		.innerJoin(facebookWebhooks, hears(object, channels.workspaceId))
		.where(
			and(
				eq(channels.type, type),
				inArray(channels.externalId, inList(ids)),
				isNull(channels.deletedAt),
			),
		);

const selectOfAccounts = (db: Database, ids: readonly string[]) =>
	db
		.select({
			workspaceId: facebookAccounts.workspaceId,
			objectId: facebookAccounts.accountId,
			...filter,
		})
		.from(facebookAccounts)
		.innerJoin(facebookWebhooks, hears("ad_account", facebookAccounts.workspaceId))
		.where(
			and(inArray(facebookAccounts.accountId, inList(ids)), eq(facebookAccounts.isActive, true)),
		);

const selectOfPeople = (db: Database, ids: readonly string[]) =>
	db
		.select({
			workspaceId: facebookLogins.workspaceId,
			objectId: facebookLogins.facebookUserId,
			...filter,
		})
		.from(facebookLogins)
		.innerJoin(facebookWebhooks, hears("user", facebookLogins.workspaceId))
		.where(inArray(facebookLogins.facebookUserId, inList(ids)));

/**
 * The listeners of these objects in any workspace: Meta has signed the call, which names no tenant.
 * Certificates cannot be assigned to anybody.
 */
export async function listListeners(
	db: Database,
	object: Exclude<EventObject, "payments">,
	objectIds: readonly string[],
): Promise<EventListener[]> {
	const rows = await select(db, object, objectIds);
	return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) as string[] }));
}

function select(
	db: Database,
	object: WebhookObject,
	ids: readonly string[],
): Promise<(Omit<EventListener, "fields"> & { fields: string })[]> {
	switch (object) {
		case "page":
			return listenToPages(db, ids);
		case "instagram":
			return selectOfChannels(db, "instagram", "instagram", ids).execute();
		case "ad_account":
			return selectOfAccounts(db, ids).execute();
		case "user":
			return selectOfPeople(db, ids).execute();
		case "certificate_transparency":
			return Promise.resolve([]);
	}
}

/** The workspaces in which these people have signed in with Facebook. */
export async function listWorkspacesOf(
	db: Database,
	facebookUserIds: readonly string[],
): Promise<{ workspaceId: string; facebookUserId: string }[]> {
	return db
		.selectDistinct({
			workspaceId: facebookLogins.workspaceId,
			facebookUserId: facebookLogins.facebookUserId,
		})
		.from(facebookLogins)
		.where(inArray(facebookLogins.facebookUserId, inList(facebookUserIds)));
}

/** Keeps events, each once; answers those that are new. */
export async function keepEvents(
	db: Database,
	events: readonly RoutedEvent[],
	receivedAt: number,
): Promise<{ workspaceId: string; objectType: EventObject; field: string }[]> {
	const [first, ...others] = chunksOf(events).map((part) =>
		db
			.insert(facebookEvents)
			.select(
				sql`select value ->> 'workspaceId', value ->> 'id', value ->> 'objectType',
					value ->> 'objectId', value ->> 'field', value ->> 'value', value ->> 'happenedAt',
					${receivedAt}
				from json_each(${part}) where true`,
			)
			.onConflictDoNothing()
			.returning({
				workspaceId: facebookEvents.workspaceId,
				objectType: facebookEvents.objectType,
				field: facebookEvents.field,
			}),
	);
	if (!first) return [];
	return (await db.batch([first, ...others])).flat();
}

/** JSON lists, each short enough for one parameter. */
function chunksOf(events: readonly RoutedEvent[]): string[] {
	const lists: string[][] = [];
	let size = MAX_PARAMETER;
	for (const event of events) {
		const text = JSON.stringify({ ...event, value: event.value ?? "null" });
		if (size + text.length > MAX_PARAMETER) {
			lists.push([]);
			size = 0;
		}
		lists.at(-1)?.push(text);
		size += text.length;
	}
	return lists.map((list) => `[${list.join(",")}]`);
}

/** Forgets events that came before this moment. Answers how many. */
export async function purgeEvents(db: Database, before: number, limit: number): Promise<number> {
	const { meta } = await db.run(
		sql`delete from facebook_events where rowid in (
			select rowid from ${facebookEvents} where ${lt(facebookEvents.receivedAt, before)} limit ${limit})`,
	);
	return meta.changes;
}
