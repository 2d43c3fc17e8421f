import { useState } from "react";
import type { MarkFacts } from "#app/domain/sales/mark.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { MarkDialog } from "./mark-dialog.tsx";
import { correctMark } from "./sales-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const ACT = "focus-ring rounded font-medium text-accent-11 hover:underline";

/** What may be done with a mark that stands. */
export function MarkActs({
	mark,
	contactId,
}: {
	mark: MarkFacts & { id: string };
	contactId: string;
}) {
	const { line: t } = useStrings({ pt, en });
	const errorText = useErrorText();
	const { instance } = useInboxParts();
	const [asks, setAsks] = useState<"correct" | "take_back" | null>(null);
	async function takeBack(): Promise<void> {
		setAsks(null);
		try {
			await correctMark(instance.id, { contactId, markId: mark.id }, null);
		} catch (error) {
			notify.error(t.failed, errorText(codeOf(error)));
		}
	}
	return (
		<span className="inline-flex gap-3">
			<button className={ACT} onClick={() => setAsks("correct")} type="button">
				{t.correct}
			</button>
			<ConfirmDialog
				confirmLabel={t.takeBack}
				onConfirm={() => void takeBack()}
				onOpenChange={(open) => setAsks(open ? "take_back" : null)}
				open={asks === "take_back"}
				title={t.takeBackAsk}
				trigger={
					<button className={ACT} type="button">
						{t.takeBack}
					</button>
				}
			>
				{t.takeBackLost}
			</ConfirmDialog>
			{asks === "correct" ? (
				<MarkDialog contactId={contactId} known={mark} onClose={() => setAsks(null)} />
			) : null}
		</span>
	);
}
