import { CircleCheck, CircleX } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { TokenVerdict } from "./use-add-account.ts";

/** A token input with a button that asks Meta about it, and Meta's answer. */
export function TokenField(props: {
	token: string;
	verdict: TokenVerdict | null;
	isBusy: boolean;
	onEdit: (token: string) => void;
	onValidate: () => void;
}) {
	const t = useStrings({ pt, en }).add;
	return (
		<>
			<Field hint={t.tokenHint} label={t.token}>
				{(control) => (
					<PasswordInput
						{...control}
						autoCapitalize="off"
						// Keeps browsers from filling in or storing a password here.
						autoComplete="new-password"
						data-1p-ignore
						data-lpignore="true"
						maxLength={2048}
						onChange={(event) => props.onEdit(event.currentTarget.value)}
						spellCheck={false}
						value={props.token}
					/>
				)}
			</Field>
			<div className="flex flex-wrap items-center gap-3">
				<ReasonedButton
					loading={props.isBusy}
					onClick={props.onValidate}
					reason={props.token.trim() === "" ? t.needsToken : null}
					type="button"
				>
					{t.validate}
				</ReasonedButton>
				{props.verdict ? <Verdict verdict={props.verdict} /> : null}
			</div>
		</>
	);
}

function Verdict({ verdict }: { verdict: TokenVerdict }) {
	const t = useStrings({ pt, en }).add;
	if (verdict.kind === "valid")
		return (
			<output className="flex min-w-0 items-start gap-1.5 text-[13px] text-green-11">
				<CircleCheck aria-hidden="true" className="mt-0.5 shrink-0" size={14} />
				<span className="[overflow-wrap:anywhere]">
					{t.validFor} <bdi>{verdict.name}</bdi>
				</span>
			</output>
		);
	return (
		<p
			className="flex min-w-0 items-start gap-1.5 text-[13px] [overflow-wrap:anywhere] text-red-11"
			role="alert"
		>
			<CircleX aria-hidden="true" className="mt-0.5 shrink-0" size={14} />
			{verdict.isChecked ? t.invalid : t.checkFailed}: {verdict.reason}
		</p>
	);
}
