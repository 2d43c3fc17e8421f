import { Download } from "lucide-react";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "../instances/strings.en.ts";
import { pt } from "../instances/strings.pt.ts";
import { downloadQr } from "./download-qr.ts";

/** Buttons below a QR: renew, download, cancel. */
export function LinkActions(props: {
	link: LinkView;
	name: string;
	isBusy: boolean;
	mayLink: boolean;
	onGenerate: (() => void) | null;
	onStop: (() => void) | null;
}) {
	const t = useStrings({ pt, en }).link;
	const { link } = props;
	const isOnTheWay = link.status === "waiting_qr" || link.status === "connecting";
	const download = (): void => {
		if (link.qr && downloadQr(link.qr, props.name)) notify.success(t.downloaded);
		else notify.error(t.downloadFailed, t.downloadFailedText);
	};
	if (!isOnTheWay) return null;
	return (
		<div className="flex flex-wrap justify-center gap-3">
			{props.onGenerate && link.status === "waiting_qr" && link.qr ? (
				<>
					<Button
						disabled={props.isBusy || !props.mayLink}
						onClick={props.onGenerate}
						type="button"
					>
						{t.generateNew}
					</Button>
					<Button onClick={download} type="button">
						<Download aria-hidden="true" size={16} />
						{t.download}
					</Button>
				</>
			) : null}
			{props.onStop ? (
				<Button disabled={props.isBusy || !props.mayLink} onClick={props.onStop} type="button">
					{t.stop}
				</Button>
			) : null}
		</div>
	);
}
