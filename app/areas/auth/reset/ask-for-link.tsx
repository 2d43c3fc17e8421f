import { Form, href, Link, useNavigation } from "react-router";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { FormRefusal } from "../form-refusal.tsx";
import { stopWhenIncomplete } from "../sign-in-form.tsx";
import { useRefusalToast } from "../use-refusal-toast.ts";
import { Heading } from "./heading.tsx";
import type { ResetAttempt } from "./reset.route.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Which address a link to a new password goes to. */
export function AskForLink({ attempt }: { attempt: ResetAttempt | undefined }) {
	const t = useStrings({ pt, en });
	const errorText = useAccountErrorText();
	const navigation = useNavigation();
	const refused = attempt?.code ? errorText(attempt.code) : null;
	const isField = attempt?.code === "email_invalid";
	useRefusalToast(attempt, t.ask.failed, refused);
	return (
		<>
			<Heading tab={t.ask.tab} title={t.ask.title}>
				{t.ask.text}
			</Heading>
			<Form className="flex flex-col gap-5" method="post" noValidate onSubmit={stopWhenIncomplete}>
				{refused && !isField ? <FormRefusal text={refused} /> : null}
				<input name="form" type="hidden" value="ask" />
				<Field error={isField ? refused : null} label={t.ask.email}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="username"
							defaultValue={attempt?.email}
							inputMode="email"
							name="email"
							type="email"
						/>
					)}
				</Field>
				<Button
					kind="primary"
					loading={navigation.state === "submitting"}
					size="large"
					type="submit"
				>
					{t.ask.submit}
				</Button>
				<p className="text-center">
					<Link className="text-[13px] text-accent-11 hover:underline" to={href("/auth")}>
						{t.toSignIn}
					</Link>
				</p>
			</Form>
		</>
	);
}
