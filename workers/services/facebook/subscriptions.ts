import { fieldsToSubscribe, type WebhookObject } from "#app/domain/facebook/webhook.ts";
import type { Graph, GraphFault, GraphResult } from "#workers/adapters/meta-graph/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { readUnion } from "#workers/data/queries/facebook/webhooks.ts";

export interface FacebookSubscriptionsDeps {
	db: Database;
	graph: Graph;
	callbackUrl: string;
	/** Our own: the callback is the whole deployment's, and answers no other. */
	verifyToken: string;
	log: Log;
}

/** Others may store a filter while Meta answers: what it knows then is not all; asked again. */
const MAX_ROUNDS = 3;

/**
 * What the app asks Meta for: one list of fields for each object, for all workspaces together.
 * Asking replaces, so that each time the whole list is asked for.
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
		/** Asks for what all filters of the object want. Null: done; else why not. */
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

		/** Whether Meta calls us about these fields. */
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
