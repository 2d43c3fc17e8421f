/** What a backup and a restoration ask of the whole installation. */
import { asc, eq, gt, sql } from "drizzle-orm";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { indexedWords } from "#app/domain/agents/knowledge-search.ts";
import type { Database } from "#workers/data/database.ts";
import { knowledgeEntries, knowledgePassages } from "#workers/data/schema/agent.ts";
import { users } from "#workers/data/schema/auth.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { conversations } from "#workers/data/schema/conversation.ts";
import { installationChecks } from "#workers/data/schema/installation.ts";
import { mails } from "#workers/data/schema/mail.ts";
import { webhookDeliveries } from "#workers/data/schema/webhook-delivery.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** Objects listed in one page. */
const PAGE_OBJECTS = 500;
/** Passages indexed in one call. */
const PAGE_PASSAGES = 200;

/** Channels, deleted ones too (their objects keep a tombstone), behind `after`. */
export const listChannels = (
	db: Database,
	after: string,
): Promise<{ id: string; type: ChannelType; workspaceId: string }[]> =>
	db
		.select({ id: channels.id, type: channels.type, workspaceId: channels.workspaceId })
		.from(channels)
		.where(gt(channels.id, after))
		.orderBy(asc(channels.id))
		.limit(PAGE_OBJECTS);

export const listWorkspaces = (db: Database, after: string): Promise<{ id: string }[]> =>
	db
		.select({ id: workspaces.id })
		.from(workspaces)
		.where(gt(workspaces.id, after))
		.orderBy(asc(workspaces.id))
		.limit(PAGE_OBJECTS);

export const listUsers = (db: Database, after: string): Promise<{ id: string }[]> =>
	db
		.select({ id: users.id })
		.from(users)
		.where(gt(users.id, after))
		.orderBy(asc(users.id))
		.limit(PAGE_OBJECTS);

/** Whether anybody lives here: then nothing is restored into it. */
export async function isInhabited(db: Database): Promise<boolean> {
	const [[workspace], [user], [channel]] = await db.batch([
		db.select({ id: workspaces.id }).from(workspaces).limit(1),
		db.select({ id: users.id }).from(users).limit(1),
		db.select({ id: channels.id }).from(channels).limit(1),
	]);
	return (workspace ?? user ?? channel) !== undefined;
}

/** The first one stands on the page of the installation. */
export type NotedItem = "backups" | "restore";

/** What was noted of the last backup or restoration; null: there was none. */
export async function findNote(
	db: Database,
	item: NotedItem,
): Promise<{ code: string; checkedAt: number } | null> {
	const [row] = await db
		.select({ code: installationChecks.code, checkedAt: installationChecks.checkedAt })
		.from(installationChecks)
		.where(eq(installationChecks.item, item));
	return row ?? null;
}

export async function saveNote(
	db: Database,
	item: NotedItem,
	code: string,
	now: number,
): Promise<void> {
	const note = { code, checkedAt: now };
	await db
		.insert(installationChecks)
		.values({ item, ...note })
		.onConflictDoUpdate({ target: installationChecks.item, set: note });
}

/**
 * Makes restored rows those of an installation that begins again: what waited in a queue may have left since and is
 * not sent again, and whatever the objects project counts as older than what they will write.
 */
export async function settleRows(db: Database): Promise<void> {
	await db.batch([
		db
			.update(mails)
			.set({ status: "failed", failure: "restored" })
			.where(eq(mails.status, "queued")),
		db
			.update(webhookDeliveries)
			.set({ state: "failed", problem: "given_up" })
			.where(eq(webhookDeliveries.state, "queued")),
		db.update(channels).set({ statusVersion: 0 }),
		db.update(conversations).set({ version: 0 }),
	]);
}

/** Indexes the words of passages behind `after`; null: these were the last. Repeating it changes nothing. */
export async function indexPassages(db: Database, after: number): Promise<number | null> {
	const passages = await db
		.select({
			n: knowledgePassages.n,
			agentId: knowledgePassages.agentId,
			title: knowledgeEntries.title,
			text: knowledgePassages.text,
		})
		.from(knowledgePassages)
		.innerJoin(knowledgeEntries, eq(knowledgeEntries.id, knowledgePassages.entryId))
		.where(gt(knowledgePassages.n, after))
		.orderBy(asc(knowledgePassages.n))
		.limit(PAGE_PASSAGES);
	const words = passages.map(({ n, agentId, ...passage }) => [n, indexedWords(agentId, passage)]);
	const numbers = JSON.stringify(passages.map(({ n }) => n));
	await db.run(
		sql`delete from knowledge_search where rowid in (select value from json_each(${numbers}))`,
	);
	await db.run(
		sql`insert into knowledge_search (rowid, words)
			select json_extract(value, '$[0]'), json_extract(value, '$[1]')
			from json_each(${JSON.stringify(words)})`,
	);
	return passages.length < PAGE_PASSAGES ? null : (passages.at(-1)?.n ?? null);
}
