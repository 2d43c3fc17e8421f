import type { ScheduledToldJob } from "#app/contracts/jobs.ts";
import { reconnectDelayMs } from "#app/domain/channels/link/reconnect.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Capability } from "../../object/capability.ts";
import { chance } from "../../object/chance.ts";
import type { Tasks } from "../../object/tasks.ts";
import type { ConfigStore } from "../config.ts";
import type { Scheduled } from "./scheduled.ts";

/** Handed over in one go. */
const BATCH = 50;
const TASK = "scheduled_tellings";

/** Has the team told of messages that were not sent: at least once each, by the queue. */
export function createScheduledTellings(parts: {
	scheduled: Pick<Scheduled, "untold" | "noteTold" | "hasUntold">;
	config: Pick<ConfigStore, "get">;
	tasks: Tasks;
	queue: Pick<Queue<ScheduledToldJob>, "send">;
}): Capability {
	const { scheduled, config, tasks } = parts;
	let failures = 0;
	/** After a failure; epoch ms. */
	let notBefore = 0;

	async function tellAll(): Promise<void> {
		const place = config.get();
		if (place === null) return;
		const { workspaceId, channelId, type: channelType } = place;
		try {
			for (const { id, version, state, author_id: memberId, contactId } of scheduled.untold(
				BATCH,
			)) {
				await parts.queue.send({
					type: "scheduled_told",
					id: `${id}:${version}`,
					workspaceId,
					channelId,
					channelType,
					contactId,
					why: state,
					memberId,
				});
				scheduled.noteTold(id);
			}
			failures = 0;
		} catch (error) {
			failures += 1;
			notBefore = Date.now() + reconnectDelayMs(failures, chance());
			logEvent({ event: "scheduled_not_told", level: "warn", failures, error: String(error) });
		}
	}

	return {
		startDue(now) {
			if (tasks.isUnderWay(TASK) || now < notBefore || !scheduled.hasUntold()) return [];
			return [tasks.begin(TASK, tellAll)];
		},
		nextWake: () => (scheduled.hasUntold() && !tasks.isUnderWay(TASK) ? notBefore : null),
		erase() {
			failures = 0;
			notBefore = 0;
		},
	};
}
