import { useState } from "react";
import type { LinkWay } from "#app/domain/gateways/way.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { CloudFields } from "../instances/cloud-fields.tsx";
import { GatewayChoice } from "../instances/gateway-choice.tsx";
import type { SettingsAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Switches the instance to another gateway: says what is kept and what has to be done again. */
export function GatewayDialog(props: {
	/** Name of the present gateway. */
	name: string;
	ways: readonly LinkWay[];
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).gateway;
	const errorText = useErrorText();
	const [chosen, setChosen] = useState(props.ways[0]);
	const switching = useIntent<SettingsAnswer>("switch-gateway", ({ code }) => {
		if (code) return;
		notify.success(t.done);
		props.onClose();
	});
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose(props.name)}
			title={t.title}
		>
			<form
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
						typeof value === "string" ? [[name, value]] : [],
					);
					switching.send(Object.fromEntries(fields) as Record<string, string>);
				}}
			>
				<GatewayChoice chosen={chosen} legend={t.choose} onChoose={setChosen} ways={props.ways} />
				{chosen?.vendor === "cloud-api" ? <CloudFields /> : null}
				<ul className="flex list-disc flex-col gap-1 pl-5 text-[13px] text-gray-11">
					{t.facts.map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
				{switching.refusal ? (
					<p className="text-red-11" role="alert">
						{errorText(switching.refusal)}
					</p>
				) : null}
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{t.cancel}
					</Button>
					<Button kind="primary" loading={switching.isSending} type="submit">
						{t.confirm}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
