import { and, desc, eq, exists, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Plan } from "#app/domain/billing/plan.ts";
import type { PaymentProvider, SubscriptionStatus } from "#app/domain/billing/subscription.ts";
import type { Database } from "../database.ts";
import { agents } from "../schema/agent.ts";
import { checkouts, paymentEvents, subscriptions } from "../schema/billing.ts";
import { workspaces } from "../schema/workspace.ts";

export type Subscription = typeof subscriptions.$inferSelect;
export type Checkout = typeof checkouts.$inferSelect;

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

/** A checkout of this workspace; another workspace's is like an unknown one. */
export async function findCheckout(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<Checkout | null> {
	const [row] = await db
		.select()
		.from(checkouts)
		.where(and(eq(checkouts.workspaceId, workspaceId), eq(checkouts.id, id)));
	return row ?? null;
}

/** The only ways from an event to a workspace: ids that we stored ourselves (I18). */
export async function findWorkspaceOfCheckout(db: Database, id: string): Promise<string | null> {
	const [row] = await db
		.select({ workspaceId: checkouts.workspaceId })
		.from(checkouts)
		.where(eq(checkouts.id, id));
	return row?.workspaceId ?? null;
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

export async function insertCheckout(
	db: Database,
	workspaceId: string,
	checkout: { id: string; memberId: string; plan: Plan; createdAt: number },
): Promise<void> {
	await db
		.insert(checkouts)
		.values({ ...checkout, workspaceId })
		.onConflictDoNothing();
}

/**
 * Ends a checkout, paid or not, and with it the number in its key: the next one is another checkout.
 * Both once, however often it is called.
 */
export async function closeCheckout(
	db: Database,
	workspaceId: string,
	id: string,
	provider: PaymentProvider,
	now: number,
): Promise<void> {
	const isOpen = and(
		eq(checkouts.workspaceId, workspaceId),
		eq(checkouts.id, id),
		isNull(checkouts.completedAt),
	);
	await db.batch([
		db
			.insert(subscriptions)
			.values({
				workspaceId,
				provider,
				tier: "free",
				status: "none",
				createdAt: now,
				updatedAt: now,
			})
			.onConflictDoNothing(),
		db
			.update(subscriptions)
			.set({ checkoutAttempt: sql`${subscriptions.checkoutAttempt} + 1` })
			.where(
				and(
					eq(subscriptions.workspaceId, workspaceId),
					exists(
						db
							.select({ one: sql`1` })
							.from(checkouts)
							.where(isOpen),
					),
				),
			),
		db.update(checkouts).set({ completedAt: now }).where(isOpen),
	]);
}

/** A key whose call failed is not used again: providers repeat even a failure for it. */
export async function skipCheckoutAttempt(
	db: Database,
	workspaceId: string,
	failed: { provider: PaymentProvider; plan: Plan; attempt: number; now: number },
): Promise<void> {
	const { provider, plan, attempt, now } = failed;
	await db
		.insert(subscriptions)
		.values({
			workspaceId,
			provider,
			tier: plan,
			status: "none",
			checkoutAttempt: attempt + 1,
			createdAt: now,
			updatedAt: now,
		})
		.onConflictDoUpdate({
			target: subscriptions.workspaceId,
			set: { checkoutAttempt: attempt + 1, updatedAt: now },
			setWhere: eq(subscriptions.checkoutAttempt, attempt),
		});
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
 * Stores what the provider said, and the plan that follows, in one transaction. A reading that began
 * before the stored one changes nothing.
 * @returns whether the plan changed by this call
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
