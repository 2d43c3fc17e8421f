import type { ErrorCode } from "#app/contracts/errors.ts";
import type { HealthView } from "#app/contracts/installation-health.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { DATABASE_LIMIT_BYTES, figureOf, isTrouble, TROUBLES } from "#app/domain/health/trouble.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Database } from "#workers/data/database.ts";
import { listAlarms } from "#workers/data/queries/health/alarms.ts";
import { readHealthLists, readMeasures } from "#workers/data/queries/health/measures.ts";
import type { Alarms } from "./alarms.ts";

export interface HealthDeps {
	db: Database;
	now: () => number;
	isAdmin: (signedIn: SignedIn) => Promise<boolean>;
	alarms: Pick<Alarms, "target">;
	build: string;
}

/** The installation's health, for its administrators. */
export function createInstallationHealth(deps: HealthDeps) {
	const { db } = deps;
	return {
		/** `forbidden` for whoever is no administrator of the installation. Throws when D1 fails. */
		async open(signedIn: SignedIn): Promise<Result<HealthView, ErrorCode>> {
			if (signedIn.member.role !== "admin") return fail("forbidden");
			const now = deps.now();
			const [isTheirs, { measures, marks }, lists, alarms, target] = await Promise.all([
				deps.isAdmin(signedIn),
				readMeasures(db, now),
				readHealthLists(db, now),
				listAlarms(db),
				deps.alarms.target(),
			]);
			if (!isTheirs) return fail("forbidden");
			return ok({
				now,
				troubles: TROUBLES.map((trouble) => {
					const figure = figureOf(trouble, measures, now);
					const { beganAt = null, toldAt = null } = alarms[trouble] ?? {};
					return { trouble, figure, isTrouble: isTrouble(trouble, figure), beganAt, toldAt };
				}),
				cron: {
					startedAt: marks.cron_started?.at ?? null,
					endedAt: marks.cron_ended?.at ?? null,
					failedParts: marks.cron_failed?.value ?? 0,
				},
				database: { bytes: measures.databaseBytes, limitBytes: DATABASE_LIMIT_BYTES },
				hours: lists.hours,
				events: lists.events,
				stuck: lists.stuck.map((one) => ({ ...shownTo(signedIn, one), since: one.since })),
				full: lists.full.map((one) => ({ ...shownTo(signedIn, one), bytes: one.bytes })),
				builds: lists.builds,
				present: { build: deps.build },
				target,
			});
		},
	};
}

/** Another workspace's channels are its own: the installation sees that there is one. */
function shownTo(
	{ workspace }: SignedIn,
	one: { id: string; workspaceId: string; workspaceName: string; name: string; type: string },
) {
	const isOwn = one.workspaceId === workspace.id;
	return {
		key: one.id,
		workspaceName: one.workspaceName,
		name: isOwn ? one.name : null,
		channelId: isOwn ? one.id : null,
		type: one.type,
	};
}
