import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Health } from "#app/domain/integrations/health.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { readTelling } from "#workers/data/queries/integrations/automation-deliveries.ts";
import type { ChannelStub } from "../channels/stub.ts";
import { readIntegrationSettings } from "./settings.ts";

export interface AutomationsDeps {
	db: Database;
	log: Log;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
}

/** Objects called in parallel. */
const AT_ONCE = 20;

/**
 * Sends channels' objects the automations that subscribe to their events, so that handling a message needs no D1
 * query. D1 owns the subscriptions and is read again before anything is sent (webhooks/targets.ts).
 */
export function createAutomations(deps: AutomationsDeps) {
	return {
		/**
		 * Reads the subscriptions from D1 and sends them to all channels, or only to these new ones.
		 * @returns false when a channel's object could not be reached; the call is idempotent. Throws when D1 fails.
		 */
		async notifyChannels(
			workspaceId: string,
			channelIds: readonly string[] | null = null,
		): Promise<boolean> {
			const { automations, channels } = await readTelling(deps.db, workspaceId, channelIds);
			// A new channel's object has no subscriptions yet, so an empty list need not be sent.
			if (channelIds !== null && automations.length === 0) return true;
			const told = automations
				.map(({ id, settings }) => ({ id, events: readIntegrationSettings(settings).events }))
				.filter(({ events }) => events.length > 0);
			let isTold = true;
			for (let at = 0; at < channels.length; at += AT_ONCE) {
				const outcomes = await Promise.allSettled(
					channels
						.slice(at, at + AT_ONCE)
						.map((channel) => deps.channel(channel).setAutomations(workspaceId, told)),
				);
				for (const outcome of outcomes) {
					if (outcome.status === "fulfilled") continue;
					isTold = false;
					const { reason: error } = outcome;
					deps.log({ event: "automations_not_told", level: "error", workspaceId, error });
				}
			}
			return isTold;
		},
	};
}

/** Publishes an automation's health after a call. Never throws. */
export const createAutomationTeller =
	(deps: {
		publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
		log: Log;
	}) =>
	async (told: {
		workspaceId: string;
		integrationId: string;
		health: Health;
		wasHealth: Health;
		problems: number;
	}): Promise<void> => {
		const { workspaceId, integrationId, health, wasHealth, problems } = told;
		const isNewProblem = health === "error" && wasHealth !== "error";
		try {
			await deps.publishToWorkspace(workspaceId, {
				type: "integration_checked",
				integrationId,
				health,
				isNewProblem,
				problems,
			});
		} catch (error) {
			// D1 has it; the page shows it with its next refresh.
			deps.log({ event: "automation_not_told", level: "warn", workspaceId, error });
		}
	};
