import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { type RoutedEvent, routeEvents, type ReportedEvent } from "#app/domain/facebook/event.ts";
import { type EventObject, isPlainChallenge } from "#app/domain/facebook/webhook.ts";
import type { Graph, GraphPayment } from "#workers/adapters/meta-graph/port.ts";
import type { MetaCall, MetaChallenge } from "#workers/adapters/meta-graph/signature.ts";
import type { OpenedEvents } from "#workers/adapters/meta-graph/webhook-events.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	keepEvents,
	listListeners,
	listWorkspacesOf,
} from "#workers/data/queries/facebook/events.ts";
import type { WebhookOutcome } from "../channels/gateway-webhooks.ts";

export interface FacebookEventsDeps {
	db: Database;
	/** Verifies and parses a call; null where no app secret is configured. */
	open: ((call: MetaCall) => OpenedEvents) | null;
	/** Null where no Meta app is configured. */
	graph: Graph | null;
	/** Whether this is one of the deployment's verify tokens. */
	isOwnToken(token: string): boolean;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	defer(work: Promise<unknown>): void;
	log: Log;
	now(): number;
}

/** Most payments read for one webhook call; Meta sends them one at a time. */
const MAX_PAYMENTS = 50;

/** Events that Meta sends to the app, stored for the workspaces that subscribed to them. */
export function createFacebookEvents(deps: FacebookEventsDeps) {
	/** Stores events, then publishes them; a page that misses the frame reads the list. */
	async function keep(events: readonly RoutedEvent[]): Promise<void> {
		const fresh = await keepEvents(deps.db, events, deps.now());
		const told = new Set<string>();
		for (const { workspaceId, objectType, field } of fresh) {
			const key = `${workspaceId} ${objectType} ${field}`;
			if (told.has(key)) continue;
			told.add(key);
			deps.defer(
				deps.publishToWorkspace(workspaceId, { type: "facebook_event", objectType, field }),
			);
		}
	}

	/** Verifies a call to one of the two addresses. Answers an outcome when there is nothing to store. */
	function open(call: MetaCall, path: string): ReportedEvent[] | WebhookOutcome {
		if (deps.open === null) return "unknown_path";
		const opened = deps.open(call);
		switch (opened.kind) {
			case "unproved":
				deps.log({ event: "webhook_unproved", level: "security", path });
				return "unproved";
			case "unread":
				deps.log({ event: "webhook_unread", level: "warn", path, reason: opened.reason });
				return "ignored";
			case "events":
				return opened.events.length === 0 ? "ignored" : opened.events;
		}
	}

	return {
		/**
		 * Meta's verification request when the address is registered: the challenge if the token is the deployment's, else
		 * null. A token that a member typed is not accepted, because all workspaces share the address (I06).
		 */
		answerChallenge(query: MetaChallenge): string | null {
			const isOwn = deps.isOwnToken(query.token);
			return isOwn && isPlainChallenge(query.mode, query.challenge) ? query.challenge : null;
		},

		/** Events of pages, people, ad accounts and Instagram accounts. Throws when D1 fails. */
		async receive(call: MetaCall): Promise<WebhookOutcome> {
			const told = open(call, "/webhooks/facebook");
			if (typeof told === "string") return told;
			const object = told[0]?.objectType;
			if (object === undefined || object === "payments") return "ignored";
			const ids = [...new Set(told.map(({ objectId }) => objectId))];
			const routed = routeEvents(told, await listListeners(deps.db, object, ids));
			if (routed.length === 0) return nobody(deps.log, object);
			await keep(routed);
			return "stored";
		},

		/** `actions` and `disputes` of payments. Throws when D1 fails. */
		async receivePayments(call: MetaCall): Promise<WebhookOutcome> {
			const told = open(call, "/webhooks/facebook/payments");
			if (typeof told === "string") return told;
			if (deps.graph === null || told[0]?.objectType !== "payments") return "ignored";
			const routed = await routePayments(deps, deps.graph, told);
			if (routed.length === 0) return nobody(deps.log, "payments");
			await keep(routed);
			for (const workspaceId of new Set(routed.map((event) => event.workspaceId)))
				deps.defer(deps.publishToWorkspace(workspaceId, { type: "facebook_changed" }));
			return "stored";
		},
	};
}

/** Finds the workspaces of payments; the webhook has only ids, so each payment is read from Meta. */
async function routePayments(
	deps: FacebookEventsDeps,
	graph: Graph,
	told: readonly ReportedEvent[],
): Promise<RoutedEvent[]> {
	const payments = new Map<string, GraphPayment>();
	for (const id of [...new Set(told.map(({ objectId }) => objectId))].slice(0, MAX_PAYMENTS)) {
		const read = await graph.getPayment(id);
		if (read.ok) payments.set(id, read.value);
		// Answering 503 makes Meta repeat the call (I19).
		else if (read.fault.isTransient || read.fault.isUncertain)
			throw new Error(`payment not read: ${read.fault.code}`);
		else deps.log({ event: "payment_unread", level: "warn", code: read.fault.code });
	}
	const people = [...payments.values()].map(({ userId }) => userId);
	const owners = await listWorkspacesOf(deps.db, [...new Set(people)]);
	return told.flatMap((event) => {
		const payment = payments.get(event.objectId);
		if (!payment) return [];
		const value = JSON.stringify({ actions: payment.actions, disputes: payment.disputes });
		return owners
			.filter(({ facebookUserId }) => facebookUserId === payment.userId)
			.map(({ workspaceId }) => ({ ...event, workspaceId, value }));
	});
}

/**
 * Events that no filter matches. Those of pages are expected, because all pages' conversations arrive at the same
 * address; only objects that must have an owner are logged.
 */
function nobody(log: Log, object: EventObject): WebhookOutcome {
	if (object === "certificate_transparency" || object === "payments")
		log({ event: "facebook_event_of_nobody", object });
	return "ignored";
}
