import type { DeskRules } from "#app/contracts/desk.ts";
import type { ToldPrices } from "#app/contracts/prices.ts";
import type { TellDeskJob } from "#app/contracts/jobs.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { type ChannelHours, type DeskHours, readDeskHours } from "#app/domain/desk/desk-hours.ts";
import { type ChannelGoals, NO_GOALS } from "#app/domain/goals/goal.ts";
import { surveyOf } from "#app/domain/satisfaction/survey.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { readDesk, type StoredHours } from "#workers/data/queries/desk/hours.ts";
import {
	readSatisfaction,
	type Satisfaction,
} from "#workers/data/queries/satisfaction/satisfaction.ts";
import { readPrices, type StoredPrices } from "#workers/data/queries/prices/prices.ts";
import type { Rule } from "#app/domain/rules/rule.ts";
import { toldRules } from "../rules/told-rules.ts";
import type { ChannelStub } from "../channels/stub.ts";

export interface TellDeskDeps {
	db: Database;
	log: Log;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	/** Tells again later. */
	queueDesk(job: TellDeskJob): Promise<void>;
}

/** Tells channels' objects how the workspace works. Throws when D1 fails. */
export type TellDesk = (
	workspaceId: string,
	channelIds?: readonly string[] | null,
) => Promise<boolean>;

/** Objects called in parallel. */
const AT_ONCE = 20;

/**
 * Sends channels' objects how their workspace works, so that handling a message needs no D1 query. D1 owns it, and is read
 * once; each channel is told its own part. What could not be told is tried again by the queue.
 */
export function createTellDesk(deps: TellDeskDeps) {
	/** @returns false when a channel's object could not be reached; the call is idempotent */
	async function tellOnce(
		workspaceId: string,
		channelIds: readonly string[] | null,
	): Promise<boolean> {
		const [{ hours, channels, ...of }, satisfaction, prices] = await Promise.all([
			readDesk(deps.db, workspaceId, channelIds),
			readSatisfaction(deps.db, workspaceId),
			readPrices(deps.db, workspaceId),
		]);
		const rules = toldRules(of.rules, of.people, of.departmentIds);
		let isTold = true;
		for (let at = 0; at < channels.length; at += AT_ONCE) {
			const outcomes = await Promise.allSettled(
				channels
					.slice(at, at + AT_ONCE)
					.map((channel) =>
						deps
							.channel(channel)
							.setDesk(workspaceId, rulesOf(channel.id, { hours, rules, satisfaction, prices })),
					),
			);
			for (const outcome of outcomes) {
				if (outcome.status === "fulfilled") continue;
				isTold = false;
				const { reason: error } = outcome;
				deps.log({ event: "desk_not_told", level: "error", workspaceId, error });
			}
		}
		return isTold;
	}

	return {
		/** Tells all channels, or only these; false: some are told later. */
		async tellDesk(workspaceId: string, channelIds: readonly string[] | null = null) {
			const isTold = await tellOnce(workspaceId, channelIds);
			if (!isTold) await deps.queueDesk({ type: "tell_desk", workspaceId });
			return isTold;
		},

		/** What the queue tries again: everything, as it is by now. Throws while an object cannot be reached. */
		async tellAgain({ workspaceId }: TellDeskJob): Promise<void> {
			if (!(await tellOnce(workspaceId, null))) throw new Error("Not every channel was told.");
		},
	};
}

/** What one channel is told. */
function rulesOf(
	channelId: string,
	{
		hours,
		rules,
		satisfaction,
		prices,
	}: {
		hours: readonly StoredHours[];
		rules: Rule[];
		satisfaction: Satisfaction;
		prices: StoredPrices;
	},
): DeskRules {
	const told = hoursOf(channelId, hours);
	const survey = surveyOf(satisfaction.survey, channelId);
	const goals = toldGoals(satisfaction);
	const priced = toldPrices(channelId, prices);
	return {
		...(told && { hours: told }),
		...(rules.length > 0 && { rules }),
		...(survey && { survey }),
		...(goals && { goals }),
		...(priced && { prices: priced }),
	};
}

/** Null: nobody typed any. */
function toldPrices(channelId: string, { rates, ceilings }: StoredPrices): ToldPrices | null {
	const ceiling = ceilings[channelId];
	if (rates.length === 0 && ceiling === undefined) return null;
	return { ...(rates.length > 0 && { rates }), ...(ceiling && { ceiling }) };
}

/** Null: nobody set any. */
function toldGoals({ goals, departments }: Satisfaction): ChannelGoals | null {
	const isAny = [goals, ...Object.values(departments)].some(
		(set) => set !== null && (set.answerMinutes !== null || set.resolutionMinutes !== null),
	);
	return isAny ? { ...(goals ?? NO_GOALS), departments } : null;
}

function hoursOf(channelId: string, stored: readonly StoredHours[]): ChannelHours | null {
	const read = (wanted: (one: StoredHours) => boolean): [string, DeskHours][] =>
		stored.filter(wanted).flatMap(({ scopeId, settings }) => {
			const hours = readDeskHours(settings);
			return hours ? [[scopeId, hours]] : [];
		});
	const [own] = read(({ scope, scopeId }) => scope === "channel" && scopeId === channelId);
	if (own) return { main: own[1] };
	const [workspace] = read(({ scope }) => scope === "workspace");
	const departments = read(({ scope }) => scope === "department");
	if (!workspace && departments.length === 0) return null;
	return {
		main: workspace?.[1] ?? null,
		...(departments.length > 0 && { departments: Object.fromEntries(departments) }),
	};
}
