import type { ErrorCode } from "#app/contracts/errors.ts";
import type { ConversionSender, ConversionView } from "#app/contracts/facebook.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	checkConversion,
	chooseAccount,
	composeEvent,
	type ConversionDraft,
	isTooOld,
	mayRetry,
	type ReadyConversion,
} from "#app/domain/facebook/conversion-event.ts";
import type { HashedField } from "#app/domain/facebook/customer-data.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Graph, GraphFault } from "#workers/adapters/meta-graph/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { refuseToken } from "#workers/data/queries/facebook/accounts.ts";
import * as stored from "#workers/data/queries/facebook/conversions.ts";
import type { RecordActivity } from "../team/activity.ts";
import { type AgentMarking, createAgentConversions } from "./agent-conversions.ts";
import { faultView, viewConversion } from "./conversion-view.ts";
import type { Limit } from "../limiter.ts";

export interface FacebookConversionsDeps extends AgentMarking {
	db: Database;
	graph: Pick<Graph, "sendEvents">;
	/** Decrypts an account's token; null when it cannot be decrypted. */
	openAccountToken(
		of: { workspaceId: string; accountId: string },
		tokenSealed: string,
		dataKeyWrapped: string,
	): string | null;
	hashUserData(values: ReadyConversion["customer"]): Partial<Record<HashedField, string>>;
	/** Our origin, sent as the page where the event happened. */
	publicUrl: string;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	record: RecordActivity;
	limit: Limit;
	log: Log;
	now(): number;
}

/** The account whose token sends an event. */
export interface Sender {
	accountId: string;
	token: string;
	/** The encrypted token, to record a refusal only if the token has not been replaced meanwhile. */
	tokenSealed: string;
}

/**
 * Meta's Conversions API (spec 2, section 2). Events are stored before they are sent, and retried as the same event.
 * Methods throw when D1 fails.
 */
