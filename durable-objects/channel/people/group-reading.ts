import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Inbox } from "../inbox.ts";
import type { Gateways } from "../link/gateways.ts";

/** Members change seldom, and changes are told; large groups are large answers. */
const FRESH_MS = 10 * 60_000;
/** After a failure the gateway is left alone for so long. */
const PAUSE_MS = 60_000;
/** Groups asked for at once; the others wait for the next turn of the alarm. */
const MAX_PARALLEL = 3;

export interface GroupReadingParts {
	gateways: Gateways;
	inbox: Inbox;
	tasks: Tasks;
	isOpen(): boolean;
	/** Stores what was learnt. */
	learn(events: readonly GatewayEvent[]): void;
	afterChange(now: number): void;
}

/**
 * Asks gateways for groups that somebody looks at, by the alarm: each at most once in ten minutes, however many look. What was learnt
 * changes the group, and whoever looks reads again.
 */
export function createGroupReading(parts: GroupReadingParts) {
	const { gateways, inbox, tasks, isOpen, learn, afterChange } = parts;
	const waiting = new Set<number>();
	const failedAt = new Map<number, number>();
	const taskOf = (group: number): string => `group:${group}`;

	async function read(group: number): Promise<void> {
		const address = inbox.contacts.addressesOf(group).find(({ kind }) => kind === "group");
		const answer =
			address &&
			(await gateways
				.current()
				.readGroup?.(address)
				.catch(() => undefined));
		if (address && answer?.class === "accepted") {
			failedAt.delete(group);
			learn([{ type: "group", address, ...answer.value }]);
		} else failedAt.set(group, Date.now());
	}

	return {
		/** Has the group read where that was long ago. `isLoading`: it is being read; `isOld`: it could not be. */
		refresh(group: number, now: number): { isLoading: boolean; isOld: boolean } {
			const { group_read_at: readAt } = inbox.contacts.get(group);
			if (!gateways.current().capabilities.groups || now - (readAt ?? 0) < FRESH_MS)
				return { isLoading: false, isOld: false };
			const isPending = waiting.has(group) || tasks.isUnderWay(taskOf(group));
			if (isPending) return { isLoading: true, isOld: false };
			if (!isOpen() || now - (failedAt.get(group) ?? 0) < PAUSE_MS)
				return { isLoading: false, isOld: true };
			waiting.add(group);
			afterChange(now);
			return { isLoading: true, isOld: false };
		},

		startDue(): Task[] {
			if (!isOpen()) return [];
			const due = [...waiting].slice(0, MAX_PARALLEL);
			for (const group of due) waiting.delete(group);
			return due.map((group) => tasks.begin(taskOf(group), () => read(group)));
		},

		nextWake: (now: number): number | null => (waiting.size > 0 && isOpen() ? now : null),

		erase(): void {
			waiting.clear();
			failedAt.clear();
		},
	};
}
