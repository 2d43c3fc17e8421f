import type { RuleView } from "#app/contracts/rules.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useRemoval } from "#app/ui/use-removal.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useRuleError } from "./use-rule-error.ts";

/** Asks before a rule is deleted. A failure keeps the dialog open and is shown in it. */
export function RemoveDialog(props: { rule: Pick<RuleView, "id" | "name">; onClose: () => void }) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useRuleError();
	const { id, name } = props.rule;
	const { dialog, refused } = useRemoval({ id, words: t, errorText, onClose: props.onClose });
	return (
		<ConfirmDialog {...dialog} title={t.title(isolate(name))}>
			{t.text}
			{refused}
		</ConfirmDialog>
	);
}
