import type { OwnGatewayView } from "#app/contracts/gateways.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { GatewaysAnswer } from "./actions.ts";
import { KeyField } from "./key-field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useGatewayError } from "./use-gateway-error.ts";

/** Another key of the same server; its address stays. */
export function KeyDialog(props: { gateway: OwnGatewayView; onClose: () => void }) {
	const t = useStrings({ pt, en });
	const errorText = useGatewayError();
	const { id, name, vendor } = props.gateway;
	const replacing = useIntent<GatewaysAnswer>("replace-key", ({ code }) => {
		if (code !== null) return;
		notify.success(t.newKey.done);
		props.onClose();
	});
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.newKey.purpose}
			title={t.newKey.title(isolate(name))}
		>
			<form
				className="flex flex-col gap-5"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					const key = new FormData(event.currentTarget).get("key");
					replacing.send({ id, key: typeof key === "string" ? key : "" });
				}}
			>
				<KeyField
					error={replacing.refusal === null ? null : errorText(replacing.refusal)}
					hint={t.form.keyHint[vendor]}
					label={t.newKey.label}
				/>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{t.form.cancel}
					</Button>
					<Button kind="primary" loading={replacing.isSending} type="submit">
						{t.newKey.submit}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
