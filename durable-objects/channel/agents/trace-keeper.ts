import type { SettledReply } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { type AnswerTrace, outcomeOf } from "#app/domain/agents/trace.ts";
import { parseSystemLine } from "#app/domain/conversations/system-line.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { AgentAnswers } from "./replies.ts";
import type { Traces } from "./traces.ts";

/** The line stands right behind the agent's last text. */
const LINE_ROWS = 4;

/** Stores the trace of a settled reply beside the messages it brought; nothing for a text that asked for patience. */
export function createTraceKeeper(parts: {
	contacts: Contacts;
	ledger: Ledger;
	answers: AgentAnswers;
	traces: Traces;
}) {
	const { contacts, ledger, answers, traces } = parts;

	const findLine = (contact: number): string | null =>
		ledger
			.newestSaid(contact, LINE_ROWS)
			.findLast(
				({ type, text }) => type === "system" && parseSystemLine(text)?.code === "handed_over",
			)?.id ?? null;

	return (job: AgentReplyJob, settled: SettledReply, trace: AnswerTrace, now: number): void => {
		const { inboundId } = job;
		const contact = contacts.find(job.contactId);
		const outcome = outcomeOf(settled, trace.isUnknown);
		if (!contact || outcome === null) return;
		traces.add({
			contact: contact.n,
			agentId: contact.agent_id ?? "",
			conversationId: settled.conversationId,
			inboundId,
			messageId: answers.findMessageId(inboundId),
			lineId: outcome === "handed_over" ? findLine(contact.n) : null,
			outcome,
			reason: settled.reason,
			at: now,
			trace,
		});
	};
}
