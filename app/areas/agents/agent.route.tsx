import { type ReactNode, useEffect, useState } from "react";
import { data, useLocation } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Page } from "#app/ui/page.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { notify } from "#app/ui/toasts.ts";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import type { Route } from "./+types/agent.route";
import { AgentError } from "./agent-error.tsx";
import { AgentHeader } from "./agent-header.tsx";
import type { BenchTurn } from "./bench/bench-log.ts";
import { KnowledgeTab } from "./knowledge/knowledge-tab.tsx";
import { useUploads } from "./knowledge/use-uploads.ts";
import { Welcome } from "./knowledge/welcome.tsx";
import { isPublishState } from "./publish-state.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { versionActions } from "./versions/actions.ts";
import { DraftBanner } from "./versions/draft-banner.tsx";

/** Loaded separately: most visits are about the knowledge base. */
const BenchTab = lazyPart(() => import("./bench/bench-tab.tsx"), "BenchTab");
const UnansweredTab = lazyPart(() => import("./unanswered/unanswered-tab.tsx"), "UnansweredTab");
const ActionsTab = lazyPart(() => import("./own-actions/actions-tab.tsx"), "ActionsTab");
const TestsCard = lazyPart(() => import("./tests/tests-card.tsx"), "TestsCard");
const VersionsTab = lazyPart(() => import("./versions/versions-tab.tsx"), "VersionsTab");
const ActivityTab = lazyPart(() => import("./activity/activity-tab.tsx"), "ActivityTab");

export const handle: ShellHandle = {
	crumb: (loaderData) => (loaderData as LoaderData | undefined)?.agent.name ?? null,
};
type LoaderData = Route.ComponentProps["loaderData"];

export async function loader({ params, context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { agents, agentVersions, agentTests, knowledgeBases } = context.get(servicesContext);
	// Not awaited: the page does not wait for what its other tabs show.
	const activity = orNull(agents.activity(signedIn, params.id));
	const versions = orNull(agentVersions.list(signedIn, params.id));
	const cases = orNull(agentTests.list(signedIn, params.id));
	const [opened, known] = await Promise.all([
		agents.open(signedIn, params.id),
		knowledgeBases.list(signedIn),
	]);
	if (!opened.ok) throw data(opened.code, { status: statusOf(opened.code) });
	if (!known.ok) throw data(known.code, { status: statusOf(known.code) });
	const { role } = signedIn.member;
	return {
		agent: opened.value,
		knowledge: known.value,
		activity,
		versions,
		cases,
		channels: signedIn.channels.map(({ id, name, type }) => ({ id, name, type })),
		mayManage: may(role, "manage_agents"),
		mayTest: may(role, "send"),
		now: Date.now(),
	};
}

/** What was read, or null for a refusal. */
function orNull<Value>(
	reading: Promise<{ ok: true; value: Value } | { ok: false }>,
): Promise<Value | null> {
	const read = reading.then((answer) => (answer.ok ? answer.value : null));
	// Nobody may await it any more; an unhandled rejection would be logged as an error.
	read.catch(() => undefined);
	return read;
}

export const action = versionActions;

const TABS = ["conhecimento", "perguntas", "acoes", "teste", "versoes", "atividade"] as const;

export default function AgentPage({ loaderData }: Route.ComponentProps) {
	const { agent, mayManage } = loaderData;
	const tab = useAddressTab(TABS);
	const [isPublishing] = useState(usePublishRequest());
	useSavedNotice(isPublishing && agent.draft === null);
	return (
		<Page>
			<AgentHeader agent={agent} mayManage={mayManage} />
			<DraftBanner
				agent={agent}
				isPublishing={isPublishing}
				mayManage={mayManage}
				now={loaderData.now}
				onTest={() => tab.open("teste")}
			/>
			<Welcome onTest={() => tab.open("teste")} />
			<AgentTabs key={agent.id} read={loaderData} tab={tab} />
		</Page>
	);
}

/** Whether the form that was just saved is to be published; a reload does not ask again. */
function usePublishRequest(): boolean {
	const { state, pathname, search } = useLocation();
	const isAsked = isPublishState(state);
	useEffect(() => {
		if (isAsked)
			window.history.replaceState({ ...window.history.state, usr: null }, "", pathname + search);
	}, [isAsked, pathname, search]);
	return isAsked;
}

/** What was saved makes no draft: channels or the picture, which need no publishing. */
function useSavedNotice(isSaved: boolean): void {
	const { saved } = useStrings({ pt, en });
	const [wasSaved] = useState(isSaved);
	useEffect(() => {
		if (wasSaved) notify.success(saved);
	}, [wasSaved, saved]);
}

/** Keeps the test conversation and the uploads while another tab is shown. */
function AgentTabs(props: {
	read: LoaderData;
	tab: ReturnType<typeof useAddressTab<(typeof TABS)[number]>>;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { read, tab } = props;
	const { agent, mayManage } = read;
	const readAgain = usePatientRevalidate();
	const uploads = useUploads();
	const bench = useState<BenchTurn[]>([]);
	const loading = <SkeletonRows count={4} label={t.loading} />;
	const inPanel = (title: string, panel: ReactNode) => ({
		title,
		panel: <Panel title={title}>{panel}</Panel>,
	});
	return (
		<AddressTabs
			label={agent.name}
			onOpen={(next) => {
				tab.open(next);
				// The test conversation, and customers meanwhile, may have changed the activity.
				if (next === "atividade") readAgain();
			}}
			tabs={[
				{
					value: "conhecimento",
					count: format.number(agent.entryCount),
					...inPanel(
						t.tabs.knowledge,
						<KnowledgeTab
							agent={agent}
							{...read.knowledge}
							queue={uploads}
							mayManage={mayManage}
						/>,
					),
				},
				{
					value: "perguntas",
					...inPanel(
						t.tabs.unanswered,
						<UnansweredTab
							agentId={agent.id}
							channels={read.channels}
							fallback={loading}
							mayManage={mayManage}
							now={read.now}
						/>,
					),
				},
				{
					value: "acoes",
					...inPanel(
						t.tabs.actions,
						<ActionsTab
							agentId={agent.id}
							fallback={loading}
							mayManage={mayManage}
							provider={agent.provider}
						/>,
					),
				},
				{
					value: "teste",
					...inPanel(
						t.tabs.test,
						<>
							<BenchTab
								agent={agent}
								fallback={loading}
								log={bench}
								mayTest={read.mayTest}
								onOpenKnowledge={() => tab.open("conhecimento")}
							/>
							<TestsCard
								agent={agent}
								cases={read.cases}
								fallback={loading}
								mayManage={mayManage}
								mayTest={read.mayTest}
							/>
						</>,
					),
				},
				{
					value: "versoes",
					...inPanel(
						t.tabs.versions,
						<VersionsTab
							agent={agent}
							fallback={loading}
							mayManage={mayManage}
							now={read.now}
							versions={read.versions}
						/>,
					),
				},
				{
					value: "atividade",
					...inPanel(
						t.tabs.activity,
						<ActivityTab
							agentId={agent.id}
							activity={read.activity}
							channels={read.channels}
							fallback={loading}
							isKnowledge={agent.provider === "knowledge"}
							now={read.now}
						/>,
					),
				},
			]}
			value={tab.value}
		/>
	);
}

/** A panel with its own error boundary: one tab that breaks leaves the others alone. */
function Panel(props: { title: string; children: ReactNode }) {
	return <SectionBoundary section={props.title}>{props.children}</SectionBoundary>;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <AgentError error={error} />;
}
