import type { AlarmTargetView } from "#app/contracts/installation-health.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { HealthAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Where alarms go. A new address is called once before it is kept; its mask keeps it (J06). */
export function AlarmCard({ target, now }: { target: AlarmTargetView; now: number }) {
	const t = useStrings({ pt, en }).alarms;
	const errorText = useAccountErrorText();
	const format = useFormat();
	const request = useRequest<HealthAnswer>(({ code }) => {
		if (code === null) notify.success(t.saved);
	});
	const code = request.answer?.code ?? null;
	const isEmailWrong = code === "email_invalid";
	const { Form } = request;
	return (
		<Card className="p-4 md:p-5">
			<section aria-labelledby="alarms">
				<h2 className="font-semibold text-gray-12" id="alarms">
					{t.title}
				</h2>
				<p className="mt-1 max-w-[70ch] text-gray-11 text-pretty">{t.purpose}</p>
				<Form
					className="mt-4 grid max-w-3xl gap-4 sm:grid-cols-2"
					// What is kept now is what the fields begin with.
					key={`${target.email} ${target.webhook}`}
					method="post"
					noValidate
				>
					<input name="intent" type="hidden" value="target" />
					<Field
						error={isEmailWrong ? errorText(code) : null}
						hint={target.sendsMail ? undefined : t.noMail}
						label={t.email}
						optional
					>
						{(control) => (
							<TextInput
								{...control}
								autoComplete="off"
								defaultValue={target.email}
								inputMode="email"
								name="email"
								type="email"
							/>
						)}
					</Field>
					<Field
						error={code === null || isEmailWrong ? null : errorText(code)}
						hint={
							target.failedAt === null
								? t.webhookHint
								: t.webhookFailed(format.relative(target.failedAt, now))
						}
						label={t.webhook}
						optional
					>
						{(control) => (
							<TextInput
								{...control}
								autoComplete="off"
								defaultValue={target.webhook}
								name="webhook"
								spellCheck={false}
								type="text"
							/>
						)}
					</Field>
					<div className="sm:col-span-2">
						<Button kind="primary" loading={request.isBusy} type="submit">
							{t.save}
						</Button>
					</div>
				</Form>
			</section>
		</Card>
	);
}
