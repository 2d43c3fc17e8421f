import type { DemonstrationCheckout, DemonstrationPortal } from "#app/contracts/billing.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { SOLD_PLAN } from "#app/domain/billing/plan.ts";
import { chooseSubscription, isEntitled } from "#app/domain/billing/subscription.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { DemonstrationPayments } from "#workers/adapters/payments/demonstration.ts";
import { findBillingState } from "#workers/data/queries/billing/billing.ts";
import { findCheckout, insertCheckout } from "#workers/data/queries/billing/checkouts.ts";
import { type BillingSyncDeps, syncBilling } from "./sync.ts";

const STATES = { open: "open", complete: "paid", expired: "abandoned" } as const;

/** Actions of the demonstration provider's own pages, for admins of the workspace. Methods throw when D1 fails. */
export function createDemonstrationPayments(
	deps: BillingSyncDeps,
	payments: DemonstrationPayments,
) {
	/** `not_found` for an unknown checkout and for another workspace's alike. */
	async function findOwn(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
		if (!may(signedIn.member.role, "manage_billing")) return fail("forbidden");
		return (await findCheckout(deps.db, signedIn.workspace.id, id)) ? ok(null) : fail("not_found");
	}

	return {
		/** Subscribes the seeded workspace without a checkout page. */
		async subscribe(workspaceId: string, memberId: string): Promise<void> {
			const begun = await payments.createCheckout({
				workspaceId,
				plan: SOLD_PLAN,
				customerId: null,
				email: "",
				locale: "pt",
				idempotencyKey: `checkout:${workspaceId}:${SOLD_PLAN}:0`,
				successUrl: (id) => id,
				cancelUrl: "",
			});
			if (!begun.ok) throw new Error(begun.code);
			const { id } = begun.value;
			const checkout = { id, memberId, plan: SOLD_PLAN, createdAt: deps.now() };
			await insertCheckout(deps.db, workspaceId, checkout);
			await payments.pages.pay(id);
			await syncBilling(deps, payments, workspaceId);
		},

		async viewCheckout(
			signedIn: SignedIn,
			id: string,
		): Promise<Result<DemonstrationCheckout, ErrorCode>> {
			const own = await findOwn(signedIn, id);
			if (!own.ok) return own;
			const read = await payments.readCheckout(id);
			return read.ok ? ok({ id, state: STATES[read.value.state], plan: SOLD_PLAN }) : read;
		},

		/** Completes a checkout. As with any provider, the product learns of it by reading the state. */
		async pay(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			const own = await findOwn(signedIn, id);
			if (!own.ok) return own;
			return (await payments.pages.pay(id)) ? ok(null) : fail("conflict");
		},

		async abandon(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			const own = await findOwn(signedIn, id);
			if (own.ok) await payments.pages.abandon(id);
			return own;
		},

		async viewPortal(signedIn: SignedIn): Promise<Result<DemonstrationPortal, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_billing")) return fail("forbidden");
			const state = await findBillingState(deps.db, signedIn.workspace.id);
			const { customerId = null, provider = null } = state?.subscription ?? {};
			if (customerId === null || provider !== payments.name) return fail("not_found");
			const listed = await payments.listSubscriptions(customerId);
			if (!listed.ok) return listed;
			const current = chooseSubscription(listed.value);
			if (!current) return fail("not_found");
			return ok({
				plan: SOLD_PLAN,
				endsAt: current.currentPeriodEnd ?? deps.now(),
				isCancelled: current.cancelAtPeriodEnd,
				isOver: !isEntitled(current.status),
			});
		},

		/** Sets whether the subscription renews or ends with the paid month. */
		async setRenewal(signedIn: SignedIn, renews: boolean): Promise<Result<null, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_billing")) return fail("forbidden");
			if (!(await payments.pages.setRenewal(signedIn.workspace.id, renews)))
				return fail("not_subscribed");
			const synced = await syncBilling(deps, payments, signedIn.workspace.id);
			return synced.ok ? ok(null) : synced;
		},
	};
}
