/** What the pages of the installation's health and costs show. Only its administrators get them. */
import type { Amounts } from "../domain/health/cost.ts";
import type { Trouble } from "../domain/health/trouble.ts";

export interface TroubleView {
	trouble: Trouble;
	/** In the unit of BOUNDS; null: not known. */
	figure: number | null;
	isTrouble: boolean;
	/** Since when it is there, as alarms see it; null: they do not. */
	beganAt: number | null;
	/** When somebody was told. */
	toldAt: number | null;
}

export interface AlarmTargetView {
	/** "" for none. */
	email: string;
	/** The masked address; "" for none. */
	webhook: string;
	/** When the last call of the address failed; null: it worked, or none was made. */
	failedAt: number | null;
	/** Whether this installation sends mail at all. */
	sendsMail: boolean;
}

export interface HealthView {
	now: number;
	troubles: TroubleView[];
	cron: { startedAt: number | null; endedAt: number | null; failedParts: number };
	database: { bytes: number | null; limitBytes: number };
	/** The last 24 hours that had any, oldest first. */
	hours: { hour: number; errors: number; security: number }[];
	/** Most frequent first. */
	events: { event: string; level: string; total: number }[];
	/** Longest first. `name` and `channelId` only of the reader's own workspace. */
	stuck: {
		key: string;
		workspaceName: string;
		name: string | null;
		channelId: string | null;
		type: string;
		since: number;
	}[];
	/** Channels that will need a second shard, the largest first; named as those of `stuck`. */
	full: {
		key: string;
		workspaceName: string;
		name: string | null;
		channelId: string | null;
		type: string;
		bytes: number;
	}[];
	/** Which code channels' objects last reported; null: before any did. */
	builds: { build: string | null; steps: string | null; objects: number }[];
	/** The build and steps that serve now. */
	present: { build: string };
	target: AlarmTargetView;
}

/** One line of the month's costs. */
export interface CostLine {
	key: string;
	workspaceName: string;
	/** Only of the reader's own workspace. */
	name: string | null;
	type: string | null;
	amounts: Amounts;
}

export interface CostsView {
	/** `2026-11`. */
	month: string;
	/** The month before and after, where there may be figures. */
	before: string;
	after: string | null;
	/** Dearest first. */
	channels: CostLine[];
	/** All channels together, also those that are not listed. */
	channelTotal: Amounts;
	/** Pages, the API and the schedule. */
	shared: Amounts;
}
