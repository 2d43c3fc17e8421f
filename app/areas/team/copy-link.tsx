import { Copy } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Copies an invitation's link; where the browser refuses, the person copies it by hand. */
export function CopyLinkButton(props: { link: string; kind?: "primary" | "secondary" }) {
	const t = useStrings({ pt, en }).invite;
	const copy = async (): Promise<void> => {
		try {
			await navigator.clipboard.writeText(props.link);
			notify.success(t.copied);
		} catch {
			notify.error(t.copyFailed, t.copyFailedText);
		}
	};
	return (
		<Button kind={props.kind} onClick={() => void copy()} size="small" type="button">
			<Copy aria-hidden="true" size={14} />
			{t.copyLink}
		</Button>
	);
}
