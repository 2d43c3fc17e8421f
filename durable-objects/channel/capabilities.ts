import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { Capability } from "../object/capability.ts";
import type { ChannelParts } from "./channel.ts";
import { inboxSteps, linkSteps } from "./steps.ts";

/**
 * The schema of a channel's object by set of steps. A capability with tables of its own adds its steps
 * here.
 */
export const CHANNEL_SCHEMA = { inbox: inboxSteps, instance: linkSteps };

/** How many steps of each set this code knows: "13.2". */
export const SCHEMA_VERSION = Object.values(CHANNEL_SCHEMA)
	.map((steps) => steps.length)
	.join(".");

/**
 * The capabilities of a channel in the order in which events and ticks reach them: storing comes first,
 * then the link, then what is sent, then what is reported to others.
 * @param receive stores events as if a gateway had sent them; used by the simulator
 */
export function listCapabilities(
	parts: ChannelParts,
	receive: (events: readonly GatewayEvent[], now: number) => void,
): Capability<GatewayEvent>[] {
	const { inbox, gateways, link, presence } = parts;
	return [
		{
			tick(now) {
				const events = gateways.simulator()?.due(now) ?? [];
				if (events.length > 0) receive(events, now);
			},
			nextWake: () => gateways.simulator()?.nextWake() ?? null,
		},
		{ apply: inbox.receive, erase: inbox.answering.forgetAll },
		parts.history,
		link,
		parts.notices,
		inbox.quarantine,
		inbox.answering.traces,
		inbox.plan,
		inbox.snoozes,
		inbox.surveys,
		inbox.scheduled,
		parts.scheduledTellings,
		inbox.rules,
		parts.ruleTellings,
		parts.prices,
		parts.replyQueue,
		parts.sender,
		parts.keeping,
		parts.voices,
		parts.markHandOver,
		presence,
		inbox.search,
		parts.gatewaySettings,
		parts.webhooks,
		parts.leftovers,
		parts.leavingFiles,
		parts.templates,
		parts.names,
		parts.numbers,
		parts.groupReading,
		parts.projections,
		inbox.feed,
	];
}
