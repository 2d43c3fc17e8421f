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

/** Objects told at once. */
const AT_ONCE = 20;

/**
 * Tells the objects of channels which automations want to know what happens there: a message then
 * costs no look into D1. D1 owns it, and is asked again before anything leaves (webhooks/targets.ts).
 */
export function createAutomations(deps: AutomationsDeps) {
	return {
		/**
		 * Reads it anew and tells each channel, or only these new ones.
		 * @returns false when a channel could not be told; saying it again does no harm
		 */
		async tellChannels(
			workspaceId: string,
			channelIds: readonly string[] | null = null,
		): Promise<boolean> {
			const { automations, channels } = await readTelling(deps.db, workspaceId, channelIds);
			// What is new has been told nothing yet.
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

/** Tells open pages how an automation fares after a call. */
export const createAutomationTeller =
	(deps: { tellWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>; log: Log }) =>
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
			await deps.tellWorkspace(workspaceId, {
				type: "integration_checked",
				integrationId,
				health,
				isNewProblem,
				problems,
			});
		} catch (error) {
			// It is written; the page's next reading shows it.
			deps.log({ event: "automation_not_told", level: "warn", workspaceId, error });
		}
	};
