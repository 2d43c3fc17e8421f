import { useState } from "react";
import type { InstallationView } from "#app/contracts/installation.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { SecretDialog } from "#app/ui/secret-dialog.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useRequest } from "#app/ui/use-request.ts";
import type { SetupAnswer } from "./actions.ts";
import { Step } from "./step.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Who makes accounts here, and a way back in for people where no mail leaves. */
export function PeopleCard({ view }: { view: InstallationView }) {
	const t = useStrings({ pt, en }).people;
	return (
		<Card className="p-4 md:p-5">
			<section aria-labelledby="installation-people">
				<h2 className="font-semibold text-gray-12" id="installation-people">
					{t.title}
				</h2>
				<p className="mt-1 max-w-[70ch] text-gray-11 text-pretty">
					<Step text={t[view.signUpMode]} />
				</p>
				<p className="mt-1 max-w-[70ch] text-gray-11 text-pretty">
					<Step text={view.hasPlanLimits ? t.limits : t.noLimits} />
				</p>
				{view.mail === "none" ? <ResetLink /> : null}
			</section>
		</Card>
	);
}

function ResetLink() {
	const t = useStrings({ pt, en }).people;
	const errorText = useAccountErrorText();
	const [email, setEmail] = useState("");
	const [shown, setShown] = useState<{ link: string; email: string } | null>(null);
	const request = useRequest<SetupAnswer>(({ link }) => {
		if (link !== undefined) setShown({ link, email });
	});
	const code = request.answer?.code ?? null;
	const { Form } = request;
	return (
		<div className="mt-5 border-t border-line pt-5">
			<h3 className="font-medium text-gray-12">{t.reset}</h3>
			<p className="mt-1 max-w-[70ch] text-[13px] text-gray-11 text-pretty">{t.resetText}</p>
			<Form className="mt-3 flex max-w-xl flex-wrap items-start gap-3" method="post" noValidate>
				<input name="intent" type="hidden" value="reset_link" />
				<div className="min-w-0 flex-1 basis-64">
					<Field
						error={code === null ? null : code === "not_found" ? t.unknown : errorText(code)}
						label={t.email}
					>
						{(control) => (
							<TextInput
								{...control}
								autoComplete="off"
								inputMode="email"
								name="email"
								onChange={(event) => setEmail(event.currentTarget.value)}
								type="email"
								value={email}
							/>
						)}
					</Field>
				</div>
				<Button className="sm:mt-7" loading={request.isBusy} size="large" type="submit">
					{t.create}
				</Button>
			</Form>
			<SecretDialog
				onClose={() => setShown(null)}
				purpose={t.linkFor(isolate(shown?.email ?? ""))}
				title={t.reset}
				value={shown?.link ?? null}
			/>
		</div>
	);
}
