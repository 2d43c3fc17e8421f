import type { MessageJob } from "#app/contracts/jobs.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { isTooOld, mayRetry } from "#app/domain/facebook/conversion-event.ts";
import { normalisePhone } from "#app/domain/facebook/customer-data.ts";
import type { ConversionView } from "#app/contracts/facebook.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { Result } from "#app/domain/result.ts";
import type { MarkOutcome } from "#app/domain/sales/mark.ts";
import {
	composeMark,
	decideWay,
	markEventId,
	type MarkToSend,
} from "#app/domain/sales/messaging-event.ts";
import * as stored from "#workers/data/queries/facebook/conversions.ts";
import { selectSaleSending, sendingOf } from "#workers/data/queries/facebook/sales.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { FacebookConversionsDeps, Sender } from "./conversions.ts";

export interface MarkConversionsDeps extends Pick<
	FacebookConversionsDeps,
	"db" | "hashUserData" | "limit" | "log" | "now"
> {
	channel(
		channel: Pick<ChannelSummary, "id" | "type">,
	): Pick<ChannelStub, "claimMark" | "settleMark">;
	/** As every event is sent (conversions.ts). */
	findSender(workspaceId: string, pixelId: string): Promise<Result<Sender, ErrorCode>>;
	deliver(
		actorId: string | null,
		row: stored.StoredConversion,
		sender: Sender,
	): Promise<ConversionView>;
}

/** What passes by itself: the same event is sent again. */
const PASSES: readonly ErrorCode[] = ["facebook_rate_limited", "facebook_unavailable"];

/** Tells Meta of leads and sales that were marked, each once. */
export function createMarkConversions(deps: MarkConversionsDeps) {
	/** The event as it is kept before it is sent; the same one when it was kept before. Null: it was sent, or is being sent. */
	async function keep(
		workspaceId: string,
		mark: MarkToSend,
		event: { pixelId: string; name: string; payload: string },
		sender: Sender,
	): Promise<stored.StoredConversion | null> {
		const now = deps.now();
		const eventId = markEventId(mark);
		const row: stored.StoredConversion = {
			workspaceId,
			eventId,
			memberId: mark.agentId === null ? (mark.memberId ?? "") : stored.agentAsSender(mark.agentId),
			accountId: sender.accountId,
			pixelId: event.pixelId,
			eventName: event.name,
			payload: event.payload,
			testEventCode: null,
			state: "sending",
			attempts: 1,
			eventsReceived: null,
			traceId: null,
			fault: null,
			eventAt: mark.at,
			createdAt: now,
			updatedAt: now,
		};
		if (await stored.insertConversion(deps.db, workspaceId, row)) return row;
		const known = await stored.findConversion(deps.db, workspaceId, eventId);
		if (known === null || !mayRetry(known, now)) return null;
		return stored.claimConversion(
			deps.db,
			workspaceId,
			{ eventId, accountId: sender.accountId },
			now,
		);
	}

	/** What became of it; null: to be tried again. */
	async function send(workspaceId: string, mark: MarkToSend): Promise<MarkOutcome | null> {
		const [found] = await selectSaleSending(deps.db, workspaceId);
		const sending = sendingOf(found);
		const way = decideWay(mark, sending);
		if (typeof way === "string") return way;
		if (isTooOld(mark.at, deps.now())) return "too_old";
		const { pixelId } = sending;
		if (pixelId === null) return "off";
		const sender = await deps.findSender(workspaceId, pixelId);
		if (!sender.ok) return "no_dataset";
		if (!(await deps.limit("conversion", `marks:${workspaceId}`))) return null;
		const phone = way.kind === "phone" ? normalisePhone(`+${way.phone}`) : null;
		if (way.kind === "phone" && phone === null) return "no_account";
		const { ph = null } =
			phone === null ? {} : deps.hashUserData({ ph: { text: phone, isHash: false } });
		const event = composeMark(mark, way, ph);
		const payload = JSON.stringify(event);
		const row = await keep(
			workspaceId,
			mark,
			{ pixelId, name: event.event_name, payload },
			sender.value,
		);
		if (row === null) return "sent";
		const { state, fault } = await deps.deliver(mark.memberId, row, sender.value);
		const passes = state === "unknown" || (fault !== null && PASSES.includes(fault.code));
		return passes ? null : "sent";
	}

	return {
		/** Handles a job of the queue. Never throws: the channel's object asks again for what it does not hear of. */
		async run({
			workspaceId,
			channelId,
			channelType,
			messageId: markId,
		}: MessageJob): Promise<void> {
			try {
				const channel = deps.channel({ id: channelId, type: channelType });
				const claimed = await channel.claimMark(workspaceId, markId);
				if (!claimed.ok) return;
				const outcome = await send(workspaceId, claimed.value);
				await channel.settleMark(workspaceId, markId, outcome);
			} catch (error) {
				deps.log({ event: "mark_not_sent", level: "error", workspaceId, channelId, markId, error });
			}
		},
	};
}
