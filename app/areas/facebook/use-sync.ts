import { useEffect, useEffectEvent, useRef } from "react";
import { href } from "react-router";
import type { AccountView, SyncView } from "#app/contracts/facebook.ts";
import { isUnderWay, type SyncKind } from "#app/domain/facebook/sync.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { MarketingAnswer } from "./marketing/actions.ts";
import { useFacebookErrorText } from "./use-facebook-error-text.ts";

export const findSync = (account: AccountView | undefined, kind: SyncKind): SyncView | undefined =>
	account?.syncs.find((sync) => sync.kind === kind);

/** Whether a list of an account is being synced now. */
export function isSyncing(account: AccountView | undefined, kind: SyncKind, now: number): boolean {
	const sync = findSync(account, kind);
	return sync !== undefined && isUnderWay(sync, now);
}

/**
 * Starts the sync of one list of an account and shows its result as a toast when it ends, while the
 * page is open. Syncs started elsewhere end without a toast.
 */
export function useSync(
	account: AccountView | undefined,
	kind: SyncKind,
	words: { done: (sync: SyncView) => [string, string?]; failed: string },
) {
	const errorText = useFacebookErrorText();
	const isAsked = useRef(false);
	const sync = findSync(account, kind);
	const { send, isBusy, answer } = useRequest<MarketingAnswer>(
		({ code, message }) => {
			if (code === null) isAsked.current = true;
			else notify.error(words.failed, message ?? errorText(code));
		},
		{ action: href("/facebook/marketing") },
	);
	const settle = useEffectEvent(() => {
		if (!isAsked.current || sync === undefined) return;
		if (sync.state === "queued" || sync.state === "running") return;
		isAsked.current = false;
		if (sync.state === "done") notify.success(...words.done(sync));
		else notify.error(words.failed, errorText(sync.error ?? "facebook_unavailable"));
	});
	// After the answer the page was revalidated and shows the sync that was started.
	useEffect(() => settle(), [answer, sync?.state, sync?.startedAt]);
	return {
		start(): void {
			if (account) send({ intent: "sync", accountId: account.accountId, kind });
		},
		isBusy,
	};
}
