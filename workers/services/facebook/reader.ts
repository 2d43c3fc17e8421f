import type { ErrorCode } from "#app/contracts/errors.ts";
import type { FacebookSyncJob } from "#app/contracts/facebook.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { decideSetback } from "#app/domain/facebook/sync.ts";
import type { Graph, GraphFault, GraphResult } from "#workers/adapters/meta-graph/port.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	changeAccount,
	findAccount,
	type StoredAccount,
} from "#workers/data/queries/facebook/accounts.ts";
import {
	markUnseenDeleted,
	recountCampaigns,
	writeCampaigns,
} from "#workers/data/queries/facebook/campaigns.ts";
import { upsertPixels } from "#workers/data/queries/facebook/pixels.ts";
import * as syncs from "#workers/data/queries/facebook/syncs.ts";
import { openAccountToken } from "./tokens.ts";

export interface FacebookReaderDeps {
	db: Database;
	graph: Pick<
		Graph,
		"debugToken" | "me" | "getAccount" | "getInsights" | "listPixels" | "listCampaigns"
	>;
	/** A Meta app is configured, so tokens can be inspected. */
	hasApp: boolean;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	queueFacebook(jobs: readonly FacebookSyncJob[], delayMs?: number): Promise<void>;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	log: Log;
	now(): number;
}

/** `retry`: the queue repeats the job, up to its limit. */
export type ReadOutcome = "done" | "retry";

/** One page of a list: its number of rows and the statements that store it. */
interface ReadPage {
	after: string | null;
	count: number;
	pauseMs: number;
	write: Parameters<typeof syncs.commitPage>[3];
	finish: Parameters<typeof syncs.commitPage>[3];
}

/** Progress is published at most once per this time, ms; the end always is. */
const TELL_MS = 1_000;

