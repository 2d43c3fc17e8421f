// founding.md 34: one lease per conversation with an epoch. K11: a person always wins.
import type { SystemLine } from "../conversations/system-line.ts";
import type { Handler, HandOverReason } from "./answering.ts";

/** Who answers a conversation, and since which change. What was thought under an older epoch is stale. */
export interface Lease {
	handler: Handler;
	/** The agent that answers, or did last. */
	agentId: string | null;
	agentName: string | null;
	epoch: number;
}

/** An agent as a lease names it. */
export interface LeasedAgent {
	id: string;
	name: string;
}

export type LeaseEvent =
	/** A conversation begins or is reopened; `agent` is the channel's. */
	| { type: "opened"; by: "customer" | "us"; agent: LeasedAgent | null }
	/** A member wrote or took over, or the phone's owner answered. */
	| { type: "person_answers" }
	/** `agent` is the channel's; without one the conversation's last agent goes on. */
	| { type: "given_back"; agent: LeasedAgent | null; note: string | null }
	| { type: "handed_over"; reason: HandOverReason }
	/** A member gave the conversation to a department or a colleague. */
	| { type: "transferred" }
	/** After a hand-over no member answered for long. */
	| { type: "returned"; agent: LeasedAgent }
	| { type: "closed" };

export interface LeaseChange {
	lease: Lease;
	/** What the conversation shows of it. */
	line: SystemLine | null;
	/** The agent's pending reply, and its texts not sent yet, are void. */
	isVoid: boolean;
}

/**
 * An agent handed the conversation over and nobody has written since. While it is open, the agent may still
 * answer what it surely knows.
 */
export const waitsForPeople = ({ handler, agentId }: Pick<Lease, "handler" | "agentId">): boolean =>
	handler === "nobody" && agentId !== null;

const unchanged = (lease: Lease): LeaseChange => ({ lease, line: null, isVoid: false });

/** What becomes of a lease. An event that changes nothing keeps the epoch. */
export function decideLease(lease: Lease, event: LeaseEvent): LeaseChange {
	const epoch = lease.epoch + 1;
	switch (event.type) {
		case "opened":
			return { lease: openedLease(lease, event), line: null, isVoid: true };
		case "person_answers": {
			if (lease.handler === "person") return unchanged(lease);
			const wasAgent = lease.handler === "agent";
			return {
				lease: { ...lease, handler: "person", epoch },
				line: wasAgent ? { code: "taken_over" } : null,
				isVoid: true,
			};
		}
		case "given_back": {
			const agent = event.agent ?? lastAgent(lease);
			if (agent === null || lease.handler === "agent") return unchanged(lease);
			return {
				lease: { handler: "agent", agentId: agent.id, agentName: agent.name, epoch },
				line: { code: "given_back", note: event.note },
				isVoid: true,
			};
		}
		case "handed_over":
			if (lease.handler !== "agent") return unchanged(lease);
			return {
				lease: { ...lease, handler: "nobody", epoch },
				line: { code: "handed_over", reason: event.reason },
				isVoid: false,
			};
		case "transferred":
			// What it was about to say was meant for another desk.
			if (lease.handler !== "agent") return unchanged(lease);
			return { lease: { ...lease, handler: "nobody", epoch }, line: null, isVoid: true };
		case "returned": {
			if (lease.handler !== "nobody") return unchanged(lease);
			const { id: agentId, name: agentName } = event.agent;
			return {
				lease: { handler: "agent", agentId, agentName, epoch },
				line: { code: "agent_returned" },
				isVoid: true,
			};
		}
		case "closed":
			return { lease: { ...lease, handler: "nobody", epoch }, line: null, isVoid: true };
	}
}

function openedLease(lease: Lease, { by, agent }: Extract<LeaseEvent, { type: "opened" }>): Lease {
	const epoch = lease.epoch + 1;
	if (by === "us") return { handler: "person", agentId: null, agentName: null, epoch };
	return {
		handler: agent ? "agent" : "nobody",
		agentId: agent?.id ?? null,
		agentName: agent?.name ?? null,
		epoch,
	};
}

function lastAgent({ agentId, agentName }: Lease): LeasedAgent | null {
	return agentId === null ? null : { id: agentId, name: agentName ?? "" };
}

/**
 * Whether an agent's queued text may still be sent: nobody else has answered since. `saidUnder` is the
 * epoch right after it was queued; null for a text a member sent again as their own.
 */
export const mayStillLeave = (lease: Lease, saidUnder: number | null): boolean =>
	saidUnder === null || saidUnder === lease.epoch;
