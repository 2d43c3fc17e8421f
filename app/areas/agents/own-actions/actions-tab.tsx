import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Braces, Plug, Plus } from "lucide-react";
import { useState } from "react";
import { MAX_ACTIONS } from "#app/domain/agents/acts/own-action.ts";
import type { ModelProvider } from "#app/domain/agents/agent.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { ActionRow } from "./action-row.tsx";
import { listActions } from "./actions-api.ts";
import type { StoredAction } from "./forms.ts";
import { HttpDialog } from "./http-dialog.tsx";
import { RemoveActionDialog } from "./remove-action-dialog.tsx";
import { ServerDialog } from "./server-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { ToolsDialog } from "./tools-dialog.tsx";
import { TryDialog } from "./try-dialog.tsx";

interface ActionsTabProps {
	agentId: string;
	provider: ModelProvider;
	mayManage: boolean;
}

/** What is open over the list, and about which action. */
type Opened =
	| { what: "new_http" | "new_server" }
	| { what: "edit" | "tools" | "try" | "remove"; stored: StoredAction };

/** What the agent does in the team's own systems: HTTP calls and MCP servers. */
export function ActionsTab(props: ActionsTabProps) {
	const t = useStrings({ pt, en });
	return (
		<Card className="overflow-hidden">
			{props.mayManage ? (
				<QueryProvider>
					<Actions {...props} />
				</QueryProvider>
			) : (
				<p className="px-4 py-6 text-gray-11">{t.managersOnly}</p>
			)}
		</Card>
	);
}

function Actions({ agentId, provider }: ActionsTabProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const errorText = useAgentErrorText();
	const { query, readAgain } = useActions(agentId);
	const [opened, setOpened] = useState<Opened | null>(null);
	const actions = query.data ?? [];
	const buttons = (
		<AddButtons
			onOpen={(what) => setOpened({ what })}
			reason={actions.length >= MAX_ACTIONS ? t.full : null}
		/>
	);
	return (
		<>
			<header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line px-4 py-3">
				<div className="min-w-0">
					<h2 className="font-semibold">{t.title}</h2>
					<p className="max-w-[66ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
				</div>
				{actions.length > 0 ? buttons : null}
			</header>
			{provider === "knowledge" ? (
				<p className="border-b border-line bg-gray-2 px-4 py-2.5 text-[13px] text-gray-11">
					{t.needsModel}
				</p>
			) : null}
			{query.isPending ? (
				<div className="p-4">
					<SkeletonRows count={3} label={t.loading} />
				</div>
			) : query.isError ? (
				<ErrorState
					onRetry={() => void query.refetch()}
					retrying={query.isFetching}
					title={t.failed}
				>
					{errorText(codeOf(query.error))}
				</ErrorState>
			) : actions.length === 0 ? (
				<EmptyState action={buttons} icon={Braces} title={t.empty}>
					{t.emptyText}
				</EmptyState>
			) : (
				<>
					<ul aria-label={t.list}>
						{actions.map((stored) => (
							<ActionRow
								agentId={agentId}
								key={stored.id}
								onChanged={readAgain}
								onOpen={(what) => setOpened({ what, stored })}
								stored={stored}
							/>
						))}
					</ul>
					<p className="tabular border-t border-line bg-gray-2 px-4 py-2.5 text-[13px] text-gray-11">
						{t.count(format.number(actions.length), format.number(MAX_ACTIONS))}
					</p>
				</>
			)}
			{opened ? (
				<Open
					agentId={agentId}
					// What was read since stands in for what was opened.
					opened={current(opened, actions)}
					onChanged={readAgain}
					onClose={() => setOpened(null)}
					onOpen={setOpened}
				/>
			) : null}
		</>
	);
}

function current(opened: Opened, actions: readonly StoredAction[]): Opened {
	if (!("stored" in opened)) return opened;
	return { ...opened, stored: actions.find(({ id }) => id === opened.stored.id) ?? opened.stored };
}

function Open(props: {
	agentId: string;
	opened: Opened;
	onChanged: () => Promise<void>;
	onOpen: (opened: Opened) => void;
	onClose: () => void;
}) {
	const { opened, agentId, onChanged, onClose, onOpen } = props;
	const common = { agentId, onChanged, onClose };
	if (!("stored" in opened))
		return opened.what === "new_http" ? (
			<HttpDialog {...common} stored={null} />
		) : (
			<ServerDialog
				{...common}
				onSaved={(stored) => onOpen({ what: "tools", stored })}
				stored={null}
			/>
		);
	const { stored } = opened;
	const { action } = stored;
	if (opened.what === "remove") return <RemoveActionDialog {...common} stored={stored} />;
	if (opened.what === "try")
		return <TryDialog agentId={agentId} onClose={onClose} stored={stored} />;
	if (action.kind === "http") return <HttpDialog {...common} stored={{ ...stored, action }} />;
	if (opened.what === "tools") return <ToolsDialog {...common} stored={{ ...stored, action }} />;
	return <ServerDialog {...common} onSaved={onClose} stored={{ ...stored, action }} />;
}

/** The actions of an agent, and a way to read them again. */
function useActions(agentId: string) {
	const client = useQueryClient();
	const queryKey = ["agent-actions", agentId];
	const query = useQuery({
		queryKey,
		queryFn: ({ signal }) => listActions(agentId, signal),
		retry: false,
		// Another person in this tab must not see it.
		gcTime: 0,
	});
	return { query, readAgain: () => client.invalidateQueries({ queryKey }) };
}

function AddButtons(props: {
	reason: string | null;
	onOpen: (what: "new_http" | "new_server") => void;
}) {
	const t = useStrings({ pt, en });
	return (
		<div className="flex flex-wrap gap-2">
			<ReasonedButton
				onClick={() => props.onOpen("new_server")}
				reason={props.reason}
				type="button"
			>
				<Plug aria-hidden="true" size={16} />
				{t.addServer}
			</ReasonedButton>
			<ReasonedButton
				kind="primary"
				onClick={() => props.onOpen("new_http")}
				reason={props.reason}
				type="button"
			>
				<Plus aria-hidden="true" size={16} />
				{t.addHttp}
			</ReasonedButton>
		</div>
	);
}
