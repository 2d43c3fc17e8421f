import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useRequest } from "#app/ui/use-request.ts";
import type { RemoveAnswer } from "./instance-list.route.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: the question. A failure keeps the dialog open and says so. */
export function RemoveDialog(props: {
	instance: { id: string; name: string };
	isOpen: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).remove;
	const errorText = useErrorText();
	const { onClose } = props;
	const { send, isBusy, answer } = useRequest<RemoveAnswer>(({ code }) => {
		if (code === null) onClose();
	});
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => send({ id: props.instance.id })}
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			open={props.isOpen}
			title={t.title(props.instance.name)}
		>
			<span className="mb-2 block font-medium text-gray-12">{t.question}</span>
			{t.lost}
			{answer?.code ? (
				<span className="mt-3 block text-red-11" role="alert">
					{answer.code === "forbidden" ? errorText(answer.code) : t.failed}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
