import { useState } from "react";
import type { MemberView } from "#app/contracts/team.ts";
import { parseRole } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { notify } from "#app/ui/toasts.ts";
import { RoleChoice } from "./role-choice.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useTeamRequest } from "./use-team-request.ts";

/** Changes a member's role; only admins can open it. */
export function RoleDialog(props: {
	member: MemberView;
	onClose: () => void;
	onChanged: () => void;
}) {
	const t = useStrings({ pt, en }).role;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useAccountErrorText();
	const { member } = props;
	const name = isolate(member.fullName);
	const [role, setRole] = useState(member.role);
	const [refused, setRefused] = useState<string | null>(null);
	const { send, isBusy } = useTeamRequest(({ code }) => {
		props.onChanged();
		if (code === null) {
			notify.success(t.done(name, common.roles[role]));
			return props.onClose();
		}
		notify.error(t.failed(errorText(code)));
		setRefused(errorText(code));
	});
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={t.title(name)}
		>
			<form
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					const chosen = parseRole(new FormData(event.currentTarget).get("role"));
					if (chosen === member.role) return props.onClose();
					send({ intent: "change_role", id: member.id, role: chosen });
				}}
			>
				{refused ? <FormRefusal text={refused} /> : null}
				<RoleChoice adminReason={null} initial={member.role} onChange={setRole} />
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{common.cancel}
					</Button>
					<Button kind="primary" loading={isBusy} type="submit">
						{t.save}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
