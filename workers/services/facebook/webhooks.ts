import type { ErrorCode } from "#app/contracts/errors.ts";
import type {
	FacebookEventView,
	FacebookLoginView,
	GraphFaultView,
	WebhookView,
} from "#app/contracts/facebook.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { EVENTS_PER_PAGE } from "#app/domain/facebook/event.ts";
import { parseWebhookDraft, type WebhookDraft } from "#app/domain/facebook/webhook.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { GraphFault } from "#workers/adapters/meta-graph/port.ts";
import type { Database } from "#workers/data/database.ts";
import type { EventCursor, StoredEvent } from "#workers/data/queries/facebook/events.ts";
import * as stored from "#workers/data/queries/facebook/webhooks.ts";
import type { RecordActivity } from "../team/activity.ts";
import { describeLogin, type FacebookLogin } from "./login.ts";
import type { FacebookSubscriptions } from "./subscriptions.ts";
import type { Limit } from "../limiter.ts";

export interface FacebookWebhooksDeps {
	db: Database;
	login: Pick<FacebookLogin, "find">;
	/** The app's subscriptions at Meta; null where no Meta app is configured. */
	subscriptions: FacebookSubscriptions | null;
	/** The callback URL that all workspaces share. */
	callbackUrl: string;
	hashToken(token: string): string;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	record: RecordActivity;
	limit: Limit;
	newId(): string;
	now(): number;
}

export interface WebhookPage {
	/** An active account with account_status 1 (spec 2, section 2). */
	isConfigured: boolean;
	/** Whether a Meta app is configured. */
	isOffered: boolean;
	callbackUrl: string;
	login: FacebookLoginView | null;
	webhooks: WebhookView[];
	/** Newest first; `nextBefore` is the cursor of the next page. */
	events: FacebookEventView[];
	nextBefore: string | null;
}

/** A result, or a refusal of ours or Meta's; Meta's has its error text. */
export type WebhookAnswer<Value> =
	| { ok: true; value: Value }
	| ({ ok: false } & Pick<GraphFaultView, "code" | "message" | "traceId">);

const refusal = (code: ErrorCode) => ({ ok: false as const, code, message: null, traceId: null });
const refusalOf = ({ code, message, traceId }: GraphFault) => ({
	ok: false as const,
	code,
	message,
	traceId,
});

