import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { SecretField } from "#app/ui/secret-field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const MASK = "••••••••";

/** As typed: null keeps what is stored, "" removes it. */
export type TypedSecret = string | null;

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/** The header that proves who calls, and its value, which is never shown again. */
export function SecretPart(props: {
	header: string;
	headerError: string | null;
	/** The stored action; null for a new one. */
	stored: { hasSecret: boolean; url: string } | null;
	url: string;
	onHeader: (header: string) => void;
	onSecret: (secret: TypedSecret) => void;
}) {
	const t = useStrings({ pt, en }).dialog;
	const { stored } = props;
	const hasSecret = stored?.hasSecret ?? false;
	const isMoved = hasSecret && stored !== null && originOf(stored.url) !== originOf(props.url);
	return (
		<div className="grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
			<Field error={props.headerError} label={t.header} optional>
				{(control) => (
					<TextInput
						{...control}
						autoCapitalize="off"
						autoComplete="off"
						maxLength={64}
						onChange={(event) => props.onHeader(event.currentTarget.value)}
						placeholder="Authorization"
						spellCheck={false}
						value={props.header}
					/>
				)}
			</Field>
			<SecretField
				hint={isMoved ? <span className="text-amber-11">{t.secretMoved}</span> : t.secretHint}
				label={t.secret}
				name="secret"
				onEdit={(value) => props.onSecret(value === MASK ? null : value)}
				placeholder={t.secretPlaceholder}
				stored={{ isSet: hasSecret, mask: MASK }}
				version={0}
			/>
		</div>
	);
}
