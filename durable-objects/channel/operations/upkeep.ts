import type { DeskRules } from "#app/contracts/desk.ts";
import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import { EXPIRED_AT_ONCE } from "../files/expiring-files.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { ToldAutomation } from "../config.ts";

/** Sets the agent that answers new conversations; null: members only. */
export function setAgent({ config }: Channel, agent: ChannelAgent | null): Result<null, never> {
	const known = config.get();
	if (known) config.set({ ...known, agent });
	return ok(null);
}

/** Sets the automations that receive events from now on; earlier events are not delivered to new ones. */
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

/** Sets how the workspace works, from now on: what was told before and is not here any more is over. */
export function setDesk(channel: Channel, desk: DeskRules): Result<null, never> {
	const { config } = channel;
	const known = config.get();
	// Told to all channels whenever something changed for one: whoever knows it writes no row.
	if (!known || JSON.stringify(known.desk) === JSON.stringify(desk)) return ok(null);
	config.set({ ...known, desk });
	channel.afterChange(Date.now());
	return ok(null);
}

/** The workspace's plan changed: conversations that were refused are counted again. */
export function recountConversations({ inbox, afterChange }: Channel): Result<null, never> {
	inbox.plan.noteNewPlan();
	afterChange(Date.now());
	return ok(null);
}

/** The product was down: messages that gateways sent meanwhile are fetched within two minutes (R14). */
export function catchUp({ link, afterChange }: Channel): Result<null, never> {
	link.noteAway(Date.now());
	afterChange(Date.now());
	return ok(null);
}

/** The workspace's hub lacks conversations of this channel: they are told to it at once. */
export function tellConversations({ projections, afterChange }: Channel): Result<null, never> {
	projections.tellConversations(Date.now());
	afterChange(Date.now());
	return ok(null);
}

/** Writes all projections to D1 and to the workspace's hub again, which may have been restored from an earlier copy (R48). */
export function rebuildProjections({ projections, afterChange }: Channel): Result<null, never> {
	projections.repeat(Date.now(), "everything");
	afterChange(Date.now());
	return ok(null);
}

/** Lets files of messages before `before` (epoch ms) go, some at a time. */
export function expireFiles(
	{ inbox, afterChange }: Channel,
	before: number,
): Result<{ expired: number; isMore: boolean }, never> {
	const now = Date.now();
	const expired = inbox.expireFiles(before, now);
	if (expired > 0) afterChange(now);
	return ok({ expired, isMore: expired === EXPIRED_AT_ONCE });
}

/** A member uploaded a file, or is about to send one that is kept: it stays for a week, or as long as messages bring it. */
export function noteUnsent(
	{ leavingFiles, afterChange }: Channel,
	hash: string,
): Result<null, never> {
	leavingFiles.noteUnsent(hash, Date.now());
	afterChange(Date.now());
	return ok(null);
}
