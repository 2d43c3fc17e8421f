import type { ReactNode } from "react";
import type { ProfileView } from "#app/contracts/settings.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { AvatarField } from "./avatar-field.tsx";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

const NAME_REFUSALS = ["full_name_required", "name_too_long"];

/** The person's profile. E-mail, role and workspace are shown, and changed elsewhere. */
export function ProfileSection({ profile }: { profile: ProfileView }) {
	const strings = useStrings({ pt, en });
	const t = strings.profile;
	const errorText = useAccountErrorText();
	const { Form, isSending, refusal } = useSettingsForm("profile", ({ code }) =>
		code ? notify.error(t.failed, errorText(code)) : notify.success(t.saved, t.savedText),
	);
	const isName = refusal !== null && NAME_REFUSALS.includes(refusal);
	return (
		<Form method="post" noValidate>
			<input name="intent" type="hidden" value="profile" />
			<FormCard
				actions={
					<Button kind="primary" loading={isSending} type="submit">
						{t.submit}
					</Button>
				}
				purpose={t.purpose}
				title={strings.sections.profile}
			>
				{refusal && !isName ? <FormRefusal text={`${errorText(refusal)} ${strings.kept}`} /> : null}
				<AvatarField profile={profile} />
				<div className="grid gap-5 sm:grid-cols-2">
					<Field error={isName ? errorText(refusal) : null} label={t.fullName}>
						{(control) => (
							<TextInput
								{...control}
								autoComplete="name"
								defaultValue={profile.fullName}
								maxLength={240}
								name="fullName"
								required
							/>
						)}
					</Field>
					<Field label={t.jobTitle} optional>
						{(control) => (
							<TextInput
								{...control}
								autoComplete="organization-title"
								defaultValue={profile.jobTitle ?? ""}
								maxLength={80}
								name="jobTitle"
								placeholder={t.jobTitlePlaceholder}
							/>
						)}
					</Field>
				</div>
				<Facts profile={profile} />
			</FormCard>
		</Form>
	);
}

function Facts({ profile }: { profile: ProfileView }) {
	const t = useStrings({ pt, en }).profile;
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<dl className="grid gap-x-5 gap-y-3 border-t border-line pt-5 sm:grid-cols-3">
			<Fact name={t.email} note={t.emailHint}>
				{profile.email}
			</Fact>
			<Fact name={t.role}>{common.roles[profile.role]}</Fact>
			<Fact name={t.workspace}>
				<bdi>{profile.workspaceName}</bdi>
			</Fact>
		</dl>
	);
}

function Fact(props: { name: string; children: ReactNode; note?: string }) {
	return (
		<div className="min-w-0">
			<dt className="text-[13px] text-gray-11">{props.name}</dt>
			<dd className="[overflow-wrap:anywhere]">
				<span className="font-medium text-gray-12">{props.children}</span>
				{props.note ? (
					<span className="mt-0.5 block text-[13px] text-gray-11">{props.note}</span>
				) : null}
			</dd>
		</div>
	);
}
