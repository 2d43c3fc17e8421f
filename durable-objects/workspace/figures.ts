import type { ToldDay, ToldFigures } from "#app/contracts/told-figures.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { type DayRange, type Period, RETENTION_DAYS } from "#app/domain/service-figures/period.ts";
import {
	type CountedDay,
	type Reader,
	type ServiceRange,
	sumRange,
} from "#app/domain/service-figures/range.ts";
import { forgetMemberIn } from "#app/domain/service-figures/sums.ts";
import type { Step } from "../object/migrate.ts";

export const figureSteps: readonly Step[] = [
	{
		id: "0001_create_figures",
		onlyAdds: true,
		sql: `
CREATE TABLE channel_figures (
	channel_id TEXT PRIMARY KEY,
	json TEXT NOT NULL
) WITHOUT ROWID;
`,
	},
	{
		// What was counted of conversations on days that are over, for RETENTION_DAYS; the two newest are in channel_figures.
		id: "0002_keep_service_days",
		onlyAdds: true,
		sql: `
CREATE TABLE service_days (
	day TEXT NOT NULL,
	channel_id TEXT NOT NULL,
	json TEXT NOT NULL,
	PRIMARY KEY (day, channel_id)
) WITHOUT ROWID;
`,
	},
];

type DayRow = { day: string; channel_id: string; json: string };

/** What a row has of a day. */
type Kept = Pick<ToldDay, "hours" | "service">;

const DAY_MS = 86_400_000;
const NO_DAY = { sent: 0, received: 0, uptimeMinutes: 0 };

const withoutMember = <Day extends Kept>(day: Day, memberId: string): Day => ({
	...day,
	service: forgetMemberIn(day.service ?? {}, memberId) ?? day.service,
});

/** A period's figures, and the sums of the one before it. */
interface ServicePeriod {
	now: ServiceRange;
	before: ServiceRange["sums"];
}

/** A channel's newest figures with its id. */
export interface ChannelFigures extends ToldFigures {
	channelId: string;
}

export type WorkspaceFigures = ReturnType<typeof createFigures>;

/** The newest figures of a workspace's channels, as they told them: a projection, one row a channel. */
export function createFigures(sql: SqlStorage) {
	const read = (): ChannelFigures[] =>
		sql
			.exec<{ channel_id: string; json: string }>("SELECT channel_id, json FROM channel_figures")
			.toArray()
			.map(({ channel_id: channelId, json }) => ({
				...(JSON.parse(json) as ToldFigures),
				channelId,
			}));

	/** Days that are told no more with the newest ones have a row of their own from then on. */
	function keepDays(channelId: string, days: readonly ToldDay[]): void {
		for (const { day, hours, service } of days)
			sql.exec(
				"INSERT OR REPLACE INTO service_days (day, channel_id, json) VALUES (?, ?, ?)",
				day,
				channelId,
				JSON.stringify({ hours, service } satisfies Kept),
			);
		if (days.length > 0)
			sql.exec(
				"DELETE FROM service_days WHERE day < ?",
				localDay(Date.now() - RETENTION_DAYS * DAY_MS),
			);
	}

	/** What was counted on days of a range, of some channels. */
	function daysWithin({ from, to }: DayRange, channelIds: ReadonlySet<string>): CountedDay[] {
		const kept = sql
			.exec<DayRow>(
				"SELECT day, channel_id, json FROM service_days WHERE day >= ? AND day <= ?",
				from,
				to,
			)
			.toArray()
			.map(({ day, channel_id: channelId, json }) => ({
				...(JSON.parse(json) as Kept),
				day,
				channelId,
			}));
		const newest = read().flatMap(({ channelId, days }) =>
			days
				.filter(({ day }) => day >= from && day <= to)
				.map(({ day, hours, service }) => ({ day, channelId, hours, service })),
		);
		const byPlace = new Map(
			[...kept, ...newest].map((one) => [`${one.day} ${one.channelId}`, one]),
		);
		return [...byPlace.values()].filter(({ channelId }) => channelIds.has(channelId));
	}

	return {
		/** Those of all channels that told any, as far as they are of messages and the link. */
		read: (): ChannelFigures[] =>
			read().map(({ past: _, days, ...told }) => ({
				...told,
				days: days.map(({ hours: _hours, service: _service, ...day }) => day),
			})),

		/** What was counted of conversations in a period and in the one before it. */
		ofPeriod(period: Period, reader: Reader, channelIds: readonly string[]): ServicePeriod {
			const own = new Set(channelIds);
			return {
				now: sumRange(daysWithin(period, own), period, reader),
				before: sumRange(daysWithin(period.before, own), period.before, reader).sums,
			};
		},

		/** Puts an erased member's figures to those of former members. */
		forgetMember(memberId: string): void {
			const rows = sql
				.exec<DayRow>(
					"SELECT day, channel_id, json FROM service_days WHERE instr(json, ?) > 0",
					memberId,
				)
				.toArray();
			for (const { day, channel_id: channelId, json } of rows) {
				const kept = withoutMember(JSON.parse(json) as Kept, memberId);
				keepDays(channelId, [{ ...NO_DAY, ...kept, day }]);
			}
			for (const { channelId, ...told } of read()) {
				const days = told.days.map((day) => withoutMember(day, memberId));
				sql.exec(
					"UPDATE channel_figures SET json = ? WHERE channel_id = ? AND instr(json, ?) > 0",
					JSON.stringify({ ...told, days }),
					channelId,
					memberId,
				);
			}
		},

		/** What is not newer changes nothing, and costs no row. */
		take(channelId: string, told: ToldFigures): void {
			const [known] = sql
				.exec<{ json: string }>("SELECT json FROM channel_figures WHERE channel_id = ?", channelId)
				.toArray();
			const before = known && (JSON.parse(known.json) as ToldFigures);
			if (before && before.changedAt >= told.changedAt) return;
			const { past = [], ...newest } = told;
			const still = new Set([...told.days, ...past].map(({ day }) => day));
			const over = before?.days.filter(({ day, hours }) => hours && !still.has(day)) ?? [];
			keepDays(channelId, [...over, ...past]);
			sql.exec(
				"INSERT OR REPLACE INTO channel_figures (channel_id, json) VALUES (?, ?)",
				channelId,
				JSON.stringify(newest),
			);
		},

		/** The channel was deleted. */
		forget(channelId: string): void {
			sql.exec("DELETE FROM channel_figures WHERE channel_id = ?", channelId);
			sql.exec("DELETE FROM service_days WHERE channel_id = ?", channelId);
		},
	};
}
