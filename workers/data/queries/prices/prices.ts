import { and, count, eq, ne, or } from "drizzle-orm";
import type { Ceiling } from "#app/domain/prices/ceiling.ts";
import type { OwnRate, RateKind } from "#app/domain/prices/rates.ts";
import type { Database } from "#workers/data/database.ts";
import { agents } from "#workers/data/schema/agent.ts";
import { messageRates, priceCeilings } from "#workers/data/schema/price.ts";

/** What a workspace typed: rates, oldest first, and ceilings by number. */
export interface StoredPrices {
	rates: OwnRate[];
	ceilings: Record<string, Ceiling>;
}

/** One trip. */
export async function readPrices(db: Database, workspaceId: string): Promise<StoredPrices> {
	const [rates, ceilings] = await db.batch([
		db
			.select({
				kind: messageRates.kind,
				since: messageRates.since,
				micros: messageRates.micros,
			})
			.from(messageRates)
			.where(eq(messageRates.workspaceId, workspaceId))
			.orderBy(messageRates.since, messageRates.kind),
		db
			.select({
				channelId: priceCeilings.channelId,
				micros: priceCeilings.micros,
				stopsPeople: priceCeilings.stopsPeople,
				releasedFor: priceCeilings.releasedFor,
			})
			.from(priceCeilings)
			.where(eq(priceCeilings.workspaceId, workspaceId)),
	]);
	return {
		rates,
		ceilings: Object.fromEntries(ceilings.map(({ channelId, ...ceiling }) => [channelId, ceiling])),
	};
}

/** How many rates a workspace typed, but for the one of this kind and day. */
export async function countRates(
	db: Database,
	workspaceId: string,
	{ kind, since }: Pick<OwnRate, "kind" | "since">,
): Promise<number> {
	const [row] = await db
		.select({ rates: count() })
		.from(messageRates)
		.where(
			and(
				eq(messageRates.workspaceId, workspaceId),
				or(ne(messageRates.kind, kind), ne(messageRates.since, since)),
			),
		);
	return row?.rates ?? 0;
}

/** Sets a rate of a kind from a day on, in place of one that began on the same day. */
export async function writeRate(
	db: Database,
	workspaceId: string,
	rate: OwnRate,
	now: number,
): Promise<void> {
	const { micros } = rate;
	await db
		.insert(messageRates)
		.values({ workspaceId, ...rate, updatedAt: now })
		.onConflictDoUpdate({
			target: [messageRates.workspaceId, messageRates.kind, messageRates.since],
			set: { micros, updatedAt: now },
		});
}

export async function deleteRate(
	db: Database,
	workspaceId: string,
	{ kind, since }: { kind: RateKind; since: string },
): Promise<void> {
	await db
		.delete(messageRates)
		.where(
			and(
				eq(messageRates.workspaceId, workspaceId),
				eq(messageRates.kind, kind),
				eq(messageRates.since, since),
			),
		);
}

/** Sets a number's ceiling; a month that was released stays so. @param ceiling null: none */
export async function writeCeiling(
	db: Database,
	workspaceId: string,
	channelId: string,
	ceiling: Pick<Ceiling, "micros" | "stopsPeople"> | null,
	now: number,
): Promise<void> {
	if (ceiling === null)
		await db
			.delete(priceCeilings)
			.where(
				and(eq(priceCeilings.workspaceId, workspaceId), eq(priceCeilings.channelId, channelId)),
			);
	else
		await db
			.insert(priceCeilings)
			.values({ workspaceId, channelId, ...ceiling, updatedAt: now })
			.onConflictDoUpdate({
				target: [priceCeilings.workspaceId, priceCeilings.channelId],
				set: { ...ceiling, updatedAt: now },
			});
}

/** Lets members go on for a month (`2026-11`), where there is a ceiling. False: there is none. */
export async function releaseCeiling(
	db: Database,
	workspaceId: string,
	channelId: string,
	month: string,
	now: number,
): Promise<boolean> {
	const rows = await db
		.update(priceCeilings)
		.set({ releasedFor: month, updatedAt: now })
		.where(and(eq(priceCeilings.workspaceId, workspaceId), eq(priceCeilings.channelId, channelId)))
		.returning({ channelId: priceCeilings.channelId });
	return rows.length > 0;
}

/** Names of a workspace's agents by their ids, also of deleted ones that have a name. */
export async function agentNames(db: Database, workspaceId: string): Promise<Map<string, string>> {
	const rows = await db
		.select({ id: agents.id, name: agents.name })
		.from(agents)
		.where(eq(agents.workspaceId, workspaceId));
	return new Map(rows.map(({ id, name }) => [id, name]));
}
