/** Calls about what agents did for a contact; both throw ApiError. */
import * as v from "valibot";
import { ACT_STATES, type ActDecision } from "#app/domain/agents/acts/kept-act.ts";
import { listOf } from "#app/contracts/frames.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";

const Texts = v.record(v.string(), v.string());
/** What a later release adds is left out: an act in a state without words here is none. */
const Act = v.object({
	id: v.string(),
	tool: v.string(),
	arguments: v.string(),
	needsMember: v.optional(v.boolean(), false),
	state: v.picklist(ACT_STATES),
	result: v.nullable(v.string()),
	askedAt: v.number(),
	agentName: v.optional(v.string(), ""),
	changedAt: v.optional(v.number(), 0),
	decidedBy: v.optional(v.nullable(v.string()), null),
});
export type Act = v.InferOutput<typeof Act>;

const Acts = { acts: listOf(Act), fields: Texts, labels: v.optional(Texts, {}) };
const ContactActs = v.object(Acts);
const DecidedActs = v.object({ ...Acts, isDecided: v.boolean() });
export type ContactActs = v.InferOutput<typeof ContactActs>;

/** A foreign system has ten seconds to answer, and we some to tell. */
const DOING_MS = 25_000;

export async function readActs(
	channelId: string,
	contactId: string,
	signal: AbortSignal,
): Promise<ContactActs> {
	const answer = callChannel(channelId, "listActs", { params: { contactId } }, { signal });
	return parseAnswer(ContactActs, await answer);
}

/** A member's decision; `isDecided` is false when somebody was faster. */
export async function decideAct(
	channelId: string,
	params: { contactId: string; actId: string },
	decision: ActDecision,
) {
	const said = { params, body: { decision } };
	const answer = callChannel(channelId, "decideAct", said, { timeoutMs: DOING_MS });
	return parseAnswer(DecidedActs, await answer);
}
