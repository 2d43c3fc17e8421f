import { Copy } from "lucide-react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { en } from "./secret-dialog.en.ts";
import { pt } from "./secret-dialog.pt.ts";
import { TextInput } from "./text-input.tsx";
import { notify } from "./toasts.ts";

/** Shows a key or secret once; after closing it cannot be read again. */
export function SecretDialog(props: {
	title: string;
	/** What the secret is for. */
	purpose: string;
	/** Null keeps the dialog closed. */
	value: string | null;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { value } = props;
	const copy = async (): Promise<void> => {
		try {
			await navigator.clipboard.writeText(value ?? "");
			notify.success(common.copied);
		} catch {
			notify.error(t.copyFailed);
		}
	};
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={value !== null}
			purpose={props.purpose}
			title={props.title}
		>
			<div className="flex flex-wrap gap-3">
				<div className="min-w-0 flex-1 basis-64">
					<TextInput
						aria-label={props.title}
						className="tabular"
						onFocus={(event) => event.currentTarget.select()}
						readOnly
						value={value ?? ""}
					/>
				</div>
				<Button onClick={() => void copy()} size="large" type="button">
					<Copy aria-hidden="true" size={16} />
					{common.copy}
				</Button>
			</div>
			<p className="mt-3 text-[13px] text-amber-11">{t.warning}</p>
			<div className="mt-6 flex justify-end">
				<Button kind="primary" onClick={props.onClose} type="button">
					{t.done}
				</Button>
			</div>
		</Dialog>
	);
}
