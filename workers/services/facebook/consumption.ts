import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { isConsumedByList, nextConsumption } from "#app/domain/facebook/purchase.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Graph, GraphFault } from "#workers/adapters/meta-graph/port.ts";
import type { Sealer, SecretContext } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import * as stored from "#workers/data/queries/facebook/purchases.ts";

export interface ConsumptionDeps {
	db: Database;
	graph: Pick<Graph, "listPurchases" | "consume">;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	/** A member's own sign-in at Facebook; null without a valid one. */
	findLogin(signedIn: SignedIn): Promise<{ token: string; facebookUserId: string } | null>;
	log: Log;
	now(): number;
}

export const purchaseSeal = (workspaceId: string, paymentId: string): SecretContext => ({
	workspaceId,
	table: "facebook_purchases",
	rowId: paymentId,
	field: "purchase_token",
});

export function noteFault(log: Log, workspaceId: string, call: string, fault: GraphFault): void {
	const { code, metaCode, metaSubcode, traceId, isUncertain } = fault;
	log({
		event: "facebook_payments_failed",
		level: "warn",
		workspaceId,
		call,
		code,
		metaCode,
		metaSubcode,
		traceId,
		isUncertain,
	});
}

/**
 * Consumes a purchase exactly once (N07): the request that claims it in D1 calls Meta, others are refused. When Meta's
 * answer is ambiguous, its list of purchases that are not consumed decides.
 */
export function createConsumption(deps: ConsumptionDeps) {
	/** Whether Meta lists it as consumed; null: unknown. */
	async function look(
		workspaceId: string,
		token: string,
		paymentId: string,
	): Promise<boolean | null> {
		const listed = await deps.graph.listPurchases(token);
		if (listed.ok) return isConsumedByList(listed.value, paymentId);
		noteFault(deps.log, workspaceId, "purchases", listed.fault);
		return null;
	}

	/** Null: consumed; a code: refused; `open`: unknown. */
	async function ask(
		workspaceId: string,
		of: { token: string; purchaseToken: string; paymentId: string; isLookingFirst: boolean },
	): Promise<ErrorCode | "open" | null> {
		if (of.isLookingFirst) {
			const wasConsumed = await look(workspaceId, of.token, of.paymentId);
			if (wasConsumed !== false) return wasConsumed ? null : "open";
		}
		const answer = await deps.graph.consume(of.token, of.purchaseToken);
		if (answer.ok) return null;
		const { fault } = answer;
		noteFault(deps.log, workspaceId, "consume", fault);
		// For a purchase that is already consumed Meta answers "unknown parameter".
		const isOpen =
			fault.isUncertain ||
			fault.code === "facebook_parameter" ||
			fault.code === "facebook_not_found";
		if (!isOpen) return fault.code;
		const isConsumed = await look(workspaceId, of.token, of.paymentId);
		if (isConsumed === null) return "open";
		return isConsumed ? null : fault.code;
	}

	return async function consume(
		signedIn: SignedIn,
		paymentId: string,
	): Promise<Result<null, ErrorCode>> {
		if (!may(signedIn.member.role, "manage_facebook")) return fail("forbidden");
		const workspaceId = signedIn.workspace.id;
		const memberId = signedIn.member.id;
		const row = await stored.findPurchase(deps.db, workspaceId, memberId, paymentId);
		if (row === null) return fail("not_found");
		const claimedAt = deps.now();
		const step = nextConsumption(row, claimedAt);
		if (step === "consumed") return fail("already_consumed");
		if (step === "asking") return fail("in_progress");
		const login = await deps.findLogin(signedIn);
		if (login === null) return fail("facebook_login_missing");
		const sealer = deps.createSealer(workspaceId, row.dataKeyWrapped);
		const opened = sealer.open(row.purchaseTokenSealed, purchaseSeal(workspaceId, paymentId));
		if (!opened.ok) return fail("unavailable");
		const isMine = await stored.claimPurchase(deps.db, workspaceId, memberId, row, claimedAt);
		if (!isMine) return fail("in_progress");
		const code = await ask(workspaceId, {
			paymentId,
			token: login.token,
			purchaseToken: opened.value,
			isLookingFirst: step === "look",
		});
		// The claim stays and is checked again once it is stale.
		if (code === "open") return fail("facebook_unavailable");
		const now = deps.now();
		await stored.settlePurchase(
			deps.db,
			workspaceId,
			memberId,
			{ paymentId, claimedAt },
			{ consumedAt: code === null ? now : null, now },
		);
		return code === null ? ok(null) : fail(code);
	};
}
