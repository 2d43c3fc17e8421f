import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
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
	const fetcher = useFetcher<RemoveAnswer>();
	const { onClose } = props;
	const answer = fetcher.state === "idle" ? fetcher.data : undefined;
	useEffect(() => {
		if (answer && answer.code === null) onClose();
	}, [answer, onClose]);
	return (
		<ConfirmDialog
			busy={fetcher.state !== "idle"}
			confirmLabel={t.confirm}
			onConfirm={() => void fetcher.submit({ id: props.instance.id }, { method: "post" })}
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
