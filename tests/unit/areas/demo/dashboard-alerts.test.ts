import { expect, test } from "vitest";
import { listAlerts } from "#app/areas/demo/dashboard/dashboard-alerts.ts";
import type { Dashboard } from "#app/areas/demo/dashboard/load-dashboard.ts";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { channel } from "../route-args.ts";

const NOW = Date.parse("2026-11-21T12:00:00-03:00");
const MINUTE_MS = 60_000;
const waiting = (minutes: number | null) =>
	({ waitingSince: minutes === null ? null : NOW - minutes * MINUTE_MS }) as ConversationSummary;

function dashboard(
	over: Partial<Dashboard["report"]>,
	channels: Dashboard["channels"] = [],
): Dashboard {
	return { report: { now: NOW, open: [], agents: [], ...over } as Dashboard["report"], channels };
}

test("what is not connected, who waits for more than 15 minutes and who is paused asks for attention, the worst first", () => {
	const down = channel({ id: "c1", name: "Vendas", status: "expired" });
	const alerts = listAlerts(
		dashboard(
			{
				open: [waiting(40), waiting(16), waiting(14), waiting(null)],
				agents: [
					{ id: "a1", name: "Lia", status: "paused" },
					{ id: "a2", name: "Bia", status: "active" },
				],
			},
			[
				down,
				channel({ id: "c2", status: "connected" }),
				channel({ id: "c3", status: "waiting_qr" }),
			],
		),
	);
	expect(alerts).toEqual([
		{ kind: "channelDown", level: "critical", channel: down },
		{ kind: "slowAnswers", level: "warning", waiting: 2, since: NOW - 40 * MINUTE_MS },
		{ kind: "agentPaused", level: "info", agent: { id: "a1", name: "Lia", status: "paused" } },
	]);
});

test("of a workspace where all is well nothing asks for attention", () => {
	expect(listAlerts(dashboard({ open: [waiting(15)] }))).toEqual([]);
});
