import { Fingerprint } from "lucide-react";
import type { PhoneView } from "#app/contracts/simulated-phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

/** The phone's side of the passkey step: confirms the passkey, then shows the code to compare. */
export function PasskeyStep(props: {
	passkey: NonNullable<PhoneView["passkey"]>;
	act: Act;
	isBusy: boolean;
}) {
	const t = useStrings({ pt, en }).owner;
	const { passkey } = props;
	if (passkey.step === "challenge")
		return (
			<div className="flex flex-col items-center gap-4 text-center">
				<Fingerprint aria-hidden="true" className="text-gray-11" size={48} strokeWidth={1.25} />
				<p className="max-w-[40ch] text-[13px] text-gray-11 text-pretty">{t.passkeyAsked}</p>
				<Button
					kind="primary"
					loading={props.isBusy}
					onClick={() => props.act({ type: "sign_passkey" })}
					size="large"
					type="button"
				>
					{t.usePasskey}
				</Button>
			</div>
		);
	return (
		<output className="flex flex-col items-center gap-3 text-center">
			<span className="max-w-[40ch] text-[13px] text-gray-11 text-pretty">{t.passkeyCompare}</span>
			<span className="tabular text-3xl font-semibold tracking-[0.3em]">{passkey.code}</span>
		</output>
	);
}
