import { Copy, KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import {
	formatPairingCode,
	maskPhone,
	parsePairingPhone,
} from "#app/domain/channels/link/pairing.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { CodeBoxes } from "./code-boxes.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useCopy } from "./use-copy.ts";

interface PairingPanelProps {
	/** The code to type; null while there is none. */
	code: string | null;
	/** The code was requested and has not arrived. */
	isComing: boolean;
	isBusy: boolean;
	mayLink: boolean;
	/** `phone`: digits with country code. */
	onPair: (phone: string) => void;
}

/**
 * Linking by a code that is typed on the phone, instead of a QR: asks for the number, shows the
 * code.
 */
export function PairingPanel(props: PairingPanelProps) {
	const t = useStrings({ pt, en }).pairing;
	return (
		<div className="flex w-full max-w-80 flex-col gap-5 rounded-card border border-line bg-gray-2 p-4 sm:p-5">
			{props.code !== null ? (
				<ShownCode code={formatPairingCode(props.code)} />
			) : props.isComing ? (
				<ComingCode />
			) : null}
			<span aria-live="polite" className="sr-only">
				{props.code !== null ? `${t.label}: ${formatPairingCode(props.code)}` : ""}
			</span>
			<NumberForm {...props} isAgain={props.code !== null} />
		</div>
	);
}

function ShownCode({ code }: { code: string }) {
	const t = useStrings({ pt, en }).pairing;
	const copy = useCopy({ copied: t.copied, failed: t.copyFailed });
	return (
		<div className="flex animate-appear flex-col items-center gap-3">
			<CodeBoxes code={code} label={t.label} />
			<Button onClick={() => copy(code.replace("-", ""))} type="button">
				<Copy aria-hidden="true" size={16} />
				{t.copy}
			</Button>
			<p className="text-center text-[13px] text-gray-11 text-pretty">{t.notice}</p>
			<p className="text-center text-[13px] text-gray-11 text-pretty">{t.validFor}</p>
		</div>
	);
}

/** Empty boxes, so that the layout does not shift when the code arrives. */
function ComingCode() {
	const t = useStrings({ pt, en }).pairing;
	return (
		<output className="flex flex-col items-center gap-3">
			<span aria-hidden="true" className="flex animate-pulse justify-center gap-1">
				{Array.from({ length: 8 }, (_, box) => (
					<span
						className="h-10 w-[1.4rem] rounded-control bg-gray-4 min-[400px]:h-11 min-[400px]:w-7"
						key={box}
					/>
				))}
			</span>
			<span className="text-[13px] text-gray-11">{t.asking}</span>
		</output>
	);
}

function NumberForm(props: PairingPanelProps & { isAgain: boolean }) {
	const t = useStrings({ pt, en }).pairing;
	const [typed, setTyped] = useState("");
	const [isInvalid, setInvalid] = useState(false);
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		const phone = parsePairingPhone(typed);
		setInvalid(phone === null);
		if (phone !== null) props.onPair(phone);
	};
	return (
		<form className="flex flex-col gap-4" noValidate onSubmit={submit}>
			<Field error={isInvalid ? t.invalid : null} hint={t.hint} label={t.phone}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="tel"
						disabled={!props.mayLink}
						inputMode="tel"
						onChange={(event) => {
							setTyped(maskPhone(event.currentTarget.value));
							setInvalid(false);
						}}
						placeholder={t.placeholder}
						type="tel"
						value={typed}
					/>
				)}
			</Field>
			<Button
				disabled={!props.mayLink || props.isComing}
				kind={props.isAgain ? "secondary" : "primary"}
				loading={props.isBusy}
				size="large"
				type="submit"
			>
				<KeyRound aria-hidden="true" size={18} />
				{props.isAgain ? t.askNew : t.ask}
			</Button>
		</form>
	);
}
