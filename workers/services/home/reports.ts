import type { TeamFigures } from "#app/contracts/reports.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import {
	computeMessageReport,
	lastDays,
	type MessageReport,
} from "#app/domain/reports/message-report.ts";
import type { Role } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { readTeamFigures } from "#workers/data/queries/home/reports.ts";
import { createReadSights, laterSight, type SeenHub } from "../auth/sights.ts";
import { createFigureReader, type FigureHub } from "../channels/figure-reader.ts";

/** Members in the list of most active ones. */
const BUSIEST_MEMBERS = 10;

/** Midnight of a local day in America/Sao_Paulo, epoch ms; Brazil has no daylight saving time since 2019. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00-03:00`);

export interface ReportsServiceDeps {
	db: Database;
	log: Log;
	hub(workspaceId: string): FigureHub & SeenHub;
	now: () => number;
}

/**
 * Figures of the report screens, each in one D1 batch over a bounded number of days. Methods throw when D1 or the
 * workspace's hub fails.
 */
export function createReportsService(deps: ReportsServiceDeps) {
	const readFigures = createFigureReader(deps);
	const readSights = createReadSights(deps);

	return {
		/** Messages per day and channel in the last `span` days. */
		async messages(signedIn: SignedIn, span: number): Promise<MessageReport> {
			const today = localDay(deps.now());
			const [from = today] = lastDays(today, span);
			const channelIds = signedIn.channels.map(({ id }) => id);
			const { days } = await readFigures(signedIn.workspace.id, channelIds, from);
			return computeMessageReport(days, today, span);
		},

		/** Members, and their activity in the last `span` days. */
		async team(signedIn: SignedIn, span: number): Promise<TeamFigures> {
			const today = localDay(deps.now());
			const days = lastDays(today, span);
			const week = lastDays(today, 7);
			const { id } = signedIn.workspace;
			const from = startOf(days[0] ?? today);
			const [found, sights] = await Promise.all([
				readTeamFigures(deps.db, id, { from, busiest: BUSIEST_MEMBERS }),
				readSights(id),
			]);
			const seenSince = (day: string): number =>
				found.team.filter(
					(member) => laterSight(member.seenAt, sights.members[member.id]) >= startOf(day),
				).length;
			const actionsOn = new Map(found.days.map((row) => [row.day, row.actions]));
			const membersOf = (role: Role): number =>
				found.team.filter((member) => member.role === role).length;
			return {
				members: found.team.length,
				roles: {
					admin: membersOf("admin"),
					manager: membersOf("manager"),
					operator: membersOf("operator"),
					viewer: membersOf("viewer"),
				},
				seenToday: seenSince(today),
				seenThisWeek: seenSince(week[0] ?? today),
				days: days.map((day) => ({ day, actions: actionsOn.get(day) ?? 0 })),
				busiest: found.busiest,
			};
		},
	};
}
