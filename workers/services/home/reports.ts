import type { TeamFigures } from "#app/contracts/reports.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import {
	computeMessageReport,
	lastDays,
	type MessageReport,
} from "#app/domain/reports/message-report.ts";
import type { Role } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { readTeamFigures } from "#workers/data/queries/home/reports.ts";
import { createFigureReader, type FigureHub } from "../channels/figure-reader.ts";

/** Members in the list of most active ones. */
const BUSIEST_MEMBERS = 10;

/** Midnight of a local day in America/Sao_Paulo, epoch ms; Brazil has no daylight saving time since 2019. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00-03:00`);

export interface ReportsServiceDeps {
	db: Database;
	hub(workspaceId: string): FigureHub;
	now: () => number;
}

/**
 * Figures of the report screens, each in one D1 batch over a bounded number of days. Methods throw when D1 or the
 * workspace's hub fails.
 */
export function createReportsService(deps: ReportsServiceDeps) {
	const readFigures = createFigureReader(deps);

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
			const found = await readTeamFigures(deps.db, signedIn.workspace.id, {
				from: startOf(days[0] ?? today),
				today: startOf(today),
				week: startOf(week[0] ?? today),
				busiest: BUSIEST_MEMBERS,
			});
			const ofRole = new Map(found.roles.map((row) => [row.role, row]));
			const actionsOn = new Map(found.days.map((row) => [row.day, row.actions]));
			const total = (pick: (row: (typeof found.roles)[number]) => number): number =>
				found.roles.reduce((sum, row) => sum + pick(row), 0);
			const membersOf = (role: Role): number => ofRole.get(role)?.members ?? 0;
			return {
				members: total((row) => row.members),
				roles: {
					admin: membersOf("admin"),
					manager: membersOf("manager"),
					operator: membersOf("operator"),
					viewer: membersOf("viewer"),
				},
				seenToday: total((row) => row.seenToday),
				seenThisWeek: total((row) => row.seenThisWeek),
				days: days.map((day) => ({ day, actions: actionsOn.get(day) ?? 0 })),
				busiest: found.busiest,
			};
		},
	};
}
