import type { InvitationOffer } from "#app/contracts/team.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * The fixed data of the invitation: shown, never sent (C07). The token is sent as a hidden field
 * (C03).
 */
export function OfferFields(props: { token: string; offer: InvitationOffer }) {
	const t = useStrings({ pt, en }).form;
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<>
			<input name="token" type="hidden" value={props.token} />
			<input name="invitationId" type="hidden" value={props.offer.invitationId} />
			<Field label={t.email}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="username"
						dir="ltr"
						readOnly
						type="email"
						value={props.offer.email}
					/>
				)}
			</Field>
			<Field label={t.role}>
				{(control) => <TextInput {...control} readOnly value={common.roles[props.offer.role]} />}
			</Field>
		</>
	);
}
