import { Copy } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { PasskeyReply } from "#app/domain/channels/link/passkey.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useCopy } from "./use-copy.ts";

/** The server's limit in characters. */
const MAX_ASSERTION = 16_384;

function isJsonObject(text: string): boolean {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value);
	} catch {
		return false;
	}
}

/** A passkey signs only on WhatsApp's own page: shows the request to copy, takes the response. */
export function PasskeyChallenge(props: {
	/** The request to sign, as JSON; null until the gateway has sent it. */
	code: string | null;
	isBusy: boolean;
	mayLink: boolean;
	onAnswer: (answer: PasskeyReply) => void;
}) {
	const t = useStrings({ pt, en }).passkey;
	const [assertion, setAssertion] = useState("");
	const [isInvalid, setInvalid] = useState(false);
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		const isGood = isJsonObject(assertion);
		setInvalid(!isGood);
		if (isGood) props.onAnswer({ step: "challenge", assertion: assertion.trim() });
	};
	return (
		<form
			className="flex flex-col gap-4 rounded-card border border-line bg-gray-2 p-5"
			noValidate
			onSubmit={submit}
		>
			<h3 className="font-semibold">{t.challengeTitle}</h3>
			<p className="text-gray-11 text-pretty">{t.challengeText}</p>
			<Request code={props.code} />
			<Field
				error={isInvalid ? t.assertionInvalid : null}
				hint={t.assertionHint}
				label={t.assertion}
			>
				{(control) => (
					<TextArea
						{...control}
						disabled={!props.mayLink}
						maxLength={MAX_ASSERTION}
						onChange={(event) => setAssertion(event.currentTarget.value)}
						spellCheck={false}
						value={assertion}
					/>
				)}
			</Field>
			<div>
				<Button
					disabled={!props.mayLink || assertion.trim() === ""}
					kind="primary"
					loading={props.isBusy}
					type="submit"
				>
					{t.sendAssertion}
				</Button>
			</div>
		</form>
	);
}

/** The request as text to copy, whatever the gateway put into it. */
function Request({ code }: { code: string | null }) {
	const t = useStrings({ pt, en }).passkey;
	const copy = useCopy({ copied: t.challengeCopied, failed: t.failed });
	if (code === null) return <output className="block">{t.waiting}</output>;
	return (
		<div>
			<p className="mb-1.5 font-medium">{t.challenge}</p>
			<code className="block max-h-24 overflow-auto rounded-control border border-line bg-panel p-3 text-xs [overflow-wrap:anywhere]">
				{code}
			</code>
			<Button className="!mt-2" onClick={() => copy(code)} type="button">
				<Copy aria-hidden="true" size={16} />
				{t.copyChallenge}
			</Button>
		</div>
	);
}
