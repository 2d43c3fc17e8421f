import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { HealthJob, IntegrationTest, TestFinding } from "#app/contracts/integrations.ts";
import { goesAnywhere } from "#app/domain/integrations/address.ts";
import {
	coarseLatency,
	healthOf,
	nextCheckAt,
	PADDED_MS,
	UNVISITED_AFTER_MS,
} from "#app/domain/integrations/health.ts";
import type { Credentials, IntegrationType } from "#app/domain/integrations/type.ts";
import type { Probes } from "#workers/adapters/connectivity/index.ts";
import type { ProbeOptions } from "#workers/adapters/connectivity/port.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { claimDueChecks, storeCheck } from "#workers/data/queries/integrations/checks.ts";
import {
	findIntegration,
	type StoredIntegration,
} from "#workers/data/queries/integrations/integrations.ts";
import { listManagerIds } from "#workers/data/queries/shell/notifications.ts";
import { openCredentials } from "./secrets.ts";
import { readIntegrationSettings } from "./settings.ts";
import type { Notify } from "../shell/notifications.ts";

/** Tests per read of D1 and per sendBatch, which takes at most 100. */
const BATCH = 100;
/** Batches of one run: ten thousand integrations. The rest is first in the next run. */
const MAX_BATCHES = 100;
/** A claimed test that never ran is due again after this. */
const CLAIM_MS = 10 * 60_000;
/** Pause before it is checked again whether somebody visits a workspace that nobody visited for days, ms. */
const UNVISITED_PAUSE_MS = 60 * 60_000;

export type TestConnection = (
	type: IntegrationType,
	credentials: Credentials,
	options: ProbeOptions,
) => Promise<IntegrationTest>;

export interface HealthChecksDeps {
	db: Database;
	log: Log;
	probes: Probes;
	notify: Notify;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	queueChecks(jobs: readonly HealthJob[]): Promise<void>;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	/** A number in [0, 1). */
	chance(): number;
	wait(ms: number): Promise<void>;
	now(): number;
}

const SUCCESSES: ReadonlySet<TestFinding["kind"]> = new Set([
	"account",
	"models",
	"voices",
	"reached",
	"format",
	"delivered",
]);

/** Connection tests of stored integrations, by the schedule and on demand. */
export function createHealthChecks(deps: HealthChecksDeps) {
	const testConnection: TestConnection = async (type, credentials, options) => {
		const startedAt = deps.now();
		const finding = await deps.probes[type](credentials, options);
		const tookMs = Math.max(0, deps.now() - startedAt);
		const isTyped = goesAnywhere(type, options.baseUrl ?? null);
		const isUnreachable = finding.kind === "unreachable";
		if (isTyped && isUnreachable && options.isExplicit)
			await deps.wait(Math.max(0, PADDED_MS - tookMs));
		const latencyMs = isTyped ? coarseLatency(tookMs, isUnreachable) : tookMs;
		const isOk = SUCCESSES.has(finding.kind);
		// A rate limit of the vendor says nothing about the credentials.
		const health = finding.kind === "rate_limited" ? "unknown" : healthOf({ isOk, latencyMs });
		return { health, latencyMs, finding };
	};

	return {
		testConnection,

		/** Queues all tests that are due, in bounded batches with one D1 read each; answers how many. Throws when D1 fails. */
		async enqueueDue(): Promise<number> {
			const now = deps.now();
			const times = {
				now,
				until: now + CLAIM_MS,
				visitedSince: now - UNVISITED_AFTER_MS,
				unvisitedUntil: now + UNVISITED_PAUSE_MS,
			};
			let queued = 0;
			for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
				const { due, claimed } = await claimDueChecks(deps.db, { ...times, limit: BATCH });
				if (due.length > 0) await deps.queueChecks(due);
				queued += due.length;
				if (claimed < BATCH) break;
			}
			return queued;
		},

		/** Runs one queued test. Skips an integration that was deleted or disabled or cannot be decrypted. */
		async check({ workspaceId, integrationId }: HealthJob): Promise<void> {
			const row = await findIntegration(deps.db, workspaceId, integrationId);
			if (row === null || row.disabledAt !== null || row.status === "disconnected") return;
			const sealer = deps.createSealer(workspaceId, row.dataKeyWrapped);
			const owner = { workspaceId, integrationId };
			const credentials = openCredentials(sealer, owner, row.credentialsSealed);
			if (credentials === null) {
				deps.log({ event: "secret_unreadable", level: "security", workspaceId, integrationId });
				return;
			}
			const { baseUrl } = readIntegrationSettings(row.settings);
			const found = await testConnection(row.type, credentials, { isExplicit: false, baseUrl });
			const test = found.finding.kind === "format" ? afterDelivery(found, row) : found;
			const at = deps.now();
			const health = test.health === "unknown" ? row.health : test.health;
			const failures = health === "error" ? row.failures + 1 : 0;
			const problems = await storeCheck(deps.db, workspaceId, {
				integrationId,
				at,
				health,
				failures,
				latencyMs: test.latencyMs,
				finding: JSON.stringify(test.finding),
				nextCheckAt: nextCheckAt(at, failures, deps.chance()),
			});
			const isNewProblem = health === "error" && row.health !== "error";
			await deps.publishToWorkspace(workspaceId, {
				type: "integration_checked",
				integrationId,
				health,
				isNewProblem,
				problems,
			});
			if (isNewProblem)
				await deps.notify({
					workspaceId,
					memberIds: [row.memberId, ...(await listManagerIds(deps.db, workspaceId))],
					kind: "integration_problem",
					params: { name: row.name, integrationId },
				});
		},
	};
}

/**
 * The schedule does not call automations, because a call runs the workflow (founding.md 25); their health is their
 * format and their last real delivery.
 */
function afterDelivery(
	found: IntegrationTest,
	row: Pick<StoredIntegration, "finding" | "health" | "latencyMs">,
): IntegrationTest {
	const last = row.finding === null ? null : (JSON.parse(row.finding) as TestFinding);
	if (last?.kind !== "delivered" && last?.kind !== "undelivered") return found;
	return { finding: last, health: row.health, latencyMs: row.latencyMs ?? 0 };
}
