import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { displayText } from "#app/domain/chat/display-text.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { ApiError, codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { withdrawSummary } from "./summary-offer.ts";

/** Shows a summary of a long conversation, made by the language model. */
export function SummaryDialog(props: { contactId: string; onClose: () => void }) {
	const t = useLaterStrings().summary;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={t.title}
			width={480}
		>
			<Summary contactId={props.contactId} />
		</Dialog>
	);
}

function Summary({ contactId }: { contactId: string }) {
	const t = useLaterStrings().summary;
	const errorText = useErrorText();
	const query = useSummary(contactId);
	if (query.isPending) return <SkeletonRows count={3} label={t.loading} />;
	if (query.isError) {
		const code = codeOf(query.error);
		if (code === "not_supported") return <p className="text-gray-11">{t.notOffered}</p>;
		return (
			<ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} title={t.failed}>
				{errorText(code)}
			</ErrorState>
		);
	}
	const text = query.data;
	if (text === null) return <p className="text-gray-11">{t.none}</p>;
	const copy = async (): Promise<void> => {
		await navigator.clipboard.writeText(text);
		notify.success(t.copied);
	};
	return (
		<>
			<p className="max-h-[50dvh] overflow-y-auto whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
				<bdi>{displayText(text)}</bdi>
			</p>
			<div className="mt-5 flex justify-end">
				<Button onClick={() => void copy()} type="button">
					<Copy aria-hidden="true" size={16} />
					{t.copy}
				</Button>
			</div>
		</>
	);
}

/** Requested once per opening, because each request costs tokens. */
function useSummary(contactId: string) {
	const { store, me, instance } = useInboxParts();
	return useQuery({
		queryKey: ["summary", me.memberId, instance.id, contactId],
		queryFn: async () => {
			try {
				return await store.api.summarize(contactId);
			} catch (error) {
				if (error instanceof ApiError && error.code === "not_supported")
					withdrawSummary(instance.id);
				throw error;
			}
		},
		retry: false,
		gcTime: 0,
		staleTime: Infinity,
		refetchOnReconnect: false,
	});
}
