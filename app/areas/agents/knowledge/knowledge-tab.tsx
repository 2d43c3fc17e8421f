import { useState } from "react";
import type { AgentView } from "#app/contracts/agents.ts";
import type { BaseView, KnowledgeTotals } from "#app/contracts/knowledge.ts";
import { targetBase } from "#app/domain/agents/knowledge-base.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { EntriesCard } from "./entries-card.tsx";
import { KnownBases } from "./known-bases.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { UploadQueue } from "./use-uploads.ts";

const SourcesCard = lazyPart(() => import("../sources/sources-card.tsx"), "SourcesCard");

/** What an agent knows: its bases, and the entries of all of them. */
export function KnowledgeTab(props: {
	agent: AgentView;
	/** All of the workspace, and what they hold together. */
	bases: readonly BaseView[];
	all: KnowledgeTotals;
	mayManage: boolean;
	/** Held by the page: an upload goes on while another tab is shown. */
	queue: UploadQueue;
}) {
	const t = useStrings({ pt, en });
	const { agent, bases, mayManage } = props;
	const known = bases.filter(({ agents }) => agents.some(({ id }) => id === agent.id));
	const [chosen, setChosen] = useState<string | null>(null);
	const target = known.find(({ id }) => id === chosen) ?? targetBase(agent.id, known);
	// The first entry makes the agent's own base.
	const place = target === null ? { agentId: agent.id } : { baseId: target.id };
	return (
		<div className="flex flex-col gap-6">
			<EntriesCard
				all={props.all}
				baseNames={known.length > 1 ? new Map(known.map(({ id, name }) => [id, name])) : null}
				empty={t.empty}
				first={{ entries: agent.entries, total: agent.entryCount }}
				mayManage={mayManage}
				place={{ agentId: agent.id }}
				purpose={t.purpose}
				queue={props.queue}
				target={place}
				title={t.title}
			>
				<KnownBases
					agentId={agent.id}
					bases={bases}
					known={known}
					mayManage={mayManage}
					onTarget={setChosen}
					target={target?.id ?? null}
				/>
			</EntriesCard>
			<SourcesCard mayManage={mayManage} place={{ agentId: agent.id }} target={place} />
		</div>
	);
}
