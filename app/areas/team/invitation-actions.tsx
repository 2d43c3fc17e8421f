import type { ErrorCode } from "#app/contracts/errors.ts";
import type { InvitationView } from "#app/contracts/team.ts";
import { mayManageInvitation } from "#app/domain/team/invitation.ts";
import { may } from "#app/domain/team/role.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { InvitationUpdates } from "./use-invitation-updates.ts";
import { useTeamRequest } from "./use-team-request.ts";

/** Resend and cancel. Disabled with the reason where the role does not allow it. */
export function InvitationActions(props: {
	invitation: InvitationView;
	updates: InvitationUpdates;
}) {
	const t = useStrings({ pt, en });
	const { invitation, updates } = props;
	const resend = useResend(invitation, updates);
	if (invitation.status !== "pending") return null;
	const { role } = updates.me;
	const reason = !may(role, "invite")
		? t.invitations.managersOnly
		: mayManageInvitation(role, invitation.role)
			? null
			: t.invitations.adminsOnly;
	const why = reason ? { disabled: true, title: reason } : {};
	const withReason = (label: string): string => (reason ? `${label}. ${reason}` : label);
	return (
		<>
			<Button
				{...why}
				aria-label={withReason(t.resend.label(invitation.email))}
				loading={resend.isBusy}
				onClick={resend.send}
				size="small"
				type="button"
			>
				{t.resend.action}
			</Button>
			<Button
				{...why}
				aria-label={withReason(t.cancel.label(invitation.email))}
				onClick={() => updates.cancel(invitation)}
				size="small"
				type="button"
			>
				{t.cancel.action}
			</Button>
		</>
	);
}

/** Sends the invitation again; the mail's outcome is shown later, when it is known. */
function useResend(invitation: InvitationView, updates: InvitationUpdates) {
	const t = useStrings({ pt, en }).resend;
	const errorText = useAccountErrorText();
	const wordsOf = (code: ErrorCode): string => {
		if (code === "not_found") return t.notFound;
		return code === "rate_limited" ? t.limited : errorText(code);
	};
	const { send, isBusy } = useTeamRequest(({ code, invited }) => {
		if (code === null && invited) return updates.resent(invited);
		updates.changed();
		notify.error(t.failed, wordsOf(code ?? "unavailable"));
	});
	return {
		isBusy,
		send(this: void): void {
			updates.begin(invitation.id);
			send({ intent: "resend", id: invitation.id });
		},
	};
}
