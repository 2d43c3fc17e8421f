import { useState } from "react";
import type { MarkSending } from "#app/domain/sales/messaging-event.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { notify } from "#app/ui/toasts.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { useRequest } from "#app/ui/use-request.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import type { AdSalesAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The workspace's consent: what of leads and sales is told to Meta. */
export function SendingForm(props: {
	sending: MarkSending;
	pixels: readonly { pixelId: string; name: string }[];
	mayManage: boolean;
}) {
	const t = useStrings({ pt, en }).sending;
	const errorText = useFacebookErrorText();
	const [chosen, setChosen] = useState(props.sending);
	const { send, isBusy } = useRequest<AdSalesAnswer>(({ code }) => {
		if (code === null) notify.success(t.saved);
		else notify.error(t.notSaved, errorText(code));
	});
	const { pixelId, matchesPhone } = chosen;
	return (
		<Card className="max-w-3xl p-4 md:p-6">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					send({
						intent: "sending",
						pixelId: pixelId ?? "",
						...(matchesPhone && { matchesPhone: "on" }),
					});
				}}
			>
				<h2 className="text-base font-semibold">{t.title}</h2>
				<p className="mt-1 text-[13px] text-gray-11">{t.purpose}</p>
				<fieldset className="mt-4 flex flex-col gap-5" disabled={!props.mayManage}>
					<Field hint={props.pixels.length === 0 ? t.noPixel : undefined} label={t.pixel}>
						{(control) => (
							<Select
								{...control}
								onChange={(event) =>
									setChosen({ ...chosen, pixelId: event.currentTarget.value || null })
								}
								value={pixelId ?? ""}
							>
								<option value="">{t.off}</option>
								{props.pixels.map((pixel) => (
									<option key={pixel.pixelId} value={pixel.pixelId}>
										{pixel.name}
									</option>
								))}
							</Select>
						)}
					</Field>
					<Toggle
						disabledReason={props.mayManage ? undefined : t.managersOnly}
						hint={t.phoneHint}
						isOn={matchesPhone}
						label={t.phone}
						onChange={(isOn) => setChosen({ ...chosen, matchesPhone: isOn })}
					/>
					<div className="flex justify-end">
						<Button kind="primary" loading={isBusy} type="submit">
							{t.save}
						</Button>
					</div>
				</fieldset>
			</form>
		</Card>
	);
}
