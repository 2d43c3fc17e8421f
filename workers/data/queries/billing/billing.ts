import { and, desc, eq, exists, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Plan } from "#app/domain/billing/plan.ts";
import type { PaymentProvider, SubscriptionStatus } from "#app/domain/billing/subscription.ts";
import type { Database } from "#workers/data/database.ts";
import { agents } from "#workers/data/schema/agent.ts";
import { checkouts, paymentEvents, subscriptions } from "#workers/data/schema/billing.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import type { Checkout } from "./checkouts.ts";

export type Subscription = typeof subscriptions.$inferSelect;

/** What is stored of a workspace's subscription, and how many agents it has: one round trip. */
export async function readBilling(
	db: Database,
	workspaceId: string,
): Promise<{ subscription: Subscription | null; agents: number }> {
	const [[subscription], [counted]] = await db.batch([
		db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId)),
		db
			.select({ used: sql<number>`count(*)`.as("used") })
			.from(agents)
			.where(eq(agents.workspaceId, workspaceId)),
	]);
	return { subscription: subscription ?? null, agents: counted?.used ?? 0 };
}

export interface BillingState {
	plan: Plan;
	subscription: Subscription | null;
	/** The checkout begun last. */
	checkout: Checkout | null;
}

/** What a change of the subscription starts from. Null when there is no such workspace. */
export async function findBillingState(
	db: Database,
	workspaceId: string,
): Promise<BillingState | null> {
	const [[workspace], [subscription], [checkout]] = await db.batch([
		db.select({ plan: workspaces.plan }).from(workspaces).where(eq(workspaces.id, workspaceId)),
		db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId)),
		db
			.select()
			.from(checkouts)
			.where(eq(checkouts.workspaceId, workspaceId))
			.orderBy(desc(checkouts.createdAt), desc(checkouts.id))
			.limit(1),
	]);
	if (!workspace) return null;
	return { plan: workspace.plan, subscription: subscription ?? null, checkout: checkout ?? null };
}

export async function findWorkspaceOfCustomer(
	db: Database,
	provider: PaymentProvider,
	customerId: string,
): Promise<string | null> {
	const [row] = await db
		.select({ workspaceId: subscriptions.workspaceId })
		.from(subscriptions)
		.where(and(eq(subscriptions.customerId, customerId), eq(subscriptions.provider, provider)));
	return row?.workspaceId ?? null;
}

export interface ReadState {
	provider: PaymentProvider;
	customerId: string | null;
	subscriptionId: string | null;
	tier: Plan;
	status: SubscriptionStatus;
	currentPeriodEnd: number | null;
	cancelAtPeriodEnd: boolean;
	/** When reading began: of two readings the one that began later stays (N04). */
	readAt: number;
}

/**
 * Stores the provider's state and the plan that follows from it in one transaction. A reading that began
 * before the stored one changes nothing.
 * @returns whether this call changed the plan
 */
export async function storeReading(
	db: Database,
	workspaceId: string,
	reading: ReadState,
	plan: Plan,
	now: number,
): Promise<boolean> {
	const isStored = db
		.select({ one: sql`1` })
		.from(subscriptions)
		.where(
			and(eq(subscriptions.workspaceId, workspaceId), eq(subscriptions.readAt, reading.readAt)),
		);
	const [, changed] = await db.batch([
		db
			.insert(subscriptions)
			.values({ ...reading, workspaceId, createdAt: now, updatedAt: now })
			.onConflictDoUpdate({
				target: subscriptions.workspaceId,
				set: { ...reading, updatedAt: now },
				setWhere: or(isNull(subscriptions.readAt), lte(subscriptions.readAt, reading.readAt)),
			}),
		db
			.update(workspaces)
			.set({ plan, updatedAt: now })
			.where(and(eq(workspaces.id, workspaceId), ne(workspaces.plan, plan), exists(isStored)))
			.returning({ id: workspaces.id }),
	]);
	return changed.length > 0;
}

export async function isEventKnown(db: Database, id: string): Promise<boolean> {
	const rows = await db
		.select({ id: paymentEvents.id })
		.from(paymentEvents)
		.where(eq(paymentEvents.id, id));
	return rows.length > 0;
}

export async function insertEvent(
	db: Database,
	event: { id: string; type: string; receivedAt: number },
): Promise<void> {
	await db.insert(paymentEvents).values(event).onConflictDoNothing();
}

/** Removes at most `limit` events received before `before`; answers how many. */
export async function purgePaymentEvents(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const old = db
		.select({ id: paymentEvents.id })
		.from(paymentEvents)
		.where(lt(paymentEvents.receivedAt, before))
		.limit(limit);
	const { meta } = await db.delete(paymentEvents).where(sql`${paymentEvents.id} in ${old}`);
	return meta.changes;
}

/** Workspaces whose paid period is over by what we know, and whose provider was not read since. */
export async function listOverdue(
	db: Database,
	provider: PaymentProvider,
	before: number,
	limit: number,
): Promise<string[]> {
	const rows = await db
		.select({ workspaceId: subscriptions.workspaceId })
		.from(subscriptions)
		.where(
			and(
				lt(subscriptions.currentPeriodEnd, before),
				eq(subscriptions.provider, provider),
				lt(subscriptions.readAt, before),
			),
		)
		.orderBy(subscriptions.currentPeriodEnd)
		.limit(limit);
	return rows.map(({ workspaceId }) => workspaceId);
}
