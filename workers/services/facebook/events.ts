import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { type RoutedEvent, routeEvents, type ToldEvent } from "#app/domain/facebook/event.ts";
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
	/** Proves and reads a call; null where there is no secret to prove it by. */
	open: ((call: MetaCall) => OpenedEvents) | null;
	/** Null where the deployment has no app of Meta's. */
	graph: Graph | null;
	/** Whether it is a verify token of the deployment. */
	isOwnToken(token: string): boolean;
	tellWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	defer(work: Promise<unknown>): void;
	log: Log;
	now(): number;
}

/** Payments asked about in one call of Meta's; it sends them by ones. */
const MAX_PAYMENTS = 50;

/** What Meta tells the app, sorted to the workspaces that asked to hear it. */
export function createFacebookEvents(deps: FacebookEventsDeps) {
	/** Stores first, then tells open pages: a page that missed it finds it in the list. */
	async function keep(events: readonly RoutedEvent[]): Promise<void> {
		const fresh = await keepEvents(deps.db, events, deps.now());
		const told = new Set<string>();
		for (const { workspaceId, objectType, field } of fresh) {
			const key = `${workspaceId} ${objectType} ${field}`;
			if (told.has(key)) continue;
			told.add(key);
			deps.defer(deps.tellWorkspace(workspaceId, { type: "facebook_event", objectType, field }));
		}
	}

	/** Proves a call for one of the two addresses. An outcome: there is nothing to keep. */
	function open(call: MetaCall, path: string): ToldEvent[] | WebhookOutcome {
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
		 * Meta's question when an address is registered: the challenge for the deployment's own token.
		 * One that a member typed proves nothing here: the address is everybody's (I06).
		 */
		answerChallenge(query: MetaChallenge): string | null {
			const isOwn = deps.isOwnToken(query.token);
			return isOwn && isPlainChallenge(query.mode, query.challenge) ? query.challenge : null;
		},

		/** What happened to pages, people, ad accounts and Instagram accounts. */
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

		/** `actions` and `disputes` of payments. */
		async receivePayments(call: MetaCall): Promise<WebhookOutcome> {
			const told = open(call, "/webhooks/facebook/payments");
			if (typeof told === "string") return told;
			if (deps.graph === null || told[0]?.objectType !== "payments") return "ignored";
			const routed = await routePayments(deps, deps.graph, told);
			if (routed.length === 0) return nobody(deps.log, "payments");
			await keep(routed);
			for (const workspaceId of new Set(routed.map((event) => event.workspaceId)))
				deps.defer(deps.tellWorkspace(workspaceId, { type: "facebook_changed" }));
			return "stored";
		},
	};
}

/** Whose payments they are: the notice has only ids, so each is asked for. */
async function routePayments(
	deps: FacebookEventsDeps,
	graph: Graph,
	told: readonly ToldEvent[],
): Promise<RoutedEvent[]> {
	const payments = new Map<string, GraphPayment>();
	for (const id of [...new Set(told.map(({ objectId }) => objectId))].slice(0, MAX_PAYMENTS)) {
		const read = await graph.getPayment(id);
		if (read.ok) payments.set(id, read.value);
		// Told again by Meta when we answer with trouble of ours (I19).
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

/** Pages' conversations of everybody come by here; what is worth a line is what should have an owner. */
function nobody(log: Log, object: EventObject): WebhookOutcome {
	if (object === "certificate_transparency" || object === "payments")
		log({ event: "facebook_event_of_nobody", object });
	return "ignored";
}
