import type { ListedTemplate } from "#app/contracts/message-templates.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useTemplateWish } from "./use-template-wish.ts";
import { useWishText } from "./use-wish-text.ts";

/** Asks before a template is deleted at Meta. A failure keeps the question open and is shown in it. */
export function RemoveTemplate(props: {
	instanceId: string;
	template: ListedTemplate;
	onEnd: (isDone: boolean) => void;
}) {
	const t = useStrings({ pt, en }).removal;
	const { wish, isBusy, refusal } = useTemplateWish(props.instanceId);
	const textOf = useWishText();
	const { name, language } = props.template;
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.confirm}
			onConfirm={() =>
				void wish({ type: "delete", name, language }).then((isDone) => {
					if (isDone) props.onEnd(true);
				})
			}
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onEnd(false);
			}}
			open
			title={t.title(isolate(name))}
		>
			{t.text}
			{refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{textOf(refusal)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
