import { useState } from "react";
import type { InvitationView, InviteAnswer } from "#app/contracts/team.ts";
import type { Role } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { InviteDone } from "./invite-done.tsx";
import { EMPTY_INVITE, type InviteDraft, InviteForm } from "./invite-form.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Invites people one after another. What was typed survives a refusal and closing the dialog; the
 * invitations made while it is open stay listed with their mails' status.
 */
export function InviteDialog(props: {
	open: boolean;
	onClose: () => void;
	role: Role;
	/** The current rows, which have each mail's status. */
	invitations: readonly InvitationView[];
	onInvited: (answer: InviteAnswer) => void;
}) {
	const t = useStrings({ pt, en }).invite;
	const format = useFormat();
	const [draft, setDraft] = useState<InviteDraft>(EMPTY_INVITE);
	const [made, setMade] = useState<InviteAnswer[]>([]);
	const [isDone, setDone] = useState(false);
	const close = (): void => {
		// The next opening starts anew; only an unfinished form is kept.
		if (isDone) {
			setMade([]);
			setDone(false);
		}
		props.onClose();
	};
	const count = made.length;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) close();
			}}
			open={props.open}
			purpose={isDone ? undefined : t.purpose}
			title={!isDone ? t.title : count === 1 ? t.doneTitle : t.doneTitleMany(format.number(count))}
		>
			{isDone ? (
				<InviteDone
					invitations={props.invitations}
					made={made}
					onAnother={() => setDone(false)}
					onClose={close}
				/>
			) : (
				<InviteForm
					initial={draft}
					isNext={count > 0}
					onCancel={close}
					onDraft={setDraft}
					onInvited={(answer) => {
						setDraft(EMPTY_INVITE);
						setMade((before) => [answer, ...before]);
						setDone(true);
						props.onInvited(answer);
					}}
					role={props.role}
				/>
			)}
		</Dialog>
	);
}
