import type { ErrorCode } from "#app/contracts/errors.ts";
import { v5 as uuidOf } from "uuid";
import {
	conversionEventId,
	markOfReport,
	type ReportedConversion,
} from "#app/domain/agents/acts/conversion.ts";
import { composeEvent } from "#app/domain/facebook/conversion-event.ts";
import { normalisePhone } from "#app/domain/facebook/customer-data.ts";
import type { Result } from "#app/domain/result.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { findChannelType } from "#workers/data/queries/agents/answering.ts";
import { selectSaleSending, sendingOf } from "#workers/data/queries/facebook/sales.ts";
import type { ChannelStub } from "../channels/stub.ts";
import * as stored from "#workers/data/queries/facebook/conversions.ts";
import type { FacebookConversionsDeps, Sender } from "./conversions.ts";

/** What an agent reports of a conversation; the amount is the model's, the phone the channel's. */
export interface AgentConversion extends ReportedConversion {
	workspaceId: string;
	agentId: string;
	conversationId: string;
	/** Where the conversation is. */
	channelId: string;
	contactId: string;
	/** Proved by the channel: digits with country code. */
	phone: string;
}

/** How every event is sent. */
interface Sending {
	findSender(workspaceId: string, pixelId: string): Promise<Result<Sender, ErrorCode>>;
	/** `actorId`: the member; null for an agent. */
	deliver(actorId: string | null, row: stored.StoredConversion, sender: Sender): Promise<unknown>;
}

/** Namespace of the ids of marks: of each conversation and event the same. */
const MARK_NAMESPACE = "6a3d2f7e-51c8-4f0b-9a64-0d1e7b2c9f35";

/** How an agent marks a conversation. */
export interface AgentMarking {
	channel(channel: Pick<ChannelSummary, "id" | "type">): Pick<ChannelStub, "markSale">;
}

/** Conversions that agents report, stored and sent like members' own. */
export function createAgentConversions(
	deps: Pick<FacebookConversionsDeps, "db" | "hashUserData" | "limit" | "log" | "now"> &
		AgentMarking,
	{ findSender, deliver }: Sending,
) {
	/**
	 * Marks the lead or sale on its conversation. True: Meta is not to be told here, because the mark tells it by the click
	 * (mark-conversions.ts), or because the contact does not want it.
	 */
	async function mark(reported: AgentConversion): Promise<boolean> {
		const { workspaceId, agentId, channelId, contactId, conversationId, eventType } = reported;
		const facts = markOfReport(reported);
		const type = facts && (await findChannelType(deps.db, workspaceId, channelId));
		if (!facts || !type) return false;
		const [found] = await selectSaleSending(deps.db, workspaceId);
		const isTold = sendingOf(found).pixelId !== null;
		const id = uuidOf(`${conversationId}:${eventType}`, MARK_NAMESPACE);
		const marked = await deps
			.channel({ id: channelId, type })
			.markSale(
				workspaceId,
				contactId,
				{ ...facts, id, isToldOtherwise: !isTold },
				{ memberId: null, agentId, name: null },
			);
		return marked.ok && (isTold || marked.value.isRefused);
	}

	/** Keeps an agent's event and sends it; the second of a conversation and event type does nothing. */
	async function sendReported(reported: AgentConversion): Promise<void> {
		if (await mark(reported)) return;
		const { workspaceId, agentId, pixelId, eventType, currency, value } = reported;
		const phone = normalisePhone(`+${reported.phone}`);
		const sender = await findSender(workspaceId, pixelId);
		if (phone === null || !sender.ok)
			return deps.log({
				event: "facebook_conversion_not_sent",
				level: "warn",
				workspaceId,
				agentId,
				code: sender.ok ? "phone_invalid" : sender.code,
			});
		const now = deps.now();
		const eventId = conversionEventId(reported.conversationId, eventType);
		const ldu = { isOn: false, state: null };
		const event = composeEvent(
			{
				draft: { eventId, eventType, currency, ldu, orderId: "", contentName: "" },
				eventAt: now,
				value,
			},
			{ hashed: deps.hashUserData({ ph: { text: phone, isHash: false } }), website: null },
		);
		const row: stored.StoredConversion = {
			workspaceId,
			eventId,
			memberId: stored.agentAsSender(agentId),
			accountId: sender.value.accountId,
			pixelId,
			eventName: eventType,
			payload: JSON.stringify(event),
			testEventCode: null,
			state: "sending",
			attempts: 1,
			eventsReceived: null,
			traceId: null,
			fault: null,
			eventAt: now,
			createdAt: now,
			updatedAt: now,
		};
		if (!(await stored.insertConversion(deps.db, workspaceId, row))) return;
		// An allowance of their own: customers who talk to agents must not use up the members'.
		if (await deps.limit("conversion", `agents:${workspaceId}`))
			await deliver(null, row, sender.value);
		else await stored.settleConversion(deps.db, workspaceId, row, overLimit(now));
	}

	return {
		/**
		 * Reports a conversion of a conversation, by its agent. Never throws: it follows an answer that was given. What
		 * Meta does not take stands in the history, where a member sends it again.
		 */
		async report(reported: AgentConversion): Promise<void> {
			try {
				await sendReported(reported);
			} catch (error) {
				const { workspaceId, agentId } = reported;
				deps.log({
					event: "facebook_conversion_not_sent",
					level: "error",
					workspaceId,
					agentId,
					error,
				});
			}
		},
	};
}

const overLimit = (updatedAt: number) => ({
	state: "failed" as const,
	eventsReceived: null,
	traceId: null,
	fault: JSON.stringify({ code: "rate_limited", message: null, traceId: null }),
	updatedAt,
});
