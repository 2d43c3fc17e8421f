import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import type { Dashboard, DashboardChannel } from "./load-dashboard.ts";

const MINUTE_MS = 60_000;
/** Who waits longer than this asks for attention. */
const SLOW_MS = 15 * MINUTE_MS;
/** Not connected, and nobody is connecting it. */
const DOWN: ReadonlySet<InstanceStatus> = new Set(["disconnected", "expired", "unstable"]);

/** What asks for attention at this moment, as the sample's levels say how much. */
export type DashboardAlert =
	| { kind: "channelDown"; level: "critical"; channel: DashboardChannel }
	| { kind: "slowAnswers"; level: "warning"; waiting: number; since: number }
	| { kind: "agentPaused"; level: "info"; agent: { id: string; name: string } };

/** The worst first. */
export function listAlerts({ report, channels }: Dashboard): DashboardAlert[] {
	const slow = report.open.filter(
		({ waitingSince }) => waitingSince != null && report.now - waitingSince > SLOW_MS,
	);
	const since = slow[0]?.waitingSince;
	return [
		...channels
			.filter(({ status }) => DOWN.has(status))
			.map((channel) => ({ kind: "channelDown" as const, level: "critical" as const, channel })),
		...(since == null
			? []
			: [
					{
						kind: "slowAnswers" as const,
						level: "warning" as const,
						waiting: slow.length,
						since,
					},
				]),
		...report.agents
			.filter(({ status }) => status !== "active")
			.map((agent) => ({ kind: "agentPaused" as const, level: "info" as const, agent })),
	];
}