export function createFacebookConversions(deps: FacebookConversionsDeps) {
	/** The token for a pixel, and its account. */
	async function findSender(
		workspaceId: string,
		pixelId: string,
	): Promise<Result<Sender, ErrorCode>> {
		const { accounts, pixels } = await stored.listSenders(deps.db, workspaceId, pixelId);
		const account = chooseAccount(accounts.map(withRefusal), pixels, pixelId);
		if (account === null) return fail("facebook_not_configured");
		const { accountId, tokenSealed, dataKeyWrapped } = account;
		const token = deps.openAccountToken({ workspaceId, accountId }, tokenSealed, dataKeyWrapped);
		return token === null ? fail("facebook_token_invalid") : ok({ accountId, token, tokenSealed });
	}

	/** Logs Meta's refusal; an invalid token is marked on its account. */
	async function noteFault(row: stored.StoredConversion, fault: GraphFault, sender: Sender) {
		const { workspaceId, eventId } = row;
		const { code, metaCode, metaSubcode, traceId, isUncertain } = fault;
		deps.log({
			event: "facebook_conversion_failed",
			level: "warn",
			workspaceId,
			code,
			metaCode,
			metaSubcode,
			traceId,
			isUncertain,
			eventId,
		});
		if (code !== "facebook_token_invalid") return;
		if (await refuseToken(deps.db, workspaceId, sender, deps.now()))
			await deps.publishToWorkspace(workspaceId, { type: "facebook_changed" });
	}

	/** Sends a stored event and stores Meta's answer. */
	async function deliver(
		actorId: string | null,
		row: stored.StoredConversion,
		sender: Sender,
	): Promise<ConversionView> {
		const { workspaceId, eventId, attempts } = row;
		const answer = await deps.graph.sendEvents(sender.token, row.pixelId, bodyOf(row));
		const updatedAt = deps.now();
		const outcome = answer.ok
			? { ...answer.value, state: "sent" as const, fault: null, updatedAt }
			: {
					state: answer.fault.isUncertain ? ("unknown" as const) : ("failed" as const),
					eventsReceived: null,
					traceId: answer.fault.traceId,
					fault: JSON.stringify(faultView(answer.fault)),
					updatedAt,
				};
		const attempt = { eventId, attempts };
		const settled = await stored.settleConversion(deps.db, workspaceId, attempt, outcome);
		if (!answer.ok) await noteFault(row, answer.fault, sender);
		// An event that Meta refused was not received, so it gets no entry; the history shows it.
		if (outcome.state !== "failed")
			await deps.record({
				workspaceId,
				actorId,
				action: attempts === 1 ? "created" : "updated",
				entityType: "facebook",
				entityId: eventId,
				metadata: { code: "facebook_conversion_sent", name: row.eventName },
			});
		return viewConversion(settled ?? row);
	}

	/** Validates (spec 2, section 5), stores and sends an event. */
	async function send(
		signedIn: SignedIn,
		draft: ConversionDraft,
		userAgent: string,
	): Promise<Result<ConversionView, ErrorCode>> {
		if (!may(signedIn.member.role, "manage_facebook")) return fail("forbidden");
		const now = deps.now();
		const ready = checkConversion(draft, now);
		if (!ready.ok) return ready;
		const workspaceId = signedIn.workspace.id;
		const sender = await findSender(workspaceId, draft.pixelId);
		if (!sender.ok) return sender;
		if (!(await deps.limit("conversion", workspaceId))) return fail("rate_limited");
		const event = composeEvent(ready.value, {
			hashed: deps.hashUserData(ready.value.customer),
			website: {
				sourceUrl: new URL("/", deps.publicUrl).href,
				userAgent: userAgent.slice(0, 512),
			},
		});
		const row: stored.StoredConversion = {
			workspaceId,
			eventId: draft.eventId,
			memberId: signedIn.member.id,
			accountId: sender.value.accountId,
			pixelId: draft.pixelId,
			eventName: draft.eventType,
			payload: JSON.stringify(event),
			testEventCode: draft.testEventCode || null,
			state: "sending",
			attempts: 1,
			eventsReceived: null,
			traceId: null,
			fault: null,
			eventAt: ready.value.eventAt,
			createdAt: now,
			updatedAt: now,
		};
		if (await stored.insertConversion(deps.db, workspaceId, row))
			return ok(await deliver(signedIn.member.id, row, sender.value));
		// A repeated request gets the result of the first one.
		const known = await stored.findConversion(deps.db, workspaceId, draft.eventId);
		return known ? ok(viewConversion(known)) : fail("not_found");
	}

	/** Sends the same event again, with its id and time. */
	async function retry(
		signedIn: SignedIn,
		eventId: string,
	): Promise<Result<ConversionView, ErrorCode>> {
		if (!may(signedIn.member.role, "manage_facebook")) return fail("forbidden");
		const workspaceId = signedIn.workspace.id;
		const known = await stored.findConversion(deps.db, workspaceId, eventId);
		if (known === null) return fail("not_found");
		const now = deps.now();
		if (known.state === "sent") return ok(viewConversion(known));
		if (!mayRetry(known, now)) return fail("in_progress");
		if (isTooOld(known.eventAt, now)) return fail("event_too_old");
		const sender = await findSender(workspaceId, known.pixelId);
		if (!sender.ok) return sender;
		if (!(await deps.limit("conversion", workspaceId))) return fail("rate_limited");
		const of = { eventId, accountId: sender.value.accountId };
		const claimed = await stored.claimConversion(deps.db, workspaceId, of, now);
		if (claimed === null) return fail("in_progress");
		return ok(await deliver(signedIn.member.id, claimed, sender.value));
	}

	return {
		/** A page of events; `cursor` is the `olderCursor` of the previous page, or null. */
		async read(signedIn: SignedIn, cursor: string | null) {
			const { accounts, pixels, rows, last } = await stored.readConversions(
				deps.db,
				signedIn.workspace.id,
				cursor === null ? null : parseCursor(cursor),
			);
			const senders: ConversionSender[] = accounts.map((account) => {
				const { accountId, name, isTokenRefused } = withRefusal(account);
				return { accountId, name, isTokenRefused };
			});
			return {
				isConfigured: accounts.length > 0,
				senders,
				pixels,
				history: rows.map(viewConversion),
				olderCursor: last ? `${last.createdAt}:${last.eventId}` : null,
			};
		},
		send,
		retry,
		/** How every event is sent. */
		sending: { findSender, deliver },
		...createAgentConversions(deps, { findSender, deliver }),
	};
}

/** The request body: one event, and in test mode the code under which Meta lists it. */
const bodyOf = ({ payload, testEventCode }: stored.StoredConversion): string => {
	const data = [JSON.parse(payload) as unknown];
	return JSON.stringify(
		testEventCode === null ? { data } : { data, test_event_code: testEventCode },
	);
};

const withRefusal = <Account extends { tokenRefusedAt: number | null }>(account: Account) => ({
	...account,
	isTokenRefused: account.tokenRefusedAt !== null,
});

/** Null, the first page, for anything that is not our cursor. */
function parseCursor(cursor: string): { at: number; eventId: string } | null {
	const parts = /^(\d{1,15}):([0-9a-z-]{1,60})$/.exec(cursor);
	return parts ? { at: Number(parts[1]), eventId: parts[2] ?? "" } : null;
}
