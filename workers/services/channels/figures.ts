import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { InstanceFigures, InstancesOverview } from "#app/contracts/whatsapp.ts";
import type { Result } from "#app/domain/result.ts";
import { computeOverview, oldestFigureDay } from "#app/domain/channels/overview.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { listQuietLinks } from "#workers/data/queries/channels/figures.ts";
import { type FigureHub, createFigureReader } from "./figure-reader.ts";
import { findPermitted } from "#app/domain/channels/permitted.ts";
import type { InstanceStub } from "./stub.ts";
import { workThroughPages } from "../pages-of-work.ts";

/** A connected object updates its D1 row every hour; after twice that its status is doubted. */
const QUIET_AFTER_MS = 2 * 3_600_000;
/** Objects called in parallel. */
const ASKED_AT_ONCE = 50;

interface LinkedNumber {
	channelId: string;
	workspaceId: string;
}

export interface FiguresServiceDeps {
	db: Database;
	log: Log;
	instance(channelId: string): InstanceStub;
	hub(workspaceId: string): FigureHub;
	now: () => number;
}

/**
 * Figures of WhatsApp numbers: of one from its object, of all from what objects told D1 and the workspace's hub.
 * Methods throw when one of them cannot be reached.
 */
export function createFiguresService(deps: FiguresServiceDeps) {
	const readFigures = createFigureReader(deps);

	/** Runs `work` on pages of numbers that D1 has as connected and not updated since `before` (epoch ms). */
	const askLinked = (before: number, work: (links: readonly LinkedNumber[]) => Promise<void>) =>
		workThroughPages({
			list: (limit, after: LinkedNumber | null) =>
				listQuietLinks(deps.db, before, limit, after?.channelId),
			pageSize: ASKED_AT_ONCE,
			work,
			now: deps.now,
		});

	return {
		/** Everything the pages of one number show, in one round trip to its object. */
		async instance(
			signedIn: SignedIn,
			channelId: string,
		): Promise<Result<InstanceFigures, ErrorCode>> {
			const number = findPermitted(signedIn, channelId, "read", "number");
			if (!number.ok) return number;
			return deps.instance(channelId).figures(signedIn.workspace.id);
		},

		/** The dashboard: all numbers of the workspace, inactive ones too; a D1 batch and a call of the hub, side by side. */
		async overview(signedIn: SignedIn): Promise<InstancesOverview> {
			const now = deps.now();
			const instances = signedIn.channels.filter(({ type }) => type === "whatsapp");
			const { marks, days } = await readFigures(
				signedIn.workspace.id,
				instances.map(({ id }) => id),
				oldestFigureDay(now),
			);
			return computeOverview(instances, marks, days, now);
		},

		/**
		 * R48: a D1 that was restored from a backup may list numbers as connected that are not. Their objects
		 * reported the change once and do not repeat it, so numbers without a recent update are asked to write
		 * their rows again. Failures of single objects are ignored; the next run finds them again.
		 */
		async refreshQuiet(): Promise<void> {
			await askLinked(deps.now() - QUIET_AFTER_MS, async (quiet) => {
				deps.log({ event: "quiet_links_asked", level: "warn", links: quiet.length });
				await Promise.allSettled(
					quiet.map(({ channelId, workspaceId }) =>
						deps.instance(channelId).rebuildProjections(workspaceId),
					),
				);
			});
		},

		/**
		 * R14: while the product was stopped, gateways may have given up delivering messages. An object cannot
		 * distinguish that from its own hibernation, so the start of the product asks every linked number to
		 * catch up with its gateway.
		 */
		async catchUp(): Promise<void> {
			await askLinked(Number.MAX_SAFE_INTEGER, async (linked) => {
				deps.log({ event: "links_catch_up", links: linked.length });
				await Promise.allSettled(
					linked.map(({ channelId, workspaceId }) => deps.instance(channelId).catchUp(workspaceId)),
				);
			});
		},
	};
}
