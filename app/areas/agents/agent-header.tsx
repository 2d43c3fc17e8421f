import { Pause, Pencil, Play, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { href, Link, useNavigate } from "react-router";
import type { AgentView } from "#app/contracts/agents.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { AgentBadge } from "./agent-badge.tsx";
import { pausedReasonText } from "./paused-reason.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useAgentRequest } from "./use-agent-request.ts";

/** Name, status and channels of an agent, with its actions. */
export function AgentHeader(props: { agent: AgentView; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	const { agent, mayManage } = props;
	const why = pausedReasonText(agent.pausedReason, t);
	return (
		<>
			<PageHeader
				actions={<Actions agent={agent} mayManage={mayManage} />}
				backTo={href("/agents")}
				badge={<AgentBadge status={agent.status} />}
				mark={<Avatar name={agent.name} size={48} src={agent.avatarUrl} />}
				purpose={<Summary agent={agent} />}
				title={agent.name}
			/>
			{why ? (
				<p className="mb-6 flex items-start gap-2 rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-amber-12">
					<TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={16} />
					{why}
				</p>
			) : null}
		</>
	);
}

function Summary({ agent }: { agent: AgentView }) {
	const t = useStrings({ pt, en });
	return (
		<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<span>
				{t.providers[agent.provider]}
				{agent.model === "" ? null : (
					<>
						{" · "}
						<bdi>{agent.model}</bdi>
					</>
				)}
			</span>
			{agent.channels.length === 0 ? <span>{t.noChannel}</span> : null}
			{agent.channels.map(({ id, name, type }) => (
				<span className="flex min-w-0 items-center gap-1.5" key={id}>
					<ChannelTypeMark size={14} type={type} />
					<bdi className="truncate">{name}</bdi>
				</span>
			))}
		</span>
	);
}

function Actions(props: { agent: AgentView; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	const navigate = useNavigate();
	const { agent, mayManage } = props;
	const [isAsking, setIsAsking] = useState(false);
	const leaveWhenGone = (intent: string): void => {
		if (intent === "remove") void navigate(href("/agents"));
	};
	const request = useAgentRequest(agent, leaveWhenGone, true);
	const isActive = agent.status === "active";
	const reason = mayManage ? null : t.managersOnly;
	return (
		<>
			<ReasonedButton
				loading={request.isBusy && !isAsking}
				onClick={() => request.send(isActive ? "pause" : "resume")}
				reason={reason}
				type="button"
			>
				{isActive ? <Pause aria-hidden="true" size={16} /> : <Play aria-hidden="true" size={16} />}
				{isActive ? t.pause : t.resume}
			</ReasonedButton>
			<ReasonedButton onClick={() => setIsAsking(true)} reason={reason} type="button">
				<Trash2 aria-hidden="true" size={16} />
				{t.remove}
			</ReasonedButton>
			<EditButton agentId={agent.id} reason={reason} />
			<RemoveDialog
				isOpen={isAsking}
				name={agent.name}
				onClose={() => setIsAsking(false)}
				request={request}
			/>
		</>
	);
}

function EditButton(props: { agentId: string; reason: string | null }) {
	const t = useStrings({ pt, en });
	const content = (
		<>
			<Pencil aria-hidden="true" size={16} />
			{t.edit}
		</>
	);
	if (props.reason !== null)
		return <ReasonedButton reason={props.reason}>{content}</ReasonedButton>;
	return (
		<Button asChild kind="primary">
			<Link prefetch="intent" to={href("/agents/:id/edit", { id: props.agentId })}>
				{content}
			</Link>
		</Button>
	);
}
