import type { RuleView } from "#app/contracts/rules.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { RulesAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useRuleError } from "./use-rule-error.ts";

/** Asks before a rule is deleted. A failure keeps the dialog open and is shown in it. */
export function RemoveDialog(props: { rule: Pick<RuleView, "id" | "name">; onClose: () => void }) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useRuleError();
	const { id, name } = props.rule;
	const removing = useIntent<RulesAnswer>(
		"remove",
		({ code }) => {
			// Somebody else was quicker: it is gone, as wished.
			if (code !== null && code !== "not_found") return;
			notify.success(t.done);
			props.onClose();
		},
		{ isAnsweredFirst: true },
	);
	return (
		<ConfirmDialog
			busy={removing.isSending}
			confirmLabel={t.confirm}
			onConfirm={() => removing.send({ id })}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title(isolate(name))}
		>
			{t.text}
			{removing.refusal && removing.refusal !== "not_found" ? (
				<span className="mt-3 block text-red-11" role="alert">
					{t.failed}. {errorText(removing.refusal)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
