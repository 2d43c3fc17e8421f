import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { InstanceFigures, InstancesOverview } from "#app/contracts/whatsapp.ts";
import type { Result } from "#app/domain/result.ts";
import { computeOverview, oldestFigureDay } from "#app/domain/channels/overview.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { listQuietLinks, readFigures } from "#workers/data/queries/channels/figures.ts";
import { findPermitted } from "./inside-channel.ts";
import type { InstanceStub } from "./stub.ts";
import { workThroughPages } from "../pages-of-work.ts";

/** A connected object tells D1 of itself every hour; twice that is suspicious. */
const QUIET_AFTER_MS = 2 * 3_600_000;
/** Objects asked side by side. */
const ASKED_AT_ONCE = 50;

interface LinkedNumber {
	channelId: string;
	workspaceId: string;
}

export interface FiguresServiceDeps {
	db: Database;
	log: Log;
	instance(channelId: string): InstanceStub;
	now: () => number;
}

/** Figures of WhatsApp instances: of one from its object, of all from what objects told D1. */
export function createFiguresService(deps: FiguresServiceDeps) {
	/** Page by page, those D1 calls connected and has not heard of since a moment. */
	const askLinked = (before: number, work: (links: readonly LinkedNumber[]) => Promise<void>) =>
		workThroughPages({
			list: (limit, after: LinkedNumber | null) =>
				listQuietLinks(deps.db, before, limit, after?.channelId),
			pageSize: ASKED_AT_ONCE,
			work,
			now: deps.now,
		});

	return {
		/** Everything the pages of one instance show of it, in one round trip to its object. */
		async instance(
			signedIn: SignedIn,
			channelId: string,
		): Promise<Result<InstanceFigures, ErrorCode>> {
			const number = findPermitted(signedIn, channelId, "read", "number");
			if (!number.ok) return number;
			return deps.instance(channelId).figures(signedIn.workspace.id);
		},

		/** The dashboard: all instances of the directory, inactive ones too, in one D1 batch. */
		async overview(signedIn: SignedIn): Promise<InstancesOverview> {
			const now = deps.now();
			const instances = signedIn.channels.filter(({ type }) => type === "whatsapp");
			const { marks, days } = await readFigures(
				deps.db,
				signedIn.workspace.id,
				instances.map(({ id }) => id),
				oldestFigureDay(now),
			);
			return computeOverview(instances, marks, days, now);
		},

		/**
		 * R48: after D1 was set back it may call links connected that are not any more, and nobody
		 * would tell it otherwise: the object has, once. Those it has not heard of are asked.
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
		 * R14: the product was away, and gateways may have given up telling. An object cannot tell that
		 * from its own sleep, so whoever starts the product says it, to every linked number.
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
