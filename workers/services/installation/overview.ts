import type { InstallationView } from "#app/contracts/installation.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	type Finding,
	type InstallationItem,
	isTested,
	type ItemReport,
	reportItems,
	type TestedItem,
} from "#app/domain/installation/overview.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import type { MigrationState } from "#workers/data/migration-state.ts";
import { listChecks, saveCheck } from "#workers/data/queries/installation/checks.ts";
import type { Limit } from "../limiter.ts";
import type { InstallationService } from "./installation.ts";

/** Tests a part; null: nothing is configured that could be tested. */
export type Probe = (by: SignedIn) => Promise<Finding | null>;

export interface OverviewDeps {
	db: Database;
	installation: InstallationService;
	/** What the configuration says, whatever anybody finds. */
	configured: ReadonlySet<InstallationItem>;
	described: Omit<InstallationView, "items" | "region" | "migration">;
	migrations(): Promise<MigrationState>;
	probes: Record<TestedItem, Probe>;
	limit: Limit;
	log: Log;
	now(): number;
}

/** What the administrators of an installation see of it. Methods throw when D1 fails. */
export function createOverviewService(deps: OverviewDeps) {
	const { db, installation } = deps;

	function report(
		checks: Awaited<ReturnType<typeof listChecks>>,
		isOwnAddress: boolean,
		isSchemaCurrent: boolean,
	): ItemReport[] {
		const { configured } = deps;
		return reportItems({ isOwnAddress, configured, isSchemaCurrent, now: deps.now() }, checks);
	}

	return {
		/**
		 * The setup page. `forbidden` for everybody but the administrators of the installation.
		 * @param origin where this request was made
		 */
		async open(signedIn: SignedIn, origin: string): Promise<Result<InstallationView, "forbidden">> {
			if (signedIn.member.role !== "admin") return fail("forbidden");
			const [found, { latest, isCurrent }, checks] = await Promise.all([
				installation.findAdministered(signedIn),
				deps.migrations(),
				listChecks(db),
			]);
			if (found === null) return fail("forbidden");
			return ok({
				...deps.described,
				items: report(checks, origin === deps.described.publicUrl, isCurrent),
				region: found.region,
				migration: latest,
			});
		},

		/**
		 * Tests a part now and keeps the result. Refuses with `forbidden`, `invalid_request` for a part that cannot be
		 * tested, `not_found` where nothing is configured, and `rate_limited`.
		 */
		async test(signedIn: SignedIn, item: string): Promise<Result<{ finding: Finding }, ErrorCode>> {
			if (!(await installation.isAdmin(signedIn))) return fail("forbidden");
			if (!isTested(item)) return fail("invalid_request");
			if (!(await deps.limit("connectivity", signedIn.member.id))) return fail("rate_limited");
			const finding = await deps.probes[item](signedIn);
			if (finding === null) return fail("not_found");
			await saveCheck(db, { item, code: finding, checkedAt: deps.now() });
			deps.log({ event: "installation_tested", item, finding });
			return ok({ finding });
		},

		/** State of each part in codes, for /api/health: nothing that names anybody. */
		async states(): Promise<Record<string, string>> {
			const items = report(await listChecks(db), true, true);
			return Object.fromEntries(items.map(({ item, state }) => [item, state]));
		},
	};
}
