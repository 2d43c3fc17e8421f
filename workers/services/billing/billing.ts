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

/** A webhook of a period's end comes within minutes; after an hour we ask ourselves. */
const OVERDUE_MS = 60 * 60_000;
const OVERDUE_PER_RUN = 20;

export interface BillingDeps extends BillingSyncDeps {
	payments: Payments;
	planLimits: PlanLimitsService;
	limit: Limit;
	publicUrl: string;
}

export interface CheckoutStart {
	/** What somebody wants; only the plan that is sold leads anywhere. */
	plan: Plan;
	locale: "pt" | "en";
}

/** What became of a webhook: `ignored` was genuine and is not ours, or was dealt with before. */
export type EventOutcome = "done" | "ignored" | "unproved" | "unavailable" | "not_configured";

export function createBillingService(deps: BillingDeps) {
	const { db, publicUrl } = deps;
	const { vendor, demonstration } = deps.payments;
	const pageUrl = `${publicUrl}/subscription`;

	/** The vendor, for whoever may spend the workspace's money. */
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
			// A conflict: somebody else just began this checkout with other words, and theirs stands.
			if (created.code !== "conflict") await skipCheckoutAttempt(db, workspaceId, failed);
			return created;
		}
		// Before anybody can pay: an event about it must find its workspace.
		await insertCheckout(db, workspaceId, {
			id: created.value.id,
			memberId: signedIn.member.id,
			plan: SOLD_PLAN,
			createdAt: now,
		});
		return ok({ url: created.value.url });
	}

	/** Where a checkout that was begun before goes on; null when a new one is needed. */
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

	/** Only ids that we stored lead to a workspace; what else an event says decides nothing (I18). */
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
		/** Origins that forms of the subscription page may end up at (G07). */
		formTargets: vendor?.pageOrigins ?? [],

		/** What the subscription page shows: one round trip to D1 and one to the hub, together. */
		async overview(signedIn: SignedIn): Promise<BillingOverview> {
			const { id, plan } = signedIn.workspace;
			const now = deps.now();
			const [{ subscription, agents }, conversations] = await Promise.all([
				readBilling(db, id),
				deps.planLimits.findConversations(id, plan),
			]);
			const state = subscription && {
				...subscription,
				// Ids of another provider open no portal here.
				hasCustomer: subscription.customerId !== null && subscription.provider === vendor?.name,
			};
			return {
				subscription: describeSubscription(plan, state, now),
				use: conversations && deps.planLimits.describe(plan, conversations, agents, now),
				payments: vendor?.name ?? null,
			};
		},

		/** Begins a checkout, or goes on with the one somebody of the workspace began. Admins only. */
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
			// A checkout that just ended has used up its key: the state is read again.
			const state = before.checkout ? await findBillingState(db, workspaceId) : before;
			if (!state) return fail("not_found");
			return createCheckout(signedIn, used.value, state, start.locale);
		},

		/** The provider's page for the workspace's own customer; no id is taken from anybody (N05). */
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

		/** Asks the provider now. Admins only. */
		async refresh(signedIn: SignedIn): Promise<Result<Plan, ErrorCode>> {
			const used = findVendor(signedIn);
			if (!used.ok) return used;
			if (!(await deps.limit("checkout", signedIn.member.id))) return fail("rate_limited");
			return syncBilling(deps, used.value, signedIn.workspace.id);
		},

		/**
		 * The way back from a checkout. The address proves nothing (N03): only a checkout that this
		 * workspace began is looked at, and only the provider's answer counts.
		 */
		async finishCheckout(signedIn: SignedIn, checkoutId: string): Promise<Result<Plan, ErrorCode>> {
			const used = findVendor(signedIn);
			if (!used.ok) return used;
			if (!(await findCheckout(db, signedIn.workspace.id, checkoutId))) return fail("not_found");
			return syncBilling(deps, used.value, signedIn.workspace.id);
		},

		/** A webhook: proved first, then taken as a hint to read the state again. */
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
			// A customer that the provider does not know (any more) will not be known at the next try.
			if (!synced.ok) return synced.code === "not_found" ? "ignored" : "unavailable";
			// Only now: an event that met trouble comes again and must not be taken for known.
			await insertEvent(db, { id: event.id, type: event.type, receivedAt: deps.now() });
			return "done";
		},

		/** Subscriptions whose end passed without a word are asked about; a bounded number a run. */
		async sweep(): Promise<void> {
			if (!vendor) return;
			const before = deps.now() - (demonstration ? 0 : OVERDUE_MS);
			for (const workspaceId of await listOverdue(db, vendor.name, before, OVERDUE_PER_RUN)) {
				const synced = await syncBilling(deps, vendor, workspaceId);
				if (!synced.ok)
					deps.log({ event: "subscription_unread", level: "warn", workspaceId, code: synced.code });
			}
		},

		/** The pages of the demonstration provider; null where a real one is configured. */
		demonstration: demonstration && createDemonstrationPayments(deps, demonstration),
	};
}
