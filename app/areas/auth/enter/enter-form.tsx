import { useEffect, useRef } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { REGIONS } from "#app/domain/installation/entering.ts";
import { LANGUAGES } from "#app/domain/preferences/preference.ts";
import { en as enRegions } from "#app/i18n/regions.en.ts";
import { pt as ptRegions } from "#app/i18n/regions.pt.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { EnterAttempt } from "./enter.route.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

type EnterField = "fullName" | "email" | "password" | "workspaceName";

/** The field that a refusal is about; of the others the form as a whole speaks. */
const FIELD_OF: Partial<Record<ErrorCode, EnterField>> = {
	full_name_required: "fullName",
	name_too_long: "fullName",
	email_invalid: "email",
	email_taken: "email",
	password_too_short: "password",
	password_too_long: "password",
	password_common: "password",
	workspace_name_required: "workspaceName",
};

/** The account, and for the first one also its workspace, language and region. */
export function EnterForm(props: {
	token: string;
	isFirst: boolean;
	passwordMin: number;
	attempt: EnterAttempt | undefined;
}) {
	const t = useStrings({ pt, en });
	const errorText = useAccountErrorText();
	const navigation = useNavigation();
	const { attempt, isFirst, passwordMin } = props;
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (attempt) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [attempt]);
	const refused = attempt && FIELD_OF[attempt.code];
	const words =
		attempt === undefined
			? null
			: attempt.code === "password_too_short"
				? t.passwordTooShort(passwordMin)
				: errorText(attempt.code);
	const errorAt = (field: EnterField): string | null => (refused === field ? words : null);
	return (
		<Form className="flex flex-col gap-5" method="post" noValidate ref={form}>
			{attempt && !refused ? <FormRefusal text={words ?? ""} /> : null}
			<input name="token" type="hidden" value={props.token} />
			<Field error={errorAt("fullName")} label={t.fullName}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="name"
						defaultValue={attempt?.typed.fullName}
						name="fullName"
					/>
				)}
			</Field>
			<Field error={errorAt("email")} label={t.email}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="username"
						defaultValue={attempt?.typed.email}
						inputMode="email"
						name="email"
						type="email"
					/>
				)}
			</Field>
			{attempt?.code === "email_taken" ? (
				<Link
					className="focus-ring -mt-3 self-start rounded-control text-accent-11 underline"
					to={`${href("/auth")}?${new URLSearchParams({ next: `/setup?link=${props.token}`, email: attempt.typed.email })}`}
				>
					{t.hasAccount}
				</Link>
			) : null}
			<Field error={errorAt("password")} hint={t.passwordHint(passwordMin)} label={t.password}>
				{(control) => <PasswordInput {...control} autoComplete="new-password" name="password" />}
			</Field>
			{isFirst ? <Place attempt={attempt} error={errorAt("workspaceName")} /> : null}
			<Language initial={attempt?.typed.language} />
			<Button kind="primary" loading={navigation.state === "submitting"} size="large" type="submit">
				{t.submit}
			</Button>
		</Form>
	);
}

function Place(props: { attempt: EnterAttempt | undefined; error: string | null }) {
	const t = useStrings({ pt, en });
	const regions = useStrings({ pt: ptRegions, en: enRegions });
	return (
		<>
			<Field error={props.error} label={t.workspaceName}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="organization"
						defaultValue={props.attempt?.typed.workspaceName}
						name="workspaceName"
					/>
				)}
			</Field>
			<Field hint={t.regionHint} label={t.region}>
				{(control) => (
					<Select {...control} defaultValue={props.attempt?.typed.region || "sam"} name="region">
						{REGIONS.map((region) => (
							<option key={region} value={region}>
								{regions[region]}
							</option>
						))}
					</Select>
				)}
			</Field>
		</>
	);
}

function Language({ initial }: { initial: string | undefined }) {
	const t = useStrings({ pt, en });
	const { locale } = usePreferences();
	return (
		<Field label={t.language}>
			{(control) => (
				<Select {...control} defaultValue={initial || locale} name="language">
					{LANGUAGES.map((language) => (
						<option key={language} value={language}>
							{t.languages[language]}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}
