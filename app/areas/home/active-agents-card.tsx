import { href, Link } from "react-router";
import type { ActiveAgent } from "#app/contracts/home.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { ListRow } from "#app/ui/list-row.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { EmptyCard, HomeCard } from "./home-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 2: up to five of the latest active agents, and where they answer. */
export function ActiveAgentsCard({ agents }: { agents: ActiveAgent[] }) {
	const t = useStrings({ pt, en });
	return (
		<HomeCard
			id="active-agents"
			more={{ label: t.agents.all, to: href("/agents") }}
			section={t.agents.section}
			title={t.agents.title}
		>
			{agents.length === 0 ? (
				<EmptyCard
					action={
						<Button asChild>
							<Link to={href("/agents/new")}>{t.quickActions.createAgent}</Link>
						</Button>
					}
					hint={t.agents.emptyHint}
					title={t.agents.empty}
				/>
			) : (
				<ul>
					{agents.map((agent) => (
						<ListRow
							aside={
								<StatusBadge tone={agent.status === "active" ? "good" : "neutral"}>
									{agent.status === "active" ? t.agents.online : t.agents.paused}
								</StatusBadge>
							}
							detail={
								agent.channels.length === 0
									? t.agents.noChannel
									: agent.channels
											.map(({ name, type }) => `${name} (${t.agents.channelTypes[type]})`)
											.join(", ")
							}
							key={agent.id}
							mark={<Avatar name={agent.name} size={36} src={agent.avatarUrl} />}
							name={agent.name}
							to={href("/agents/:id", { id: agent.id })}
						/>
					))}
				</ul>
			)}
		</HomeCard>
	);
}
