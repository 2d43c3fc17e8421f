import type { ContactActs } from "#app/contracts/agents.ts";
import type { ActDecision } from "#app/domain/agents/acts/kept-act.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { AgentActs } from "./acts.ts";

type Channel = Pick<ChannelStub, "beginAct" | "settleAct" | "listActs">;

export interface DecideWish {
	workspaceId: string;
	contactId: string;
	actId: string;
	decision: ActDecision;
	member: { memberId: string; name: string };
}

/** The acts of a contact after a decision. */
export interface DecidedActs extends ContactActs {
	/** False: it was not there to be decided so any more. */
	isDecided: boolean;
}

export type ActDecisions = ReturnType<typeof createActDecisions>;

/** What members decide about acts of agents. Throws when D1 or the object cannot be reached. */
export function createActDecisions(actions: Pick<AgentActs, "confirm">) {
	/** A yes: done here and now, once; whoever says it second does nothing. */
	async function confirm(
		channel: Channel,
		{ workspaceId, contactId, actId, member }: DecideWish,
	): Promise<Result<unknown, "not_found" | "conflict">> {
		const begun = await channel.beginAct(workspaceId, contactId, actId, member);
		if (!begun.ok) return begun;
		const { agentId } = begun.value;
		const end = await actions.confirm(workspaceId, agentId, begun.value);
		return channel.settleAct(workspaceId, contactId, actId, end);
	}

	function decide(
		channel: Channel,
		wish: DecideWish,
	): Promise<Result<unknown, "not_found" | "conflict">> {
		const { workspaceId, contactId, actId, member, decision } = wish;
		const settle = (state: "done" | "failed" | "refused") =>
			channel.settleAct(workspaceId, contactId, actId, { state, result: "" }, member);
		switch (decision) {
			case "confirm":
				return confirm(channel, wish);
			case "refuse":
				return settle("refused");
			case "was_done":
				return settle("done");
			case "was_not_done":
				return settle("failed");
		}
	}

	return {
		async decide(channel: Channel, wish: DecideWish): Promise<Result<DecidedActs, "not_found">> {
			const decided = await decide(channel, wish);
			if (!decided.ok && decided.code === "not_found") return { ok: false, code: "not_found" };
			const acts = await channel.listActs(wish.workspaceId, wish.contactId);
			return acts.ok ? ok({ ...acts.value, isDecided: decided.ok }) : acts;
		},
	};
}
