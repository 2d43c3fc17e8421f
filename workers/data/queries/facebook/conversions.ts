import { and, asc, desc, eq, getTableColumns, inArray, lt, or, sql } from "drizzle-orm";
import { ACTIVE_STATUS } from "#app/domain/facebook/account.ts";
import { SENDING_STALE_MS } from "#app/domain/facebook/conversion-event.ts";
import type { Database } from "#workers/data/database.ts";
import { agents } from "#workers/data/schema/agent.ts";
import { facebookAccounts, facebookPixels } from "#workers/data/schema/facebook-ads.ts";
import { facebookConversions } from "#workers/data/schema/facebook.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** Whom a row names in place of a member: no id of a member has a colon. */
const AGENT_PREFIX = "agent:";
export const agentAsSender = (agentId: string): string => `${AGENT_PREFIX}${agentId}`;
export const isByAgent = (memberId: string): boolean => memberId.startsWith(AGENT_PREFIX);

export type StoredConversion = typeof facebookConversions.$inferSelect;
type NewConversion = Omit<typeof facebookConversions.$inferInsert, "workspaceId">;

/** So many sent events stand on one page. */
const PAGE_LENGTH = 20;

const isUsableOf = (workspaceId: string) =>
	and(
		eq(facebookAccounts.workspaceId, workspaceId),
		eq(facebookAccounts.isActive, true),
		eq(facebookAccounts.accountStatus, ACTIVE_STATUS),
	);

const isEvent = (workspaceId: string, eventId: string) =>
	and(eq(facebookConversions.workspaceId, workspaceId), eq(facebookConversions.eventId, eventId));

/** The accounts whose tokens may send, oldest first: what makes Facebook configured. */
const usableAccounts = (db: Database, workspaceId: string) =>
	db
		.select({
			accountId: facebookAccounts.accountId,
			name: facebookAccounts.name,
			tokenRefusedAt: facebookAccounts.tokenRefusedAt,
		})
		.from(facebookAccounts)
		.where(isUsableOf(workspaceId))
		.orderBy(asc(facebookAccounts.createdAt), asc(facebookAccounts.accountId));

/** The pixels that one of those accounts has, by name; the same pixel once for each account. */
export const usablePixels = (db: Database, workspaceId: string, pixelId?: string) =>
	db
		.select({
			accountId: facebookPixels.accountId,
			pixelId: facebookPixels.pixelId,
			name: facebookPixels.name,
		})
		.from(facebookPixels)
		.innerJoin(
			facebookAccounts,
			and(isUsableOf(workspaceId), eq(facebookAccounts.accountId, facebookPixels.accountId)),
		)
		.where(
			and(
				eq(facebookPixels.workspaceId, workspaceId),
				pixelId === undefined ? undefined : eq(facebookPixels.pixelId, pixelId),
			),
		)
		.orderBy(asc(facebookPixels.name), asc(facebookPixels.pixelId));

/** Pixels that events can be sent to, each once. */
export async function listPixels(db: Database, workspaceId: string) {
	const found = await usablePixels(db, workspaceId);
	return [...new Map(found.map(({ pixelId, name }) => [pixelId, { pixelId, name }])).values()];
}

/** Whether events can be sent to this pixel of the workspace. */
export const hasPixel = async (
	db: Database,
	workspaceId: string,
	pixelId: string,
): Promise<boolean> => (await usablePixels(db, workspaceId, pixelId).limit(1)).length > 0;

