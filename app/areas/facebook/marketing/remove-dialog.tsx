import { useEffect, useEffectEvent } from "react";
import { href, useFetcher } from "react-router";
import type { AccountView } from "#app/contracts/facebook.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { MarketingAnswer } from "./perform.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks before an account leaves (spec 2, section 4: a soft delete). A refusal keeps it open. */
export function RemoveDialog(props: {
	account: AccountView;
	isOpen: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useFacebookErrorText();
	const fetcher = useFetcher<MarketingAnswer>();
	// Heard before the page is read again: after that the card, and this with it, is gone.
	const answer = fetcher.state === "submitting" ? undefined : fetcher.data;
	const { accountId, name } = props.account;
	const handle = useEffectEvent(({ code }: MarketingAnswer) => {
		if (code !== null) return;
		notify.success(t.done);
		props.onClose();
	});
	useEffect(() => {
		if (answer) handle(answer);
	}, [answer]);
	return (
		<ConfirmDialog
			busy={fetcher.state !== "idle"}
			confirmLabel={t.confirm}
			onConfirm={() =>
				void fetcher.submit(
					{ intent: "remove", accountId },
					{ method: "post", action: href("/facebook/marketing") },
				)
			}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={props.isOpen}
			title={t.title(isolate(name))}
		>
			{t.text}
			{answer?.code ? (
				<span className="mt-3 block text-red-11" role="alert">
					{errorText(answer.code)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
