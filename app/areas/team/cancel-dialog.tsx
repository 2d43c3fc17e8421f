import type { InvitationView } from "#app/contracts/team.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TeamQuestion } from "./team-question.tsx";

/** Spec 1, section 5: asks before an invitation is cancelled. */
export function CancelDialog(props: {
	invitation: InvitationView;
	onChanged: () => void;
	onClose: () => void;
}) {
	const { cancel: t, resend } = useStrings({ pt, en });
	const errorText = useAccountErrorText();
	const { invitation } = props;
	return (
		<TeamQuestion
			confirmLabel={t.confirm}
			done={t.done}
			isRefusalTold
			keepLabel={t.keep}
			onChanged={props.onChanged}
			onClose={props.onClose}
			request={{ intent: "cancel", id: invitation.id }}
			title={t.title}
			wordsOf={(code) => t.failed(code === "not_found" ? resend.notFound : errorText(code))}
		>
			<span className="mb-2 block font-medium text-gray-12">{t.question}</span>
			{t.lost(isolate(invitation.email))}
		</TeamQuestion>
	);
}
