import { TriangleAlert } from "lucide-react";
import { href, Link } from "react-router";
import type { AgentSummary } from "#app/contracts/agents.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { AgentBadge } from "../agent-badge.tsx";
import { pausedReasonText } from "../paused-reason.ts";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { AgentMenu } from "./agent-menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SHOWN_CHANNELS = 3;

/** One agent of the list: name, channels and figures of 30 days. */
export function AgentCard(props: { agent: AgentSummary; mayManage: boolean }) {
	const words = useStrings({ pt: agentsPt, en: agentsEn });
	const { agent } = props;
	const why = pausedReasonText(agent.pausedReason, words);
	return (
		<Card className="relative flex h-full flex-col p-4 hover:border-gray-7">
			<div className="flex items-start gap-3">
				<Avatar name={agent.name} size={44} src={agent.avatarUrl} />
				<div className="min-w-0 flex-1">
					<h2 className="truncate font-semibold text-gray-12">
						<Link
							className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-9"
							prefetch="intent"
							to={href("/agents/:id", { id: agent.id })}
						>
							<bdi>{agent.name}</bdi>
						</Link>
					</h2>
					<p className="truncate text-[13px] text-gray-11">
						{words.providers[agent.provider]}
						{agent.model === "" ? null : (
							<>
								{" · "}
								<bdi>{agent.model}</bdi>
							</>
						)}
					</p>
				</div>
				<AgentMenu agent={agent} mayManage={props.mayManage} />
			</div>
			<div className="mt-3 flex flex-wrap items-center gap-2">
				<AgentBadge status={agent.status} />
			</div>
			{why ? (
				<p className="mt-2 flex items-start gap-1.5 text-[13px] text-amber-11">
					<TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={14} />
					{why}
				</p>
			) : null}
			<Channels agent={agent} />
			<Figures agent={agent} />
		</Card>
	);
}

function Channels({ agent }: { agent: AgentSummary }) {
	const t = useStrings({ pt, en });
	const words = useStrings({ pt: agentsPt, en: agentsEn });
	const { channels } = agent;
	if (channels.length === 0)
		return <p className="mt-3 mb-4 text-[13px] text-gray-11">{words.noChannel}</p>;
	const more = channels.length - SHOWN_CHANNELS;
	return (
		<ul aria-label={t.channels} className="mt-3 mb-4 flex flex-col gap-1">
			{channels.slice(0, SHOWN_CHANNELS).map(({ id, name, type }) => (
				<li className="flex items-center gap-2 text-[13px] text-gray-11" key={id}>
					<ChannelTypeMark size={14} type={type} />
					<bdi className="truncate">{name}</bdi>
				</li>
			))}
			{more > 0 ? <li className="text-[13px] text-gray-11">{t.moreChannels(more)}</li> : null}
		</ul>
	);
}

function Figures({ agent }: { agent: AgentSummary }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	return (
		<dl className="mt-auto grid grid-cols-2 gap-x-4 border-t border-line pt-3">
			<div className="flex flex-col-reverse">
				<dt className="text-xs text-gray-11">{t.answersLabel}</dt>
				<dd className="tabular text-lg/6 font-semibold">{format.number(agent.answers)}</dd>
			</div>
			<div className="flex flex-col-reverse">
				<dt className="text-xs text-gray-11">{t.handOversLabel}</dt>
				<dd className="tabular text-lg/6 font-semibold">{format.number(agent.handOvers)}</dd>
			</div>
		</dl>
	);
}
