import type { ReplyContext } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { ActDone } from "#app/domain/agents/acts/act.ts";
import { readConfirmation } from "#app/domain/agents/acts/confirmation.ts";
import { burstOf } from "#app/domain/agents/prompt.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { AgentActs } from "./acts.ts";
import type { AnsweringAgent } from "./answer-draft.ts";

type Channel = Pick<ChannelStub, "beginAct" | "settleAct">;

/**
 * What the customer's yes or no to an act did: one result for the model, nothing where neither was said, `busy` where
 * another job is doing it, or `unknown` where it cannot be told whether it was done. An act is begun once, whichever
 * job hears the yes. Throws when D1 or the object cannot be reached.
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
	const asked = acts.find(({ state }) => state === "asked");
	if (!asked || isMeanwhile || asked.agentId !== agent.id) return [];
	const said = readConfirmation(
		burstOf(turns)
			.map(({ text }) => text)
			.join(" "),
	);
	if (said === null) return [];
	const { id, tool } = asked;
	const told = (isOk: boolean, result: string): ActDone[] => {
		const call = { id, name: tool, arguments: JSON.parse(asked.arguments) as unknown };
		return [{ call, isOk, result, ms: 0, effects: [], pending: null }];
	};
	if (said === "no") {
		await settle(id, { state: "refused", result: "" });
		return told(true, "the customer said no: nothing was done");
	}
	const begun = await channel.beginAct(workspaceId, contactId, id);
	// Another delivery of this job is doing it; if that one dies, the job after it hears that nobody knows.
	if (!begun.ok) return "busy";
	const end = await actions.confirm(workspaceId, agent.id, asked);
	await settle(id, end);
	return end.state === "unknown" ? "unknown" : told(end.state === "done", end.result);
}
