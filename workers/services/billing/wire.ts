import { createPayments } from "#workers/adapters/payments/index.ts";
import {
	ensureDemonstrationPayment,
	findDemonstrationPayment,
	listDemonstrationPayments,
	updateDemonstrationPayment,
} from "#workers/data/queries/billing/demonstration-payments.ts";
import { listChannels } from "#workers/data/queries/channels/channels.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createBillingService } from "./billing.ts";
import type { Runtime } from "../runtime.ts";
import { createPlanLimitsService } from "./plan-limits.ts";

function wirePayments({ config, db, newId, now }: Runtime) {
	const { stripe, allowedPrivateHosts, publicUrl } = config;
	return createPayments(
		{
			stripe: stripe && { ...stripe, allowedPrivateHosts },
			isProduction: config.env === "production",
		},
		{
			store: {
				ensure: (payment) => ensureDemonstrationPayment(db, payment),
				find: (id) => findDemonstrationPayment(db, id),
				list: (workspaceId) => listDemonstrationPayments(db, workspaceId),
				update: (id, change) => updateDemonstrationPayment(db, id, change),
			},
			publicUrl,
			newId,
			now,
		},
	);
}

/**
 * Has every channel re-evaluate its conversations that were over the plan's limit, after another plan was bought or
 * conversations were subtracted from its use. A channel that does not answer is logged; throws when D1 fails.
 */
export async function recountConversations(runtime: Runtime, workspaceId: string): Promise<void> {
	const channels = await listChannels(runtime.db, workspaceId);
	const recounts = await Promise.allSettled(
		channels.map((channel) => runtime.channel(channel).recountConversations(workspaceId)),
	);
	const failed = recounts.filter(({ status }) => status === "rejected").length;
	if (failed > 0) runtime.log({ event: "recount_not_told", level: "warn", workspaceId, failed });
}

/** Subscriptions and the limits of plans. */
export function wireBilling(runtime: Runtime, recordActivity: RecordActivity) {
	const { hub } = runtime;
	const planLimits = createPlanLimitsService({
		...runtime,
		hasPlanLimits: runtime.config.hasPlanLimits,
		countUsed: (workspaceId, at) => hub(workspaceId).countUsed(at),
	});
	const billing = createBillingService({
		...runtime,
		payments: wirePayments(runtime),
		planLimits,
		recordActivity,
		async keepPlan(workspaceId, plan) {
			await hub(workspaceId).keepPlan(plan);
			runtime.defer(recountConversations(runtime, workspaceId));
		},
	});
	return {
		...billing,
		/** Subscribes a seeded workspace; does nothing where payments are real. */
		subscribe: async (workspaceId: string, memberId: string): Promise<void> =>
			billing.demonstration?.subscribe(workspaceId, memberId),
	};
}
