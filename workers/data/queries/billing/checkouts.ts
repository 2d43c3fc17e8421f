import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Plan } from "#app/domain/billing/plan.ts";
import type { PaymentProvider } from "#app/domain/billing/subscription.ts";
import type { Database } from "#workers/data/database.ts";
import { checkouts, subscriptions } from "#workers/data/schema/billing.ts";

export type Checkout = typeof checkouts.$inferSelect;

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
