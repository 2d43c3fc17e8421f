import type { PushJob } from "#app/contracts/jobs.ts";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { filterableOf } from "#app/contracts/told-conversations.ts";
import { isWanted } from "#app/domain/alerts/judge.ts";
import { fitting, mustShowAll, topicOf } from "#app/domain/alerts/payload.ts";
import { isQuiet } from "#app/domain/alerts/settings.ts";
import { mayRead } from "#app/domain/conversations/sight.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { PushOutcome, WebPush } from "#workers/adapters/web-push/port.ts";
import type { Database } from "#workers/data/database.ts";
import {
	deleteSubscription,
	findListener,
	type Listener,
	type Subscription,
} from "#workers/data/queries/alerts/subscriptions.ts";

/** Tries of one push; later ones would tell of what is over. */
const MOST_TRIES = 4;
const RETRY_MS = 5_000;
/** The longest wait that a push service may ask for. */
const MOST_DELAY_MS = 60_000;
/** How long a service keeps a push for a browser that is switched off. */
const TTL_S = 12 * 60 * 60;

export interface PushesDeps {
	db: Database;
	log: Log;
	now: () => number;
	webPush: WebPush;
	/** How long a sign-in lasts without being used, ms. */
	idleMs: number;
	hub(workspaceId: string): { findConversation(id: string): Promise<IndexedConversation | null> };
}

/** Sends pushes to browsers. The last word on who may get one is said here, by D1, just before it leaves. */
export function createPushes(deps: PushesDeps) {
	/** Whether a message is still to be read by them; they may have changed what they want meanwhile. */
	function isStillNews(listener: Listener, conversation: IndexedConversation): boolean {
		const { settings, memberId, reads } = listener;
		if (!mayRead(reads, conversation)) return false;
		if (conversation.status === "closed" || conversation.unread === 0) return false;
		return (
			isWanted(settings, filterableOf(conversation), memberId) && !isQuiet(settings, deps.now())
		);
	}

	function payloadOf(
		listener: Listener & Subscription,
		{ news, conversationId }: PushJob,
		conversation: IndexedConversation,
	): string {
		const { channelId, contactId, contactName, contactPhone, lastText, lastType } = conversation;
		return JSON.stringify(
			fitting({
				news,
				conversationId,
				channelId,
				contactId,
				title: contactName === null ? contactPhone : displayName(contactName),
				text: news === "message" ? lastText : "",
				type: lastType ?? "text",
				unread: conversation.unread,
				locale: listener.locale,
				isSilent: news === "over" || !listener.settings.hasSound,
				mustShow: mustShowAll(listener.endpoint),
			}),
		);
	}

	/** What follows from an attempt: after how many ms it comes again; null: it is done. */
	async function settle(
		{ workspaceId, signInId }: PushJob,
		{ endpoint }: Subscription,
		outcome: PushOutcome,
		attempts: number,
	) {
		if (outcome.kind === "gone") await deleteSubscription(deps.db, workspaceId, signInId, endpoint);
		if (outcome.kind === "refused") {
			const { status } = outcome;
			deps.log({ event: "push_refused", level: "warn", workspaceId, signInId, status });
		}
		if (outcome.kind !== "later") return null;
		if (attempts < MOST_TRIES)
			return Math.min(MOST_DELAY_MS, outcome.afterMs ?? RETRY_MS * attempts);
		deps.log({ event: "push_given_up", level: "warn", workspaceId, signInId });
		return null;
	}

	return {
		/**
		 * One attempt of a job. Whoever signed out, was removed or has read it meanwhile gets nothing.
		 * @param attempts with this one
		 * @returns after how many ms it comes again; null: it is done. Throws when D1 or the hub fails
		 */
		async deliver(job: PushJob, attempts: number): Promise<number | null> {
			const { workspaceId, signInId, conversationId } = job;
			const times = { now: deps.now(), idleMs: deps.idleMs };
			const [listener, conversation] = await Promise.all([
				findListener(deps.db, workspaceId, signInId, times),
				deps.hub(workspaceId).findConversation(conversationId),
			]);
			if (listener === null || conversation === null) return null;
			if (job.news === "message" && !isStillNews(listener, conversation)) return null;
			const outcome = await deps.webPush.send(listener, {
				payload: payloadOf(listener, job, conversation),
				topic: topicOf(conversationId),
				ttlSeconds: TTL_S,
			});
			return settle(job, listener, outcome, attempts);
		},
	};
}