/** Handles jobs of the queue facebook-sync: each reads one page of one list from Meta. */
export function createFacebookReader(deps: FacebookReaderDeps) {
	const tell = (workspaceId: string) =>
		deps.publishToWorkspace(workspaceId, { type: "facebook_changed" });

	function openToken(account: StoredAccount & { dataKeyWrapped: string }): string | null {
		const { workspaceId, accountId } = account;
		const sealer = deps.createSealer(workspaceId, account.dataKeyWrapped);
		const token = openAccountToken(sealer, account, account.tokenSealed);
		if (token === null)
			deps.log({ event: "secret_unreadable", level: "security", workspaceId, accountId });
		return token;
	}

	/** The account and its recent spending. */
	async function readAccount(token: string, run: syncs.SyncRun): Promise<GraphResult<ReadPage>> {
		const account = await deps.graph.getAccount(token, run.accountId);
		if (!account.ok) return account;
		const insights = await deps.graph.getInsights(token, run.accountId);
		if (!insights.ok) return insights;
		const at = deps.now();
		const { accountId: _, ...facts } = account.value;
		const change = {
			...facts,
			insights: JSON.stringify(insights.value),
			insightsAt: at,
			tokenRefusedAt: null,
			updatedAt: at,
		};
		const { workspaceId, accountId } = run;
		const holds = syncs.awaitsPage(run, null);
		const write = [changeAccount(deps.db, workspaceId, accountId, change, holds)];
		return { ok: true, value: { after: null, count: 1, pauseMs: 0, write, finish: [] } };
	}

	async function readPixels(
		token: string,
		run: syncs.SyncRun,
		cursor: string | null,
	): Promise<GraphResult<ReadPage>> {
		const page = await deps.graph.listPixels(token, run.accountId, cursor);
		if (!page.ok) return page;
		const { rows, after, pauseMs } = page.value;
		const write = [upsertPixels(deps.db, run, cursor, rows, deps.now())];
		return { ok: true, value: { after, count: rows.length, pauseMs, write, finish: [] } };
	}

	async function readCampaigns(
		token: string,
		run: syncs.SyncRun,
		cursor: string | null,
	): Promise<GraphResult<ReadPage>> {
		const page = await deps.graph.listCampaigns(token, run.accountId, cursor);
		if (!page.ok) return page;
		const { rows, after, pauseMs } = page.value;
		const write = writeCampaigns(deps.db, run, cursor, rows);
		const finish = [markUnseenDeleted(deps.db, run, deps.now()), recountCampaigns(deps.db, run)];
		return { ok: true, value: { after, count: rows.length, pauseMs, write, finish } };
	}

	function read(token: string, run: syncs.SyncRun, cursor: string | null) {
		switch (run.kind) {
			case "account":
				return readAccount(token, run);
			case "pixels":
				return readPixels(token, run, cursor);
			case "campaigns":
				return readCampaigns(token, run, cursor);
		}
	}

	async function fail(run: syncs.SyncRun, code: ErrorCode): Promise<ReadOutcome> {
		const now = deps.now();
		const { workspaceId, accountId } = run;
		if (code === "facebook_token_invalid")
			await changeAccount(deps.db, workspaceId, accountId, {
				tokenRefusedAt: now,
				updatedAt: now,
			});
		if (await syncs.failRun(deps.db, run, code, now)) await tell(workspaceId);
		return "done";
	}

	async function setBack(
		run: syncs.SyncRun,
		sync: syncs.StoredSync,
		fault: GraphFault,
	): Promise<ReadOutcome> {
		const { code, metaCode, metaSubcode, traceId, isTransient, retryAfterMs } = fault;
		const { runId: _, ...of } = run;
		deps.log({
			event: "facebook_sync_set_back",
			level: "warn",
			...of,
			code,
			metaCode,
			metaSubcode,
			traceId,
		});
		const isThrottled = code === "facebook_rate_limited";
		const next = decideSetback({ isThrottled, isTransient, retryAfterMs }, sync, deps.now());
		if (next.kind === "fail") return fail(run, code);
		if (next.kind === "retry") return "retry";
		await syncs.postponeRun(deps.db, run, deps.now() + next.ms);
		await deps.queueFacebook([run], next.ms);
		await tell(run.workspaceId);
		return "done";
	}

	/** Reads and stores one page. A repeated or late job changes nothing. */
	async function readPage(run: syncs.SyncRun): Promise<ReadOutcome> {
		const { workspaceId, accountId } = run;
		const sync = await syncs.findRun(deps.db, run);
		if (sync === null) return "done";
		const account = await findAccount(deps.db, workspaceId, accountId);
		if (account === null) return fail(run, "not_found");
		const token = openToken(account);
		if (token === null) return fail(run, "facebook_token_invalid");
		const page = await read(token, run, sync.cursor);
		if (!page.ok) return setBack(run, sync, page.fault);
		const { after, count, pauseMs, write, finish } = page.value;
		const at = deps.now();
		const place = { cursor: sync.cursor, after, count, at: at + pauseMs };
		// Another job has stored this page and also queued the next one.
		if (!(await syncs.commitPage(deps.db, run, place, write, finish))) return "done";
		if (after !== null) await deps.queueFacebook([run], pauseMs);
		if (after === null || at - sync.updatedAt >= TELL_MS || sync.cursor === null)
			await tell(workspaceId);
		return "done";
	}

	/** Automatic token validation (spec 2, section 2). */
	async function checkToken(workspaceId: string, accountId: string): Promise<ReadOutcome> {
		const account = await findAccount(deps.db, workspaceId, accountId);
		if (account === null) return "done";
		const token = openToken(account);
		const looked = token === null ? null : await lookAt(token);
		if (looked && !looked.ok && looked.fault.code !== "facebook_token_invalid")
			return looked.fault.isTransient ? "retry" : "done";
		const scopes = looked?.ok ? looked.value : null;
		const isRefused = scopes === null;
		const now = deps.now();
		await changeAccount(deps.db, workspaceId, accountId, {
			tokenRefusedAt: isRefused ? (account.tokenRefusedAt ?? now) : null,
			...(scopes && scopes.length > 0 ? { permissions: JSON.stringify(scopes) } : {}),
			updatedAt: now,
		});
		if (isRefused !== (account.tokenRefusedAt !== null)) await tell(workspaceId);
		return "done";
	}

	/** The scopes of a valid token, [] where they cannot be read without an app; null for an invalid token. */
	async function lookAt(token: string): Promise<GraphResult<string[] | null>> {
		if (!deps.hasApp) {
			const person = await deps.graph.me(token);
			return person.ok ? { ok: true, value: [] } : person;
		}
		const looked = await deps.graph.debugToken(token);
		if (!looked.ok) return looked;
		const { isValid, isOurs, scopes } = looked.value;
		return { ok: true, value: isValid && isOurs ? scopes : null };
	}

	return {
		/** Handles one message of the queue. Throws when D1 fails. */
		perform: ({ kind, ...job }: FacebookSyncJob): Promise<ReadOutcome> =>
			kind === "token" ? checkToken(job.workspaceId, job.accountId) : readPage({ ...job, kind }),
	};
}
