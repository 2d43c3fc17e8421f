import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

/** "Conectar com número de telefone": takes the code shown on the instance's screen. */
export function CodeEntry(props: { act: Act; isBusy: boolean }) {
	const t = useStrings({ pt, en }).owner;
	const [code, setCode] = useState("");
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		if (code.trim() !== "") props.act({ type: "pair", code: code.trim() });
	};
	return (
		<form className="flex flex-col gap-4" onSubmit={submit}>
			<Field hint={t.codeHint} label={t.code}>
				{(control) => (
					<TextInput
						{...control}
						autoCapitalize="characters"
						autoComplete="off"
						className="font-mono tracking-widest uppercase"
						maxLength={9}
						onChange={(event) => setCode(event.currentTarget.value)}
						placeholder="ABCD-EFGH"
						value={code}
					/>
				)}
			</Field>
			<Button
				disabled={code.trim() === ""}
				kind="primary"
				loading={props.isBusy}
				size="large"
				type="submit"
			>
				<KeyRound aria-hidden="true" size={18} />
				{t.enterCode}
			</Button>
		</form>
	);
}
