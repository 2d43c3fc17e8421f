import { Copy } from "lucide-react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { notify } from "./toasts.ts";
import { en } from "./secret-dialog.en.ts";
import { pt } from "./secret-dialog.pt.ts";

/** Copies a text and shows a toast; `label` names what is copied. */
export function CopyButton(props: { text: string; label: string; done?: string }) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const copy = async (): Promise<void> => {
		try {
			await navigator.clipboard.writeText(props.text);
			notify.success(props.done ?? common.copied);
		} catch {
			notify.error(t.copyFailed);
		}
	};
	return (
		<Button onClick={() => void copy()} type="button">
			<Copy aria-hidden="true" size={16} />
			{props.label}
		</Button>
	);
}
