import type { DeskRules } from "#app/contracts/desk.ts";
import { afterOpenTime } from "#app/domain/channels/open-time.ts";
import { waitsForPersonSince } from "#app/domain/conversations/waiting.ts";
import { hoursFor, scheduleOf } from "#app/domain/desk/desk-hours.ts";
import { type AfterOpenTime, type Due, dueOf, goalsOf } from "#app/domain/goals/goal.ts";
import type { ContactRow } from "../ledger/rows.ts";

/** Moments that are remembered: what is told with each message is looked up, not counted anew. */
const REMEMBERED = 1_000;

/**
 * Until when the goals of a channel's conversations are to be met. Nobody agreed to answer a group.
 * @param desk how the workspace works, read anew each time
 */
export function createDue(desk: () => DeskRules) {
	const known = new Map<string, number | null>();
	let of: DeskRules | null = null;

	/** Forgets what was counted by other rules. */
	function rules(): DeskRules {
		const now = desk();
		if (now !== of) known.clear();
		of = now;
		return now;
	}

	const after =
		({ hours }: DeskRules, departmentId: string | null): AfterOpenTime =>
		(from, openMs) => {
			const key = `${departmentId ?? ""}:${from}:${openMs}`;
			const counted = known.get(key);
			if (counted !== undefined) return counted;
			const set = hoursFor(hours, departmentId);
			const at = afterOpenTime(set && scheduleOf(set, from), from, openMs);
			if (known.size >= REMEMBERED) known.clear();
			known.set(key, at);
			return at;
		};

	return (row: ContactRow): Due | null => {
		const told = rules();
		if (told.goals === undefined || row.is_group === 1) return null;
		const status = row.closed_at === null ? "active" : "closed";
		const { handler, waiting_since: waitingSince, department_id: departmentId } = row;
		return dueOf(
			goalsOf(told.goals, departmentId),
			{
				isOpen: status === "active",
				openedAt: row.opened_at ?? 0,
				waitingSince: waitsForPersonSince({
					status,
					handler,
					waitingSince,
					lastDirection: row.last_direction,
					lastActivityAt: row.last_at,
				}),
			},
			after(told, departmentId),
		);
	};
}
