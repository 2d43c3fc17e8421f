import { useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** The n8n address: the person's own, so it is plain text (spec 1, section 2). */
export function WebhookField(props: { stored: string; isEcho: boolean; error: string | null }) {
	const { stored } = props;
	const t = useStrings({ pt, en }).integrations;
	const [typed, setTyped] = useState(stored);
	const [known, setKnown] = useState(stored);
	// What is stored changed: it was saved, or the echo came back.
	if (known !== stored) {
		setKnown(stored);
		setTyped(stored);
	}
	const restoring = useSettingsForm("restore-echo", ({ code }) =>
		code ? notify.error(t.failed, t.failedText) : notify.success(t.saved, t.savedText),
	);
	const isEcho = props.isEcho && typed === stored;
	return (
		<Field error={props.error} hint={isEcho ? t.echo : t.n8nHint} label={t.n8n}>
			{(control) => (
				<div className="flex flex-wrap items-center gap-2">
					<div className="min-w-0 flex-1 basis-60">
						<TextInput
							{...control}
							autoCapitalize="off"
							autoComplete="off"
							autoCorrect="off"
							inputMode="url"
							name="n8nWebhookUrl"
							onChange={(event) => setTyped(event.currentTarget.value)}
							placeholder="https://"
							spellCheck={false}
							type="text"
							value={typed}
						/>
					</div>
					{isEcho ? null : (
						<Button
							loading={restoring.isSending}
							onClick={() => {
								// What is stored may be the echo still: only what was typed goes away.
								if (props.isEcho) setTyped(stored);
								else void restoring.submit({ form: "restore-echo" }, { method: "post" });
							}}
							type="button"
						>
							{t.restore}
						</Button>
					)}
				</div>
			)}
		</Field>
	);
}
