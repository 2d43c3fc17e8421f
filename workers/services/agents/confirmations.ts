import type { KeptAct, ReplyContext } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { ActDone } from "#app/domain/agents/acts/act.ts";
import { readConfirmation } from "#app/domain/agents/acts/confirmation.ts";
import { burstOf } from "#app/domain/agents/prompt.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { AgentActs } from "./acts.ts";
import type { AnsweringAgent } from "./answer-draft.ts";

type Channel = Pick<ChannelStub, "beginAct" | "settleAct">;

/**
 * What the customer's yes or no to an act did, and how acts ended that members decided: results for the model, none
 * where nothing was said or has ended; `busy` where another job is doing it, or `unknown` where it cannot be told
 * whether it was done. An act is begun once, whichever job hears the yes. Throws when D1 or the object cannot be
 * reached.
 */
export async function settleConfirmation(
	actions: Pick<AgentActs, "confirm">,
	channel: Channel,
	{ workspaceId, contactId }: Pick<AgentReplyJob, "workspaceId" | "contactId">,
	{ context, agent }: { context: ReplyContext; agent: AnsweringAgent },
): Promise<readonly ActDone[] | "unknown" | "busy"> {
	const { acts = [], turns, isMeanwhile } = context;
	const settle = (id: string, end: Parameters<Channel["settleAct"]>[3]) =>
		channel.settleAct(workspaceId, contactId, id, end);
	// A job before this one began it and never told how it went; said once.
	const lost = acts.find(({ state, result }) => state === "unknown" && result === null);
	if (lost) {
		await settle(lost.id, { state: "unknown", result: "" });
		return "unknown";
	}
	if (isMeanwhile) return [];
	// Also one whose answer was lost on the way, or that a member decided.
	const ended = acts.flatMap((act) => endOf(act));
	const asked = acts.find(({ state }) => state === "asked");
	// Where it is the team's to say yes, the customer's is none.
	if (!asked || asked.agentId !== agent.id || asked.needsMember) return ended;
	const said = readConfirmation(
		burstOf(turns)
			.map(({ text }) => text)
			.join(" "),
	);
	if (said === null) return ended;
	const { id } = asked;
	if (said === "no") {
		await settle(id, { state: "refused", result: "" });
		return [...ended, ...endOf({ ...asked, state: "refused", result: "" })];
	}
	const begun = await channel.beginAct(workspaceId, contactId, id);
	// Another delivery of this job is doing it; if that one dies, the job after it hears that nobody knows.
	if (!begun.ok) return "busy";
	const end = await actions.confirm(workspaceId, agent.id, asked);
	await settle(id, end);
	return end.state === "unknown" ? "unknown" : [...ended, ...endOf({ ...asked, ...end })];
}

/** An act that has ended, as a model reads it; none for one that has not. */
function endOf({ id, tool, arguments: given, state, result, decidedBy }: KeptAct): ActDone[] {
	if (state !== "done" && state !== "failed" && state !== "refused") return [];
	const call = { id, name: tool, arguments: JSON.parse(given) as unknown };
	const who = decidedBy ? "the team" : "the customer";
	const isRefused = state === "refused";
	return [
		{
			call,
			isOk: state !== "failed",
			result: isRefused ? `${who} said no: nothing was done` : (result ?? ""),
			ms: 0,
			effects: [],
			pending: null,
			end: state,
		},
	];
}
