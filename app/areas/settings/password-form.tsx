import { type FormEvent, useRef } from "react";
import { href, Link } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

type PasswordField = "current" | "next" | "confirmation";

const FIELDS: Partial<Record<ErrorCode, PasswordField>> = {
	password_wrong: "current",
	password_too_short: "next",
	password_too_long: "next",
	password_common: "next",
	password_mismatch: "confirmation",
};

/** A new password signs out every other browser; this one stays signed in. */
export function PasswordForm({ passwordMin }: { passwordMin: number }) {
	const strings = useStrings({ pt, en });
	const t = strings.password;
	const errorText = useAccountErrorText();
	const form = useRef<HTMLFormElement>(null);
	const words = (code: ErrorCode) => {
		if (code === "password_too_short") return t.tooShort(passwordMin);
		return code === "reauthentication_required" ? t.noPassword : errorText(code);
	};
	const { Form, isSending, refusal } = useSettingsForm("password", ({ code }) => {
		if (code) return notify.error(t.failed, words(code));
		form.current?.reset();
		return notify.success(t.saved, t.savedText);
	});
	const place = refusal ? (FIELDS[refusal] ?? null) : null;
	const errorOf = (field: PasswordField) => (refusal && place === field ? words(refusal) : null);
	return (
		<Form method="post" noValidate onSubmit={stopWhenIncomplete} ref={form}>
			<input name="intent" type="hidden" value="password" />
			<FormCard
				actions={
					<Button kind="primary" loading={isSending} type="submit">
						{t.submit}
					</Button>
				}
				purpose={t.purpose}
				title={t.title}
			>
				{refusal && !place ? <FormRefusal text={words(refusal)} /> : null}
				{refusal === "reauthentication_required" ? <CreatePassword /> : null}
				<div className="flex max-w-md flex-col gap-5">
					<TypedPassword
						autoComplete="current-password"
						error={errorOf("current")}
						label={t.current}
						name="current"
					/>
					<TypedPassword
						autoComplete="new-password"
						error={errorOf("next")}
						hint={t.nextHint(passwordMin)}
						label={t.next}
						name="next"
					/>
					<TypedPassword
						autoComplete="new-password"
						error={errorOf("confirmation")}
						label={t.confirmation}
						name="confirmation"
					/>
				</div>
			</FormCard>
		</Form>
	);
}

/** For accounts created through a provider: a mail leads to the first password. */
function CreatePassword() {
	const t = useStrings({ pt, en }).password;
	return (
		<Link
			className="focus-ring w-fit rounded-control font-medium text-accent-11 hover:underline"
			to={href("/auth/reset")}
		>
			{t.createPassword}
		</Link>
	);
}

/** With an empty field nothing is sent: the first one takes the focus. */
function stopWhenIncomplete(event: FormEvent<HTMLFormElement>): void {
	const empty = [...event.currentTarget.querySelectorAll("input")].find(({ value }) => !value);
	if (!empty) return;
	event.preventDefault();
	empty.focus();
}

function TypedPassword(props: {
	label: string;
	name: PasswordField;
	autoComplete: string;
	error: string | null;
	hint?: string;
}) {
	const { label, error, hint, ...input } = props;
	return (
		<Field error={error} hint={hint} label={label}>
			{(control) => <PasswordInput {...control} {...input} required />}
		</Field>
	);
}