/** A workspace's filters on events of the shared callback (founding.md 28), and the events that matched. */
export function createFacebookWebhooks(deps: FacebookWebhooksDeps) {
	/** E10: creating and removing filters is in the activity log. */
	const note = ({ workspace, member }: SignedIn, id: string, name: string, isMade: boolean) =>
		deps.record({
			workspaceId: workspace.id,
			actorId: member.id,
			action: isMade ? "created" : "deleted",
			entityType: "facebook",
			entityId: id,
			metadata: { code: isMade ? "facebook_webhook_created" : "facebook_webhook_deleted", name },
		});
	const publishChange = ({ workspace }: SignedIn) =>
		deps.publishToWorkspace(workspace.id, { type: "facebook_changed" });
	const nameOf = (webhook: { name: string; objectType: string }) =>
		webhook.name === "" ? webhook.objectType : webhook.name;

	return {
		/** Everything the page shows, in one D1 batch. `before` is the `nextBefore` of the previous page, or null. */
		async read(signedIn: SignedIn, before: string | null): Promise<WebhookPage> {
			const { workspace, member } = signedIn;
			const page = { before: parseCursor(before), limit: EVENTS_PER_PAGE + 1 };
			const found = await stored.readWebhookPage(deps.db, workspace.id, member.id, page);
			const events = found.events.slice(0, EVENTS_PER_PAGE);
			const last = found.events.length > EVENTS_PER_PAGE ? events.at(-1) : undefined;
			return {
				isConfigured: found.isConfigured,
				isOffered: deps.subscriptions !== null,
				callbackUrl: deps.callbackUrl,
				login: found.login && describeLogin(found.login, deps.now()),
				webhooks: found.webhooks.map(describe),
				events: events.map(describeEvent),
				nextBefore: last ? `${last.receivedAt}.${last.id}` : null,
			};
		},

		/**
		 * Stores a filter and subscribes to its fields at Meta. `facebook_login_missing` without a sign-in at Facebook;
		 * when Meta refuses, the filter is removed again.
		 */
		async create(signedIn: SignedIn, typed: WebhookDraft): Promise<WebhookAnswer<{ id: string }>> {
			if (!may(signedIn.member.role, "manage_facebook")) return refusal("forbidden");
			const draft = parseWebhookDraft(typed);
			if (draft === null) return refusal("invalid_request");
			if (deps.subscriptions === null) return refusal("facebook_not_configured");
			const login = await deps.login.find(signedIn);
			if (login === null || login.isExpired) return refusal("facebook_login_missing");
			const workspaceId = signedIn.workspace.id;
			if (!(await deps.limit("connectivity", workspaceId))) return refusal("rate_limited");
			if ((await stored.countWebhooks(deps.db, workspaceId)) >= stored.MAX_WEBHOOKS)
				return refusal("conflict");
			const id = deps.newId();
			const { verifyToken, ...kept } = draft;
			await stored.insertWebhook(deps.db, workspaceId, {
				...kept,
				id,
				verifyTokenHash: deps.hashToken(verifyToken),
				isRegistered: false,
				createdBy: signedIn.member.id,
				createdAt: deps.now(),
			});
			// Subscribing reads the fields from all stored filters, so this one has to be stored first.
			const fault = await deps.subscriptions.ask(draft.objectType);
			if (fault) {
				await stored.deleteWebhook(deps.db, workspaceId, id);
				return refusalOf(fault);
			}
			const change = { isRegistered: true, updatedAt: deps.now() };
			await stored.markRegistered(deps.db, workspaceId, id, change);
			await note(signedIn, id, nameOf(draft), true);
			await publishChange(signedIn);
			return ok({ id });
		},

		/**
		 * Checks at Meta that our callback is active with the filter's fields; `facebook_webhook_inactive` if not, which
		 * is also stored in the row.
		 */
		async test(signedIn: SignedIn, id: string): Promise<WebhookAnswer<null>> {
			if (!may(signedIn.member.role, "manage_facebook")) return refusal("forbidden");
			const workspaceId = signedIn.workspace.id;
			const webhook = await stored.findWebhook(deps.db, workspaceId, id);
			if (webhook === null) return refusal("not_found");
			if (deps.subscriptions === null) return refusal("facebook_not_configured");
			if (!(await deps.limit("connectivity", workspaceId))) return refusal("rate_limited");
			const checked = await deps.subscriptions.check(webhook.objectType, webhook.fields);
			if (!checked.ok) return refusalOf(checked.fault);
			if (checked.value !== webhook.isRegistered) {
				const change = { isRegistered: checked.value, updatedAt: deps.now() };
				await stored.markRegistered(deps.db, workspaceId, id, change);
				await publishChange(signedIn);
			}
			return checked.value ? ok(null) : refusal("facebook_webhook_inactive");
		},

		/** Removes a filter; fields that no other filter needs are unsubscribed. */
		async remove(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_facebook")) return fail("forbidden");
			const workspaceId = signedIn.workspace.id;
			const webhook = await stored.findWebhook(deps.db, workspaceId, id);
			if (webhook === null || !(await stored.deleteWebhook(deps.db, workspaceId, id)))
				return fail("not_found");
			// If this fails, Meta keeps sending events that match no filter, which does no harm.
			await deps.subscriptions?.ask(webhook.objectType);
			await note(signedIn, id, nameOf(webhook), false);
			await publishChange(signedIn);
			return ok(null);
		},
	};
}

/** Null, the first page, for anything that is not our cursor. */
function parseCursor(text: string | null): EventCursor | null {
	const parts = /^(\d{1,16})\.([0-9a-f]{64})$/.exec(text ?? "");
	return parts?.[1] && parts[2] ? { receivedAt: Number(parts[1]), id: parts[2] } : null;
}

const describe = (row: stored.StoredWebhook): WebhookView => {
	const { id, name, objectType, fields, includeValues, isRegistered, createdAt } = row;
	return { id, name, objectType, fields, includeValues, isRegistered, createdAt };
};

const describeEvent = (row: StoredEvent): FacebookEventView => {
	const { id, objectType, objectId, field, value, happenedAt, receivedAt } = row;
	return { id, objectType, objectId, field, value, happenedAt, receivedAt };
};
