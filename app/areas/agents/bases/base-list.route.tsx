import { ArrowLeftRight, FolderOpen, Library, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { data, href, Link, useNavigate } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { BaseView } from "#app/contracts/knowledge.ts";
import { MAX_ENTRIES, MAX_KNOWLEDGE_CHARACTERS } from "#app/domain/agents/knowledge-base.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import type { Route } from "./+types/base-list.route";
import { baseActions } from "./actions.ts";
import { BaseRow } from "./base-row.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { RemoveBaseDialog } from "./remove-base-dialog.tsx";
import { SemanticCard } from "./semantic-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { knowledgeBases, semanticChoices } = context.get(servicesContext);
	const [listed, semantic] = await Promise.all([
		knowledgeBases.list(signedIn),
		semanticChoices.read(signedIn),
	]);
	if (!listed.ok) throw data(listed.code, { status: statusOf(listed.code) });
	if (!semantic.ok) throw data(semantic.code, { status: statusOf(semantic.code) });
	return {
		...listed.value,
		semantic: semantic.value,
		mayManage: may(signedIn.member.role, "manage_agents"),
	};
}

/** Pages of a base and of an agent post here too. */
export const action = baseActions;

/** All bases of the workspace, with what they hold and who uses them. */
export default function BaseListPage({ loaderData }: Route.ComponentProps) {
	const { bases, all, mayManage } = loaderData;
	const t = useStrings({ pt, en });
	const format = useFormat();
	const createButton = <CreateButton mayManage={mayManage} />;
	return (
		<Page>
			<PageHeader
				actions={
					<>
						<Button asChild>
							<Link prefetch="intent" to={href("/agents/knowledge/synonyms")}>
								<ArrowLeftRight aria-hidden="true" size={16} strokeWidth={1.75} />
								{t.synonyms}
							</Link>
						</Button>
						<Button asChild>
							<Link prefetch="intent" to={href("/agents/library")}>
								<FolderOpen aria-hidden="true" size={16} strokeWidth={1.75} />
								{t.library}
							</Link>
						</Button>
						{createButton}
					</>
				}
				backTo={href("/agents")}
				purpose={t.purpose}
				title={t.title}
			/>
			{bases.length === 0 ? (
				<Card className="">
					<EmptyState action={mayManage ? createButton : null} icon={Library} title={t.empty}>
						{mayManage ? t.emptyText : t.emptyForViewers}
					</EmptyState>
				</Card>
			) : (
				<>
					<p className="tabular mb-3 text-[13px] text-gray-11">
						{t.textsOf(format.number(all.entries), format.number(MAX_ENTRIES))}
						{" · "}
						{t.charactersOf(format.number(all.characters), format.number(MAX_KNOWLEDGE_CHARACTERS))}
					</p>
					<Bases bases={bases} mayManage={mayManage} />
				</>
			)}
			<SemanticCard mayManage={mayManage} state={loaderData.semantic} />
		</Page>
	);
}

function Bases({ bases, mayManage }: { bases: BaseView[]; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	const [renamed, setRenamed] = useState<BaseView | null>(null);
	const [removed, setRemoved] = useState<BaseView | null>(null);
	return (
		<Card className="overflow-hidden">
			<ul aria-label={t.list}>
				{bases.map((base) => (
					<BaseRow
						base={base}
						key={base.id}
						mayManage={mayManage}
						onRemove={() => setRemoved(base)}
						onRename={() => setRenamed(base)}
					/>
				))}
			</ul>
			{renamed ? (
				<NameDialog
					base={renamed}
					onClose={() => setRenamed(null)}
					onDone={() => setRenamed(null)}
				/>
			) : null}
			{removed ? (
				<RemoveBaseDialog
					base={removed}
					isOwnPage={false}
					onClose={() => setRemoved(null)}
					onDone={() => setRemoved(null)}
				/>
			) : null}
		</Card>
	);
}

function CreateButton({ mayManage }: { mayManage: boolean }): ReactNode {
	const t = useStrings({ pt, en });
	const navigate = useNavigate();
	const [isNaming, setNaming] = useState(false);
	return (
		<>
			<ReasonedButton
				kind="primary"
				onClick={() => setNaming(true)}
				reason={mayManage ? null : t.managersOnly}
				type="button"
			>
				<Plus aria-hidden="true" size={16} />
				{t.create}
			</ReasonedButton>
			{isNaming ? (
				<NameDialog
					base={null}
					onClose={() => setNaming(false)}
					onDone={({ baseId }) => {
						setNaming(false);
						if (baseId) void navigate(href("/agents/knowledge/:baseId", { baseId }));
					}}
				/>
			) : null}
		</>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.loadFailed} purpose={t.purpose} title={t.title} />;
}
