import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { useAsking } from "../use-asking.ts";
import { ChangeView } from "./change-view.tsx";
import type { Changes, Source } from "./forms.ts";
import { shortAddress } from "./source-row.tsx";
import { listChanges, settleChanges } from "./sources-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface ChangesDialogProps {
	source: Source;
	mayManage: boolean;
	onClose: () => void;
	onSettled: () => void;
}

/** What a site says now beside what was taken from it; each change is accepted or declined, or all at once. */
export function ChangesDialog(props: ChangesDialogProps) {
	const t = useStrings({ pt, en }).changes;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={t.title(isolate(shortAddress(props.source.address)))}
			width={860}
		>
			<Body {...props} />
		</Dialog>
	);
}

function useChanges({ source, onSettled }: ChangesDialogProps) {
	const t = useStrings({ pt, en }).changes;
	const client = useQueryClient();
	const { revalidate } = useRevalidator();
	const queryKey = ["source-changes", source.id];
	const query = useInfiniteQuery({
		queryKey,
		queryFn: ({ pageParam, signal }) => listChanges(source.id, pageParam, signal),
		initialPageParam: 0,
		getNextPageParam: (last: Changes, pages) => {
			const shown = pages.reduce((sum, { changes }) => sum + changes.length, 0);
			return last.changes.length > 0 && shown < last.total ? shown : null;
		},
		retry: false,
		gcTime: 0,
	});
	const asking = useAsking(t.failed);
	const run = query.data?.pages[0]?.run ?? 0;
	const settle = (keys: "all" | string[], isTaken: boolean): void =>
		asking.ask(async () => {
			try {
				await settleChanges(source.id, { run, keys, isTaken });
				notify.success(isTaken ? t.taken : t.declined);
			} finally {
				// Also after a refusal: there may be other changes now.
				await client.invalidateQueries({ queryKey });
				onSettled();
			}
			await revalidate();
		});
	return { query, settle, isBusy: asking.isBusy };
}

function Body(props: ChangesDialogProps) {
	const t = useStrings({ pt, en }).changes;
	const format = useFormat();
	const errorText = useAgentErrorText();
	const { query, settle, isBusy } = useChanges(props);
	if (query.isPending) return <SkeletonRows count={3} label={t.loading} />;
	if (query.isError) {
		const code = codeOf(query.error);
		return (
			<ErrorState
				onRetry={() => void query.refetch()}
				retrying={query.isFetching}
				title={t.loadFailed}
			>
				{errorText(code)}
			</ErrorState>
		);
	}
	const changes = query.data.pages.flatMap((page) => page.changes);
	const total = query.data.pages[0]?.total ?? 0;
	if (total === 0)
		return (
			<div className="flex flex-wrap items-center justify-between gap-3">
				<output className="block text-gray-11">{t.settled}</output>
				<Button onClick={props.onClose} type="button">
					{t.close}
				</Button>
			</div>
		);
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<output className="block tabular text-[13px] text-gray-11">
					{t.shown(format.number(changes.length), format.number(total))}
				</output>
				{props.mayManage ? (
					<div className="flex flex-wrap gap-2">
						<Button
							disabled={isBusy}
							onClick={() => settle("all", false)}
							size="small"
							type="button"
						>
							{t.declineAll}
						</Button>
						<Button
							disabled={isBusy}
							kind="primary"
							onClick={() => settle("all", true)}
							size="small"
							type="button"
						>
							{t.takeAll(format.number(total))}
						</Button>
					</div>
				) : null}
			</div>
			<ul aria-label={t.list} className="flex flex-col gap-3">
				{changes.map((change) => (
					<ChangeView
						change={change}
						isBusy={isBusy}
						key={change.key}
						mayManage={props.mayManage}
						onSettle={(isTaken) => settle([change.key], isTaken)}
					/>
				))}
			</ul>
			{query.hasNextPage ? (
				<Button
					loading={query.isFetchingNextPage}
					onClick={() => void query.fetchNextPage()}
					type="button"
				>
					{t.loadMore}
				</Button>
			) : null}
		</div>
	);
}