/** Who can send, the pixels of those, and a page of what was sent before `before`: one round trip. */
export async function readConversions(
	db: Database,
	workspaceId: string,
	before: { at: number; eventId: string } | null,
) {
	const [accounts, pixels, sent] = await db.batch([
		usableAccounts(db, workspaceId),
		usablePixels(db, workspaceId),
		db
			.select({ ...getTableColumns(facebookConversions), agentName: agents.name })
			.from(facebookConversions)
			.leftJoin(
				agents,
				and(
					eq(agents.workspaceId, workspaceId),
					eq(facebookConversions.memberId, sql`${AGENT_PREFIX} || ${agents.id}`),
				),
			)
			.where(
				and(
					eq(facebookConversions.workspaceId, workspaceId),
					before === null
						? undefined
						: or(
								lt(facebookConversions.createdAt, before.at),
								and(
									eq(facebookConversions.createdAt, before.at),
									lt(facebookConversions.eventId, before.eventId),
								),
							),
				),
			)
			.orderBy(desc(facebookConversions.createdAt), desc(facebookConversions.eventId))
			.limit(PAGE_LENGTH + 1),
	]);
	const rows = sent.slice(0, PAGE_LENGTH);
	return { accounts, pixels, rows, last: sent.length > PAGE_LENGTH ? (rows.at(-1) ?? null) : null };
}

/** What choosing a token for this pixel takes, tokens sealed; and the key of the workspace. */
export async function listSenders(db: Database, workspaceId: string, pixelId: string) {
	const [accounts, pixels] = await db.batch([
		db
			.select({
				accountId: facebookAccounts.accountId,
				name: facebookAccounts.name,
				tokenSealed: facebookAccounts.tokenSealed,
				tokenRefusedAt: facebookAccounts.tokenRefusedAt,
				dataKeyWrapped: workspaces.dataKeyWrapped,
			})
			.from(facebookAccounts)
			.innerJoin(workspaces, eq(workspaces.id, facebookAccounts.workspaceId))
			.where(isUsableOf(workspaceId))
			.orderBy(asc(facebookAccounts.createdAt), asc(facebookAccounts.accountId)),
		db
			.select({ accountId: facebookPixels.accountId, pixelId: facebookPixels.pixelId })
			.from(facebookPixels)
			.where(and(eq(facebookPixels.workspaceId, workspaceId), eq(facebookPixels.pixelId, pixelId))),
	]);
	return { accounts, pixels };
}

/** Keeps an event before it is sent. False: one of this id was kept before. */
export async function insertConversion(
	db: Database,
	workspaceId: string,
	row: NewConversion,
): Promise<boolean> {
	const inserted = await db
		.insert(facebookConversions)
		.values({ ...row, workspaceId })
		.onConflictDoNothing()
		.returning({ eventId: facebookConversions.eventId });
	return inserted.length > 0;
}

export async function findConversion(
	db: Database,
	workspaceId: string,
	eventId: string,
): Promise<StoredConversion | null> {
	const [row] = await db.select().from(facebookConversions).where(isEvent(workspaceId, eventId));
	return row ?? null;
}

/** Claims an event that failed or got no answer for one more try. Null: another call is trying. */
export async function claimConversion(
	db: Database,
	workspaceId: string,
	of: { eventId: string; accountId: string },
	now: number,
): Promise<StoredConversion | null> {
	const { state, updatedAt, attempts } = facebookConversions;
	const [row] = await db
		.update(facebookConversions)
		.set({
			state: "sending",
			attempts: sql`${attempts} + 1`,
			accountId: of.accountId,
			fault: null,
			updatedAt: now,
		})
		.where(
			and(
				isEvent(workspaceId, of.eventId),
				or(
					inArray(state, ["failed", "unknown"]),
					and(eq(state, "sending"), lt(updatedAt, now - SENDING_STALE_MS)),
				),
			),
		)
		.returning();
	return row ?? null;
}

/** Stores Meta's answer to this try. Null: a later try is under way, whose answer counts. */
export async function settleConversion(
	db: Database,
	workspaceId: string,
	of: { eventId: string; attempts: number },
	outcome: Pick<StoredConversion, "state" | "eventsReceived" | "traceId" | "fault" | "updatedAt">,
): Promise<StoredConversion | null> {
	const [row] = await db
		.update(facebookConversions)
		.set(outcome)
		.where(
			and(
				isEvent(workspaceId, of.eventId),
				eq(facebookConversions.state, "sending"),
				eq(facebookConversions.attempts, of.attempts),
			),
		)
		.returning();
	return row ?? null;
}
