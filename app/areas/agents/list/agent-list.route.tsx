import { Bot, Library, Search, SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { AgentSummary } from "#app/contracts/agents.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { agentActions } from "../actions.ts";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import type { Route } from "./+types/agent-list.route";
import { AgentCard } from "./agent-card.tsx";
import { CreateAgentButton } from "./create-agent-button.tsx";
import { PlanUseLine } from "./plan-use-line.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Shorter lists get no search box. */
const SEARCHED_FROM = 9;

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { agents, use } = await context.get(servicesContext).agents.list(signedIn);
	return { agents, use, mayManage: may(signedIn.member.role, "manage_agents") };
}

/** Pauses, resumes or deletes one agent; the agent's own page posts here too. */
export const action = agentActions;

export default function AgentListPage({ loaderData }: Route.ComponentProps) {
	const { agents, use, mayManage } = loaderData;
	const words = useStrings({ pt: agentsPt, en: agentsEn });
	const createButton = <CreateAgentButton mayManage={mayManage} use={use} />;
	return (
		<Page>
			<PageHeader
				actions={
					<>
						<KnowledgeLink />
						{createButton}
					</>
				}
				purpose={words.purpose}
				title={words.title}
			/>
			<PlanUseLine use={use} />
			{agents.length === 0 ? (
				<Nothing action={createButton} mayManage={mayManage} />
			) : (
				<AgentCards agents={agents} mayManage={mayManage} />
			)}
		</Page>
	);
}

function KnowledgeLink() {
	const t = useStrings({ pt, en });
	return (
		<Button asChild>
			<Link prefetch="intent" to={href("/agents/knowledge")}>
				<Library aria-hidden="true" size={16} strokeWidth={1.75} />
				{t.knowledge}
			</Link>
		</Button>
	);
}

function Nothing(props: { action: ReactNode; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	return (
		<Card className="">
			<EmptyState action={props.mayManage ? props.action : null} icon={Bot} title={t.empty}>
				{props.mayManage ? t.emptyText : t.emptyForViewers}
			</EmptyState>
		</Card>
	);
}

function AgentCards(props: { agents: AgentSummary[]; mayManage: boolean }) {
	const [sought, setSought] = useState("");
	const key = searchKey(sought);
	const { agents } = props;
	const found = agents.filter(({ name }) => searchKey(name).includes(key));
	return (
		<>
			{agents.length < SEARCHED_FROM ? null : <FindAgent onChange={setSought} value={sought} />}
			{found.length === 0 ? (
				<NoAgentFound onClear={() => setSought("")} />
			) : (
				<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
					{found.map((agent) => (
						<li key={agent.id}>
							<AgentCard agent={agent} mayManage={props.mayManage} />
						</li>
					))}
				</ul>
			)}
		</>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	const words = useStrings({ pt: agentsPt, en: agentsEn });
	return <FailedPage failed={t.failed} purpose={words.purpose} title={words.title} />;
}

function FindAgent(props: { value: string; onChange: (typed: string) => void }) {
	const t = useStrings({ pt, en });
	return (
		<search className="mb-4 block sm:w-72">
			<TextInput
				aria-label={t.find}
				autoComplete="off"
				icon={<Search size={16} strokeWidth={1.75} />}
				onChange={(event) => props.onChange(event.currentTarget.value)}
				placeholder={t.find}
				type="search"
				value={props.value}
			/>
		</search>
	);
}

function NoAgentFound({ onClear }: { onClear: () => void }) {
	const t = useStrings({ pt, en });
	return (
		<Card className="">
			<EmptyState
				action={
					<Button onClick={onClear} type="button">
						{t.clear}
					</Button>
				}
				icon={SearchX}
				title={t.none}
			>
				{t.noneText}
			</EmptyState>
		</Card>
	);
}
