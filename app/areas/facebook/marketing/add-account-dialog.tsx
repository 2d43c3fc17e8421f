import { useStrings } from "#app/i18n/use-strings.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { AddAccountForm } from "./add-account-form.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** 'Adicionar Conta'. The form lives as long as the dialog is open: no token waits in a closed one. */
export function AddAccountDialog(props: { isOpen: boolean; onClose: () => void }) {
	const t = useStrings({ pt, en }).add;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={props.isOpen}
			purpose={t.purpose}
			title={t.title}
		>
			<AddAccountForm onClose={props.onClose} />
		</Dialog>
	);
}
