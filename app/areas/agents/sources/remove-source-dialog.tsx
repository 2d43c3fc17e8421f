import { useRevalidator } from "react-router";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAsking } from "../use-asking.ts";
import type { Source } from "./forms.ts";
import { shortAddress } from "./source-row.tsx";
import { removeSource } from "./sources-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks before a site goes with what came from it. A failure keeps the dialog open and is shown in it. */
export function RemoveSourceDialog(props: {
	source: Source;
	onClose: () => void;
	onDone: () => void;
}) {
	const t = useStrings({ pt, en }).removal;
	const format = useFormat();
	const { revalidate } = useRevalidator();
	const asking = useAsking(t.failed);
	const { source } = props;
	const remove = (): void =>
		asking.ask(async () => {
			await removeSource(source.id);
			notify.success(t.done);
			props.onDone();
			props.onClose();
			await revalidate();
		});
	return (
		<ConfirmDialog
			busy={asking.isBusy}
			confirmLabel={t.confirm}
			onConfirm={remove}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title(isolate(shortAddress(source.address)))}
		>
			{t.text(format.number(source.entries))}
			{asking.refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{t.failed}. {asking.refusal.words}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
