import { useState } from "react";
import type { MemberView } from "#app/contracts/team.ts";
import { isCapacity, MAX_CAPACITY } from "#app/domain/routing/settings.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useTeamRequest } from "./use-team-request.ts";

/** How many conversations a member takes, and whether they are away; for admins and managers. */
export function RoutingDialog(props: {
	member: MemberView;
	onClose: () => void;
	onChanged: () => void;
}) {
	const t = useStrings({ pt, en }).routing;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useAccountErrorText();
	const { member } = props;
	const name = isolate(member.fullName);
	const [capacity, setCapacity] = useState(String(member.capacity ?? ""));
	const [isAbsent, setAbsent] = useState(member.absence.isAbsent);
	const [isTried, setTried] = useState(false);
	const [refused, setRefused] = useState<string | null>(null);
	const isRight = capacity === "" || isCapacity(Number(capacity));
	const { send, isBusy } = useTeamRequest(({ code }) => {
		props.onChanged();
		if (code !== null) return setRefused(t.failed(errorText(code)));
		notify.success(t.done(name));
		props.onClose();
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
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					setTried(true);
					if (!isRight) return;
					const isChanged = isAbsent !== member.absence.isAbsent;
					const absent = isChanged ? { absent: isAbsent ? ("yes" as const) : ("no" as const) } : {};
					send({ intent: "routing", id: member.id, capacity, ...absent });
				}}
			>
				{refused ? <FormRefusal text={refused} /> : null}
				<Field
					error={isTried && !isRight ? t.capacityWrong(MAX_CAPACITY) : null}
					hint={t.capacityHint}
					label={t.capacity}
				>
					{(control) => (
						<TextInput
							{...control}
							inputMode="numeric"
							maxLength={3}
							onChange={({ currentTarget: { value } }) => setCapacity(value.replaceAll(/\D/g, ""))}
							value={capacity}
						/>
					)}
				</Field>
				<Toggle hint={t.absentHint} isOn={isAbsent} label={t.absent} onChange={setAbsent} />
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
