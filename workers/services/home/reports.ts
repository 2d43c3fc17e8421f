import type { NoteExport } from "../team/audit.ts";
import Papa from "papaparse";
import type { ServiceReport, TeamFigures } from "#app/contracts/reports.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { toSummary } from "#app/contracts/told-conversations.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import {
	computeMessageReport,
	lastDays,
	type MessageReport,
} from "#app/domain/reports/message-report.ts";
import { type Period, parsePeriod } from "#app/domain/service-figures/period.ts";
import type { Reader } from "#app/domain/service-figures/range.ts";
import { toServiceTable } from "#app/domain/service-figures/service-table.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { readServiceNames, readTeamFigures } from "#workers/data/queries/home/reports.ts";
import { channelsOf } from "../conversations/conversations.ts";
import { createReadSights, laterSight, type SeenHub } from "../auth/sights.ts";
import { createFigureReader, type FigureHub } from "../channels/figure-reader.ts";

/** By it spreadsheets know that the file is UTF-8. */
const MARK = "\uFEFF";
/** Members in the list of most active ones. */
const BUSIEST_MEMBERS = 10;

/** Midnight of a local day in America/Sao_Paulo, epoch ms; Brazil has no daylight saving time since 2019. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00-03:00`);

export interface ReportsServiceDeps {
	db: Database;
	log: Log;
	hub(
		workspaceId: string,
	): FigureHub & SeenHub & Pick<DurableObjectStub<WorkspaceHub>, "readServiceFigures">;
	now: () => number;
	noteExport: NoteExport;
}

/**
 * Figures of the report screens, each in one D1 batch over a bounded number of days. Methods throw when D1 or the
 * workspace's hub fails.
 */
export function createReportsService(deps: ReportsServiceDeps) {
	const readFigures = createFigureReader(deps);
	const readSights = createReadSights(deps);

	return {
		/** How service was in a period. */
		async service(signedIn: SignedIn, period: Period): Promise<ServiceReport> {
			const { channels, workspace, departments = [] } = signedIn;
			const reader = readerOf(signedIn);
			const ids = channels.map(({ id }) => id);
			const [figures, names] = await Promise.all([
				deps.hub(workspace.id).readServiceFigures(period, reader, ids),
				readServiceNames(deps.db, workspace.id),
			]);
			return {
				...figures.now,
				before: figures.before,
				period,
				now: deps.now(),
				counts: figures.counts,
				open: figures.longest.map((one) => toSummary(one, channelsOf(signedIn))),
				...names,
				departments: departments.map(({ id, name }) => ({ id, name })),
				members: names.members.filter(({ id }) => reader.readsPeople || id === reader.memberId),
				readsPeople: reader.readsPeople,
			};
		},

		/** A period's figures as CSV. */
		async serviceCsv(
			signedIn: SignedIn,
			typed: Parameters<typeof parsePeriod>[0],
		): Promise<string> {
			const report = await this.service(signedIn, this.period(typed));
			const lists = {
				member: report.members,
				agent: report.agents,
				department: report.departments,
				channel: signedIn.channels,
			};
			await deps.noteExport(signedIn, "service_figures");
			const rows = toServiceTable(report, (kind, id) =>
				kind === "label" ? id : (lists[kind].find((one) => one.id === id)?.name ?? id),
			);
			return `${MARK}${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
		},

		/** Messages per day and channel in `span` days, which end today or on another local day. */
		async messages(
			signedIn: SignedIn,
			span: number,
			to = localDay(deps.now()),
		): Promise<MessageReport> {
			const [from = to] = lastDays(to, span);
			const channelIds = signedIn.channels.map(({ id }) => id);
			const { days } = await readFigures(signedIn.workspace.id, channelIds, from);
			return computeMessageReport(days, to, span);
		},

		/** The period that an address names; see `parsePeriod`. */
		period: (typed: Parameters<typeof parsePeriod>[0]): Period =>
			parsePeriod(typed, localDay(deps.now())),

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

/** Managers and administrators read what people did; everybody else the team's figures, as far as they see them, and their own. */
const readerOf = (signedIn: SignedIn): Reader => ({
	memberId: signedIn.member.id,
	readsPeople: may(signedIn.member.role, "read_people_figures"),
	sight: sightOf(signedIn),
});
