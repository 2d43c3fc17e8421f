// Spec 2, section 2: control shows integrations grouped into active, pending and problem; section 4: status.
import type { Health } from "./health.ts";

export const CONTROL_GROUPS = ["active", "pending", "problem"] as const;
export type ControlGroup = (typeof CONTROL_GROUPS)[number];

interface Grouped {
	status: "connected" | "disconnected" | "error";
	health: Health;
}

/** What is not in use is pending, however its last test ended; of the rest, what fails is a problem. */
export function groupOf({ status, health }: Grouped): ControlGroup {
	if (status === "disconnected") return "pending";
	return status === "error" || health === "error" ? "problem" : "active";
}

/** How many there are of each group. */
export function countGroups(list: readonly Grouped[]): Record<ControlGroup, number> {
	const counts: Record<ControlGroup, number> = { active: 0, pending: 0, problem: 0 };
	for (const integration of list) counts[groupOf(integration)] += 1;
	return counts;
}
