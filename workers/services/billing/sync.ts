import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { type Plan, SOLD_PLAN } from "#app/domain/billing/plan.ts";
import { chooseSubscription, computePlan, isEntitled } from "#app/domain/billing/subscription.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { PaymentFault, PaymentVendor } from "#workers/adapters/payments/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	type BillingState,
	findBillingState,
	storeReading,
} from "#workers/data/queries/billing/billing.ts";
import { closeCheckout } from "#workers/data/queries/billing/checkouts.ts";
import type { RecordActivity } from "../team/activity.ts";

export interface BillingSyncDeps {
	db: Database;
	/** Sends the plan to the workspace's hub, which enforces its limits. */
	keepPlan(workspaceId: string, plan: Plan): Promise<void>;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	recordActivity: RecordActivity;
	log: Log;
	now(): number;
}

/**
 * Copies the provider's present state to D1. Whatever triggered it (webhooks in any order, the return from a checkout,
 * the refresh button), the result is the same (N04); when the provider fails nothing changes (R35).
 * @returns the plan in force, or the provider's refusal. Throws when D1 or the hub fails.
 */
export async function syncBilling(
	deps: BillingSyncDeps,
	vendor: PaymentVendor,
	workspaceId: string,
): Promise<Result<Plan, PaymentFault>> {
	const state = await findBillingState(deps.db, workspaceId);
	if (!state) return fail("not_found");
	const readAt = deps.now();
	const paid = await findPaid(deps, vendor, workspaceId, state);
	if (!paid.ok) return paid;
	const { customerId, checkoutId } = paid.value;
	// No customer: a plan that was granted by contract is not changed.
	if (customerId === null) return ok(state.plan);
	const listed = await vendor.listSubscriptions(customerId);
	if (!listed.ok) return listed;
	const chosen = chooseSubscription(listed.value);
	const status = chosen?.status ?? "none";
	const plan = computePlan(state.plan, status);
	const isChanged = await storeReading(
		deps.db,
		workspaceId,
		{
			provider: vendor.name,
			customerId,
			subscriptionId: chosen?.id ?? null,
			tier: SOLD_PLAN,
			status,
			// Without a date the sweep skips subscriptions that are over.
			currentPeriodEnd: isEntitled(status) ? (chosen?.currentPeriodEnd ?? null) : null,
			cancelAtPeriodEnd: chosen?.cancelAtPeriodEnd ?? false,
			readAt,
		},
		plan,
		deps.now(),
	);
	// Last, so that after a failure before it the checkout is read again.
	if (checkoutId !== null)
		await closeCheckout(deps.db, workspaceId, checkoutId, vendor.name, deps.now());
	if (isChanged) await announce(deps, workspaceId, state, plan);
	return ok(plan);
}

interface Paid {
	customerId: string | null;
	/** The checkout through which the customer was found, if it has to be closed; else null. */
	checkoutId: string | null;
}

/** The customer of a checkout that has been completed meanwhile, else the stored one. */
async function findPaid(
	deps: BillingSyncDeps,
	vendor: PaymentVendor,
	workspaceId: string,
	{ subscription, checkout }: BillingState,
): Promise<Result<Paid, PaymentFault>> {
	// A stored id of another provider is unknown to this one.
	const known = subscription?.provider === vendor.name ? subscription.customerId : null;
	const none: Paid = { customerId: known, checkoutId: null };
	if (!checkout || checkout.completedAt !== null) return ok(none);
	const read = await vendor.readCheckout(checkout.id);
	if (!read.ok && read.code !== "not_found") return read;
	if (read.ok && read.value.state === "open") return ok(none);
	if (read.ok && read.value.customerId !== null && read.value.state === "complete")
		return ok({ customerId: read.value.customerId, checkoutId: checkout.id });
	await closeCheckout(deps.db, workspaceId, checkout.id, vendor.name, deps.now());
	return ok(none);
}

/** Publishes a changed plan. D1 already has it, so pages that miss the frame read it later. */
async function announce(
	deps: BillingSyncDeps,
	workspaceId: string,
	before: BillingState,
	plan: Plan,
): Promise<void> {
	deps.log({ event: "plan_changed", workspaceId, from: before.plan, to: plan });
	const told = await Promise.allSettled([
		deps.keepPlan(workspaceId, plan),
		deps.publishToWorkspace(workspaceId, { type: "plan_changed", plan }),
		deps.recordActivity({
			workspaceId,
			actorId: isUpgradeBy(before) ? (before.checkout?.memberId ?? null) : null,
			action: "updated",
			entityType: "subscriptions",
			entityId: workspaceId,
			metadata: { code: "plan_changed", from: before.plan, to: plan },
		}),
	]);
	for (const each of told)
		if (each.status === "rejected")
			deps.log({ event: "plan_not_announced", level: "error", workspaceId, error: each.reason });
}

/** Whether the change comes from a checkout that a member began, and not from the provider alone. */
const isUpgradeBy = ({ checkout }: BillingState): boolean =>
	checkout !== null && checkout.completedAt === null;
