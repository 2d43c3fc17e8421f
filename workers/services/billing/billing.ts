import type { BillingOverview } from "#app/contracts/billing.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { isAtLeast, type Plan, SOLD_PLAN } from "#app/domain/billing/plan.ts";
import { describeSubscription } from "#app/domain/billing/subscription.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Payments } from "#workers/adapters/payments/index.ts";
import type { PaymentEvent, PaymentVendor } from "#workers/adapters/payments/port.ts";
import {
	type BillingState,
	findBillingState,
	findWorkspaceOfCustomer,
	insertEvent,
	isEventKnown,
	listOverdue,
	readBilling,
} from "#workers/data/queries/billing/billing.ts";
import {
	closeCheckout,
	findCheckout,
	findWorkspaceOfCheckout,
	insertCheckout,
	skipCheckoutAttempt,
} from "#workers/data/queries/billing/checkouts.ts";
import { type BillingSyncDeps, syncBilling } from "./sync.ts";
import { createDemonstrationPayments } from "./demonstration-payments.ts";
import type { Limit } from "../limiter.ts";
import type { PlanLimitsService } from "./plan-limits.ts";

/** The provider's event for the end of a period comes within minutes; after an hour we ask the provider. */
const OVERDUE_MS = 60 * 60_000;
const OVERDUE_PER_RUN = 20;

export interface BillingDeps extends BillingSyncDeps {
	payments: Payments;
	planLimits: PlanLimitsService;
	limit: Limit;
	publicUrl: string;
}

export interface CheckoutStart {
	/** The requested plan; only the one that is sold is accepted. */
	plan: Plan;
	locale: "pt" | "en";
}

/** What became of a webhook: `ignored` is authentic, but concerns no customer of ours or was handled before. */
export type EventOutcome = "done" | "ignored" | "unproved" | "unavailable" | "not_configured";

/**
 * Subscriptions of workspaces at the payment provider. D1 keeps a copy of the provider's state. Refusals: `forbidden`
 * (not an admin), `payments_unavailable` and the provider's codes. Methods throw when D1 or the hub fails.
 */
