import { Ellipsis, FlaskConical, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import type { AgentSummary } from "#app/contracts/agents.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Menu, MenuItem, MenuReason, MenuSeparator } from "#app/ui/menu.tsx";
import { RemoveDialog } from "../remove-dialog.tsx";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { useAgentRequest } from "../use-agent-request.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Actions on an agent; what the role may not do is disabled, with the reason above. */
export function AgentMenu(props: { agent: AgentSummary; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	const words = useStrings({ pt: agentsPt, en: agentsEn });
	const { agent, mayManage } = props;
	const [isAsking, setIsAsking] = useState(false);
	const request = useAgentRequest(agent, () => setIsAsking(false));
	const isActive = agent.status === "active";
	const address = href("/agents/:id", { id: agent.id });
	return (
		// Above the link that covers the card.
		<div className="relative z-1">
			<Menu
				trigger={
					<button
						aria-label={t.moreOf(isolate(agent.name))}
						className="focus-ring -mt-1 -mr-1 flex size-8 shrink-0 items-center justify-center rounded-control text-gray-11 hover:bg-gray-4 hover:text-gray-12"
						type="button"
					>
						<Ellipsis aria-hidden="true" size={18} />
					</button>
				}
			>
				<MenuItem asChild>
					<Link to={`${address}?tab=teste`}>
						<FlaskConical aria-hidden="true" size={16} strokeWidth={1.75} />
						{words.test}
					</Link>
				</MenuItem>
				<MenuSeparator />
				{mayManage ? null : <MenuReason>{words.managersOnly}</MenuReason>}
				<MenuItem
					disabled={!mayManage || request.isBusy}
					onSelect={() => request.send(isActive ? "pause" : "resume")}
				>
					{isActive ? (
						<Pause aria-hidden="true" size={16} strokeWidth={1.75} />
					) : (
						<Play aria-hidden="true" size={16} strokeWidth={1.75} />
					)}
					{isActive ? words.pause : words.resume}
				</MenuItem>
				<EditItem agentId={agent.id} mayManage={mayManage} />
				<MenuItem color="red" disabled={!mayManage} onSelect={() => setIsAsking(true)}>
					<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
					{words.remove}
				</MenuItem>
			</Menu>
			<RemoveDialog
				isOpen={isAsking}
				name={agent.name}
				onClose={() => setIsAsking(false)}
				request={request}
			/>
		</div>
	);
}

function EditItem(props: { agentId: string; mayManage: boolean }) {
	const words = useStrings({ pt: agentsPt, en: agentsEn });
	const content = (
		<>
			<Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
			{words.edit}
		</>
	);
	if (!props.mayManage) return <MenuItem disabled>{content}</MenuItem>;
	return (
		<MenuItem asChild>
			<Link to={href("/agents/:id/edit", { id: props.agentId })}>{content}</Link>
		</MenuItem>
	);
}
