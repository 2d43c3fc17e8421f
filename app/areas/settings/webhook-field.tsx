import { useRef, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

interface WebhookFieldProps {
	/** The echo address in full, or one's own masked after the host; "" for none. */
	stored: string;
	isEcho: boolean;
	/** Rises with each save: what was typed is stored now. */
	version: number;
	error: string | null;
}

/**
 * The n8n address is visible while typed (spec 1, section 2). One's own is a bearer secret (H18):
 * once stored it is replaced or left as it is, and its mask says "unchanged".
 */
export function WebhookField({ stored, isEcho, version, error }: WebhookFieldProps) {
	const t = useStrings({ pt, en }).integrations;
	const input = useRef<HTMLInputElement>(null);
	/** Null: the stored value is kept. */
	const [typed, setTyped] = useState<string | null>(null);
	const [known, setKnown] = useState({ stored, version });
	// It was saved, or the echo was restored.
	if (known.stored !== stored || known.version !== version) {
		setKnown({ stored, version });
		setTyped(null);
	}
	const restoring = useSettingsForm("restore-echo", ({ code }) =>
		code ? notify.error(t.failed, t.failedText) : notify.success(t.saved, t.savedText),
	);
	const isMasked = stored !== "" && !isEcho;
	const showsEcho = isEcho && (typed === null || typed === stored);
	return (
		<Field error={error} hint={showsEcho ? t.echo : t.n8nHint} label={t.n8n}>
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
							readOnly={isMasked && typed === null}
							ref={input}
							spellCheck={false}
							type="text"
							value={typed ?? stored}
						/>
					</div>
					{isMasked ? (
						<Button
							aria-label={typed === null ? t.replaceNamed : undefined}
							onClick={() => {
								setTyped(typed === null ? "" : null);
								if (typed === null) input.current?.focus();
							}}
							type="button"
						>
							{typed === null ? t.replace : t.keep}
						</Button>
					) : null}
					{showsEcho ? null : (
						<Button
							loading={restoring.isSending}
							onClick={() => {
								// The stored value may still be the echo; only the typed text is dropped.
								if (isEcho) setTyped(null);
								else restoring.send();
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
