import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { ToldAutomation } from "../config.ts";

/** Who answers new conversations by itself from now on; null: nobody but people. */
export function setAgent({ config }: Channel, agent: ChannelAgent | null): Result<null, never> {
	const known = config.get();
	if (known) config.set({ ...known, agent });
	return ok(null);
}

/** Which automations hear of events from now on; what is not there yet they never hear of. */
export function setAutomations(
	channel: Channel,
	automations: ToldAutomation[],
): Result<null, never> {
	const { config } = channel;
	const known = config.get();
	if (known) config.set({ ...known, automations });
	channel.webhooks.noteConfigured();
	channel.afterChange(Date.now());
	return ok(null);
}

/** The workspace's plan is another one: what was refused is counted again. */
export function recountConversations({ inbox, afterChange }: Channel): Result<null, never> {
	inbox.plan.noteNewPlan();
	afterChange(Date.now());
	return ok(null);
}

/** The product was away: what gateways told meanwhile is asked for within two minutes (R14). */
export function catchUp({ link, afterChange }: Channel): Result<null, never> {
	link.noteAway(Date.now());
	afterChange(Date.now());
	return ok(null);
}

/** Tells D1 everything again: it may have been set back (R48). */
export function rebuildProjections({ projections, afterChange }: Channel): Result<null, never> {
	projections.repeat(Date.now(), "everything");
	afterChange(Date.now());
	return ok(null);
}
