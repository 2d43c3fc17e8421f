import { href } from "react-router";
import type { AccountView } from "#app/contracts/facebook.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { MarketingAnswer } from "./actions.ts";
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
	const { accountId, name } = props.account;
	const removing = useIntent<MarketingAnswer>(
		"remove",
		({ code }) => {
			if (code !== null) return;
			notify.success(t.done);
			props.onClose();
		},
		// Heard before the page is read again: after that the card, and this with it, is gone.
		{ action: href("/facebook/marketing"), isHeardFirst: true },
	);
	return (
		<ConfirmDialog
			busy={removing.isSending}
			confirmLabel={t.confirm}
			onConfirm={() => removing.send({ accountId })}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={props.isOpen}
			title={t.title(isolate(name))}
		>
			{t.text}
			{removing.refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{errorText(removing.refusal)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
