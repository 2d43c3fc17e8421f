import type { RouterContextProvider } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { ServiceReport } from "#app/contracts/reports.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";

/** Of a channel what the dashboards show. */
export type DashboardChannel = Pick<ChannelSummary, "id" | "name" | "type" | "status" | "phone">;

/** What the sections of the dashboard are made of. */
export interface Dashboard {
	report: ServiceReport;
	channels: DashboardChannel[];
}

/** @param days of the figures, which end today */
export async function loadDashboard(
	context: Readonly<RouterContextProvider>,
	days: "today" | "7",
): Promise<Dashboard> {
	const signedIn = context.get(signedInContext);
	const { reports } = context.get(servicesContext);
	const period = reports.period({ days, from: null, to: null });
	return {
		report: await reports.service(signedIn, period),
		channels: signedIn.channels.map(({ id, name, type, status, phone }) => ({
			id,
			name,
			type,
			status,
			phone,
		})),
	};
}

/** The same, with today's messages of each channel. */
export async function loadTraffic(context: Readonly<RouterContextProvider>) {
	const signedIn = context.get(signedInContext);
	const { reports } = context.get(servicesContext);
	const [dashboard, { channels }] = await Promise.all([
		loadDashboard(context, "today"),
		reports.messages(signedIn, 1),
	]);
	const messages = Object.fromEntries(
		channels.map(({ channelId, sent, received }) => [channelId, sent + received]),
	);
	return { ...dashboard, messages };
}

/** Whether nothing was counted and nothing is open: then the example stands open (decision 40). */
const isUnused = ({ report }: Pick<Dashboard, "report">): boolean =>
	Object.keys(report.sums).length === 0 && (report.counts.open ?? 0) === 0;

/** Whether the marked example stands open: also where the whole workspace is one. */
export const showsExample = (dashboard: Pick<Dashboard, "report">): boolean =>
	dashboard.report.isDemonstration || isUnused(dashboard);
