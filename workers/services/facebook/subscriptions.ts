import { fieldsToSubscribe, type WebhookObject } from "#app/domain/facebook/webhook.ts";
import type { Graph, GraphFault, GraphResult } from "#workers/adapters/meta-graph/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { readUnion } from "#workers/data/queries/facebook/webhooks.ts";

export interface FacebookSubscriptionsDeps {
	db: Database;
	graph: Graph;
	callbackUrl: string;
	/** The deployment's own verify token; all workspaces share the callback. */
	verifyToken: string;
	log: Log;
}

/** Attempts while other requests change the filters: Meta then has an outdated list and is asked again. */
const MAX_ROUNDS = 3;

/**
 * The app's webhook subscriptions at Meta: one list of fields per object, for all workspaces together. A call replaces
 * the list, so it always sends all fields.
 */
export function createFacebookSubscriptions(deps: FacebookSubscriptionsDeps) {
	const { graph, callbackUrl, verifyToken } = deps;

	async function findSubscription(object: WebhookObject) {
		const listed = await graph.listSubscriptions();
		if (!listed.ok) return listed;
		const value = listed.value.find(
			(each) => each.object === object && each.callbackUrl === callbackUrl,
		);
		return { ok: true as const, value: value ?? null };
	}

	async function askOnce(object: WebhookObject): Promise<GraphResult<string[]>> {
		const now = await findSubscription(object);
		if (!now.ok) return now;
		const union = await readUnion(deps.db, object);
		const fields = fieldsToSubscribe(object, union.fields, now.value?.fields ?? []);
		const { includeValues } = union;
		const asked =
			fields.length > 0
				? await graph.subscribe({ object, callbackUrl, fields, verifyToken, includeValues })
				: now.value && (await graph.unsubscribe(object));
		return asked?.ok === false ? asked : { ok: true, value: union.fields };
	}

	return {
		/** Subscribes to the fields of all filters of the object. Null on success, else Meta's fault. */
		async ask(object: WebhookObject): Promise<GraphFault | null> {
			for (let round = 1; ; round++) {
				const asked = await askOnce(object);
				if (!asked.ok) {
					const { code, metaCode, traceId } = asked.fault;
					deps.log({
						event: "facebook_not_subscribed",
						level: "warn",
						object,
						code,
						metaCode,
						traceId,
					});
					return asked.fault;
				}
				const { fields } = await readUnion(deps.db, object);
				if (round === MAX_ROUNDS || fields.every((field) => asked.value.includes(field)))
					return null;
			}
		},

		/** Whether the subscription at Meta is active and includes these fields. */
		async check(object: WebhookObject, fields: readonly string[]): Promise<GraphResult<boolean>> {
			const found = await findSubscription(object);
			if (!found.ok) return found;
			const subscription = found.value;
			const isActive =
				subscription !== null &&
				subscription.isActive &&
				fields.every((field) => subscription.fields.includes(field));
			return { ok: true, value: isActive };
		},
	};
}
export type FacebookSubscriptions = ReturnType<typeof createFacebookSubscriptions>;
