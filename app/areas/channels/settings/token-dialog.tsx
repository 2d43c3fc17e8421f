import type { CredentialedType } from "#app/domain/channels/channel-form.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { TokenField } from "../token-field.tsx";
import type { ChannelAnswer } from "./actions.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { useRefusalText } from "../use-refusal-text.ts";

/** A new token of the same account. A refusal keeps the dialog open, with what was typed. */
export function TokenDialog(props: { type: CredentialedType; onClose: () => void }) {
	const t = useStrings({ pt, en }).settings;
	const replacing = useIntent<ChannelAnswer>("replace-token", ({ code }) => {
		if (code) return;
		notify.success(t.replaced);
		props.onClose();
	});
	const words = useRefusalText(props.type, replacing.refusal);
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.replacePurpose}
			title={t.replaceTitle}
		>
			<form
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					const token = new FormData(event.currentTarget).get("token");
					if (typeof token === "string" && token.trim() !== "") replacing.send({ token });
				}}
			>
				<TokenField error={words} type={props.type} />
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{t.cancel}
					</Button>
					<Button kind="primary" loading={replacing.isSending} type="submit">
						{t.replace}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
