import { useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "../instances/strings.en.ts";
import { pt } from "../instances/strings.pt.ts";
import { postLink } from "./link-api.ts";

export function DisconnectDialog(props: {
	instance: { id: string; name: string };
	isOpen: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).disconnect;
	const [isBusy, setBusy] = useState(false);
	const disconnect = async (): Promise<void> => {
		setBusy(true);
		const answer = await postLink(props.instance.id, "disconnect");
		setBusy(false);
		props.onClose();
		if (answer.ok) notify.success(t.done);
		else notify.error(t.failed, t.failedText);
	};
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => void disconnect()}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={props.isOpen}
			title={t.title(props.instance.name)}
		>
			{t.text}
		</ConfirmDialog>
	);
}
