import { MessagesSquare, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { data, href } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { SynonymGroup } from "#app/contracts/knowledge.ts";
import { MAX_SYNONYM_GROUPS } from "#app/domain/agents/synonym-groups.ts";
import { may } from "#app/domain/team/role.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import type { Route } from "./+types/synonyms.route";
import { synonymActions } from "./actions.ts";
import { GroupDialog } from "./group-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { SuggestionsCard } from "./suggestions-card.tsx";
import { useSynonymRequest } from "./use-synonym-request.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const listed = await context.get(servicesContext).knowledgeSynonyms.list(signedIn);
	if (!listed.ok) throw data(listed.code, { status: statusOf(listed.code) });
	return { ...listed.value, mayManage: may(signedIn.member.role, "manage_agents") };
}

export const action = synonymActions;

/** Words that mean the same in this workspace, and those that may. */
export default function SynonymsPage({ loaderData }: Route.ComponentProps) {
	const { groups, suggestions, mayManage } = loaderData;
	const t = useStrings({ pt, en });
	const format = useFormat();
	/** Null within: a new one. */
	const [opened, setOpened] = useState<{ group: SynonymGroup | null } | null>(null);
	const create = (
		<ReasonedButton
			kind="primary"
			onClick={() => setOpened({ group: null })}
			reason={mayManage ? null : t.managersOnly}
			type="button"
		>
			<Plus aria-hidden="true" size={16} />
			{t.create}
		</ReasonedButton>
	);
	return (
		<Page>
			<PageHeader
				actions={create}
				backTo={href("/agents/knowledge")}
				purpose={t.purpose}
				title={t.title}
			/>
			<SuggestionsCard mayManage={mayManage} suggestions={suggestions} />
			<Card className="overflow-hidden">
				{groups.length === 0 ? (
					<EmptyState action={mayManage ? create : null} icon={MessagesSquare} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				) : (
					<ul aria-label={t.list}>
						{groups.map((group) => (
							<GroupRow
								group={group}
								key={group.id}
								mayManage={mayManage}
								onEdit={() => setOpened({ group })}
							/>
						))}
					</ul>
				)}
				<p className="tabular flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line bg-gray-2 px-4 py-2.5 text-[13px] text-gray-11">
					{groups.length === 0 ? null : (
						<span>{t.count(format.number(groups.length), format.number(MAX_SYNONYM_GROUPS))}</span>
					)}
					<span>{t.shipped}</span>
				</p>
			</Card>
			{opened ? <GroupDialog group={opened.group} onClose={() => setOpened(null)} /> : null}
		</Page>
	);
}

function GroupRow(props: { group: SynonymGroup; mayManage: boolean; onEdit: () => void }) {
	const t = useStrings({ pt, en });
	const { group, mayManage } = props;
	const [isAsking, setAsking] = useState(false);
	const request = useSynonymRequest();
	const named = isolate(group.words.join(", "));
	return (
		<li className="flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
			<ul className="flex min-w-0 flex-1 flex-wrap gap-1.5">
				{group.words.map((word) => (
					<li
						className="max-w-full truncate rounded-full bg-gray-4 px-2.5 py-1 text-[13px] text-gray-12"
						key={word}
					>
						<bdi>{word}</bdi>
					</li>
				))}
			</ul>
			{mayManage ? (
				<div className="flex shrink-0">
					<IconButton label={t.edit(named)} onClick={props.onEdit}>
						<Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
					</IconButton>
					<IconButton
						className="hover:!text-red-11"
						label={t.remove(named)}
						onClick={() => setAsking(true)}
					>
						<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
					</IconButton>
				</div>
			) : null}
			<ConfirmDialog
				busy={request.isBusy}
				confirmLabel={t.removal.confirm}
				onConfirm={() => request.send({ intent: "remove", id: group.id })}
				onOpenChange={setAsking}
				open={isAsking}
				title={t.removal.title}
			>
				{t.removal.text(named)}
			</ConfirmDialog>
		</li>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.loadFailed} purpose={t.purpose} title={t.title} />;
}