export function createBillingService(deps: BillingDeps) {
	const { db, publicUrl } = deps;
	const { vendor, demonstration } = deps.payments;
	const pageUrl = `${publicUrl}/subscription`;

	/** The provider, if this member may manage the subscription. */
	function findVendor(signedIn: SignedIn): Result<PaymentVendor, ErrorCode> {
		if (!may(signedIn.member.role, "manage_billing")) return fail("forbidden");
		return vendor ? ok(vendor) : fail("payments_not_configured");
	}

	async function createCheckout(
		signedIn: SignedIn,
		used: PaymentVendor,
		state: BillingState,
		locale: "pt" | "en",
	): Promise<Result<{ url: string }, ErrorCode>> {
		const workspaceId = signedIn.workspace.id;
		const attempt = state.subscription?.checkoutAttempt ?? 0;
		const isKnownHere = state.subscription?.provider === used.name;
		const created = await used.createCheckout({
			workspaceId,
			plan: SOLD_PLAN,
			customerId: isKnownHere ? (state.subscription?.customerId ?? null) : null,
			email: signedIn.email,
			locale,
			idempotencyKey: `checkout:${workspaceId}:${SOLD_PLAN}:${attempt}`,
			successUrl: (id) => `${pageUrl}?session_id=${id}`,
			cancelUrl: `${pageUrl}?checkout=cancelled`,
		});
		const now = deps.now();
		if (!created.ok) {
			const failed = { provider: used.name, plan: SOLD_PLAN, attempt, now };
			// On a conflict another request has just begun this checkout with other parameters, and it stays valid.
			if (created.code !== "conflict") await skipCheckoutAttempt(db, workspaceId, failed);
			return created;
		}
		// Stored before anybody can pay, so that an event about the checkout finds its workspace.
		await insertCheckout(db, workspaceId, {
			id: created.value.id,
			memberId: signedIn.member.id,
			plan: SOLD_PLAN,
			createdAt: now,
		});
		return ok({ url: created.value.url });
	}

	/** The page of a checkout that was begun before; null when a new one is needed. */
	async function resumeCheckout(
		workspaceId: string,
		used: PaymentVendor,
		{ checkout }: BillingState,
	): Promise<Result<{ url: string } | null, ErrorCode>> {
		if (!checkout || checkout.completedAt !== null) return ok(null);
		const read = await used.readCheckout(checkout.id);
		if (!read.ok && read.code !== "not_found") return read;
		if (read.ok && read.value.url !== null) return ok({ url: read.value.url });
		if (read.ok && read.value.state === "complete") {
			const synced = await syncBilling(deps, used, workspaceId);
			if (!synced.ok) return synced;
			return isAtLeast(synced.value, SOLD_PLAN) ? fail("already_subscribed") : ok(null);
		}
		await closeCheckout(db, workspaceId, checkout.id, used.name, deps.now());
		return ok(null);
	}

	/** The workspace of an event, found only by ids that we stored; its other fields are not trusted (I18). */
	async function findWorkspaceOf(
		used: PaymentVendor,
		{ about }: PaymentEvent,
	): Promise<string | null> {
		switch (about.kind) {
			case "checkout":
				return findWorkspaceOfCheckout(db, about.id);
			case "customer":
				return findWorkspaceOfCustomer(db, used.name, about.id);
			case "nothing":
				return null;
		}
	}

	return {
		/** Origins to which forms of the subscription page are redirected, for the content security policy (G07). */
		formTargets: vendor?.pageOrigins ?? [],

		/** What the subscription page shows: one round trip to D1 and one to the hub, in parallel. */
		async overview(signedIn: SignedIn): Promise<BillingOverview> {
			const { id, plan } = signedIn.workspace;
			const now = deps.now();
			const [{ subscription, agents }, conversations] = await Promise.all([
				readBilling(db, id),
				deps.planLimits.findConversations(id, plan),
			]);
			const state = subscription && {
				...subscription,
				// A customer id of another provider is of no use here.
				hasCustomer: subscription.customerId !== null && subscription.provider === vendor?.name,
			};
			return {
				subscription: describeSubscription(plan, state, now),
				use: conversations && deps.planLimits.describe(plan, conversations, agents, now),
				payments: vendor?.name ?? null,
			};
		},

		/** Begins a checkout, or continues the one another admin of the workspace began. */
		async startCheckout(
			signedIn: SignedIn,
			start: CheckoutStart,
		): Promise<Result<{ url: string }, ErrorCode>> {
			const used = findVendor(signedIn);
			if (!used.ok) return used;
			if (start.plan !== SOLD_PLAN) return fail("invalid_request");
			if (!(await deps.limit("checkout", signedIn.member.id))) return fail("rate_limited");
			const workspaceId = signedIn.workspace.id;
			const before = await findBillingState(db, workspaceId);
			if (!before) return fail("not_found");
			if (isAtLeast(before.plan, SOLD_PLAN)) return fail("already_subscribed");
			const resumed = await resumeCheckout(workspaceId, used.value, before);
			if (!resumed.ok || resumed.value !== null)
				return resumed as Result<{ url: string }, ErrorCode>;
			// A checkout that has just ended has used its idempotency key, so the state is read again.
			const state = before.checkout ? await findBillingState(db, workspaceId) : before;
			if (!state) return fail("not_found");
			return createCheckout(signedIn, used.value, state, start.locale);
		},

		/** The provider's portal for the workspace's own customer; no id comes from the request (N05). */
		async openPortal(
			signedIn: SignedIn,
			locale: "pt" | "en",
		): Promise<Result<{ url: string }, ErrorCode>> {
			const used = findVendor(signedIn);
			if (!used.ok) return used;
			if (!(await deps.limit("checkout", signedIn.member.id))) return fail("rate_limited");
			const state = await findBillingState(db, signedIn.workspace.id);
			const customerId = state?.subscription?.customerId ?? null;
			if (customerId === null || state?.subscription?.provider !== used.value.name)
				return fail("not_subscribed");
			return used.value.openPortal({ customerId, returnUrl: `${pageUrl}?checkout=back`, locale });
		},

		/** Reads the provider's state now; answers the plan in force. */
		async refresh(signedIn: SignedIn): Promise<Result<Plan, ErrorCode>> {
			const used = findVendor(signedIn);
			if (!used.ok) return used;
			if (!(await deps.limit("checkout", signedIn.member.id))) return fail("rate_limited");
			return syncBilling(deps, used.value, signedIn.workspace.id);
		},

		/**
		 * The return from a checkout page. The URL proves nothing (N03): only a checkout that this workspace began is
		 * looked up, and only the provider's answer counts.
		 */
		async finishCheckout(signedIn: SignedIn, checkoutId: string): Promise<Result<Plan, ErrorCode>> {
			const used = findVendor(signedIn);
			if (!used.ok) return used;
			if (!(await findCheckout(db, signedIn.workspace.id, checkoutId))) return fail("not_found");
			return syncBilling(deps, used.value, signedIn.workspace.id);
		},

		/** A webhook: its signature is verified, then the provider's state is read again; the event itself is only a hint. */
		async receiveEvent(rawBody: Uint8Array, signature: string | null): Promise<EventOutcome> {
			if (!vendor || demonstration) return "not_configured";
			const event = await vendor.verifyEvent(rawBody, signature, deps.now());
			if (!event) {
				deps.log({ event: "payment_event_unproved", level: "security" });
				return "unproved";
			}
			if (await isEventKnown(db, event.id)) return "ignored";
			const workspaceId = await findWorkspaceOf(vendor, event);
			if (workspaceId === null) return "ignored";
			const synced = await syncBilling(deps, vendor, workspaceId);
			// A retry cannot succeed for a customer that the provider does not know.
			if (!synced.ok) return synced.code === "not_found" ? "ignored" : "unavailable";
			// Stored only after success: a failed event is repeated and must not look like a known one.
			await insertEvent(db, { id: event.id, type: event.type, receivedAt: deps.now() });
			return "done";
		},

		/** Reads subscriptions again whose period ended without an event; a bounded number per run. */
		async sweep(): Promise<void> {
			if (!vendor) return;
			const before = deps.now() - (demonstration ? 0 : OVERDUE_MS);
			for (const workspaceId of await listOverdue(db, vendor.name, before, OVERDUE_PER_RUN)) {
				const synced = await syncBilling(deps, vendor, workspaceId);
				if (!synced.ok)
					deps.log({ event: "subscription_unread", level: "warn", workspaceId, code: synced.code });
			}
		},

		/** The pages of the demonstration provider; null where a real provider is configured. */
		demonstration: demonstration && createDemonstrationPayments(deps, demonstration),
	};
}
