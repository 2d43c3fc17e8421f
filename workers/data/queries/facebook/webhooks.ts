import { and, count, desc, eq } from "drizzle-orm";
import { ACTIVE_STATUS } from "#app/domain/facebook/account.ts";
import type { WebhookObject } from "#app/domain/facebook/webhook.ts";
import type { Database } from "#workers/data/database.ts";
import { facebookAccounts } from "#workers/data/schema/facebook-ads.ts";
import { facebookWebhooks } from "#workers/data/schema/facebook.ts";
import { type EventCursor, selectEvents, type StoredEvent } from "./events.ts";
import { selectLogin, type StoredLogin } from "./logins.ts";

export type StoredWebhook = Omit<typeof facebookWebhooks.$inferSelect, "fields"> & {
	fields: string[];
};
export type NewWebhook = Omit<
	typeof facebookWebhooks.$inferInsert,
	"workspaceId" | "fields" | "updatedAt"
> & { fields: string[] };

/** More filters than anybody tells apart. */
export const MAX_WEBHOOKS = 100;

const isOf = (workspaceId: string, id: string) =>
	and(eq(facebookWebhooks.workspaceId, workspaceId), eq(facebookWebhooks.id, id));

const parseRow = (row: typeof facebookWebhooks.$inferSelect): StoredWebhook => ({
	...row,
	fields: JSON.parse(row.fields) as string[],
});

/** All that the page of webhooks shows, in one round trip. */
export async function readWebhookPage(
	db: Database,
	workspaceId: string,
	memberId: string,
	page: { before: EventCursor | null; limit: number },
): Promise<{
	isConfigured: boolean;
	login: StoredLogin | null;
	webhooks: StoredWebhook[];
	events: StoredEvent[];
}> {
	const [usable, [login], webhooks, events] = await db.batch([
		db
			.select({ accountId: facebookAccounts.accountId })
			.from(facebookAccounts)
			.where(
				and(
					eq(facebookAccounts.workspaceId, workspaceId),
					eq(facebookAccounts.isActive, true),
					eq(facebookAccounts.accountStatus, ACTIVE_STATUS),
				),
			)
			.limit(1),
		selectLogin(db, workspaceId, memberId),
		db
			.select()
			.from(facebookWebhooks)
			.where(eq(facebookWebhooks.workspaceId, workspaceId))
			.orderBy(desc(facebookWebhooks.createdAt), desc(facebookWebhooks.id))
			.limit(MAX_WEBHOOKS),
		selectEvents(db, workspaceId, page),
	]);
	return {
		isConfigured: usable.length > 0,
		login: login ?? null,
		webhooks: webhooks.map(parseRow),
		events,
	};
}

export async function countWebhooks(db: Database, workspaceId: string): Promise<number> {
	const [row] = await db
		.select({ count: count() })
		.from(facebookWebhooks)
		.where(eq(facebookWebhooks.workspaceId, workspaceId));
	return row?.count ?? 0;
}

export async function findWebhook(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<StoredWebhook | null> {
	const [row] = await db.select().from(facebookWebhooks).where(isOf(workspaceId, id));
	return row ? parseRow(row) : null;
}

export async function insertWebhook(
	db: Database,
	workspaceId: string,
	webhook: NewWebhook,
): Promise<void> {
	await db.insert(facebookWebhooks).values({
		...webhook,
		workspaceId,
		fields: JSON.stringify(webhook.fields),
		updatedAt: webhook.createdAt,
	});
}

/** Meta agreed, or says no longer that it does. */
export async function markRegistered(
	db: Database,
	workspaceId: string,
	id: string,
	change: { isRegistered: boolean; updatedAt: number },
): Promise<void> {
	await db.update(facebookWebhooks).set(change).where(isOf(workspaceId, id));
}

/** False when there was none. */
export async function deleteWebhook(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<boolean> {
	const deleted = await db
		.delete(facebookWebhooks)
		.where(isOf(workspaceId, id))
		.returning({ id: facebookWebhooks.id });
	return deleted.length > 0;
}

/**
 * What all workspaces together want to hear of an object: Meta knows one list for the whole app
 * (founding.md 28). Names of fields only, a handful of different ones.
 */
export async function readUnion(
	db: Database,
	objectType: WebhookObject,
): Promise<{ fields: string[]; includeValues: boolean }> {
	const rows = await db
		.selectDistinct({
			fields: facebookWebhooks.fields,
			includeValues: facebookWebhooks.includeValues,
		})
		.from(facebookWebhooks)
		.where(eq(facebookWebhooks.objectType, objectType));
	const fields = rows.flatMap((row) => JSON.parse(row.fields) as string[]);
	return {
		fields: [...new Set(fields)].toSorted(),
		includeValues: rows.some(({ includeValues }) => includeValues),
	};
}
