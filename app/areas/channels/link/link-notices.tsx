import { Info, RotateCcw, TriangleAlert, WifiOff } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { MAX_QR_FAILURES } from "#app/domain/channels/link/qr-policy.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { useCountdown } from "#app/ui/use-countdown.ts";
import { en } from "../instances/strings.en.ts";
import { pt } from "../instances/strings.pt.ts";

interface LinkNoticesProps {
	link: LinkView;
	isBusy: boolean;
	isOffline: boolean;
	mayLink: boolean;
	onReset: () => void;
}

/** Why the instance is not connected, and what to do next. */
export function LinkNotices(props: LinkNoticesProps) {
	const t = useStrings({ pt, en }).link;
	const { link } = props;
	const isBlocked = link.failures >= MAX_QR_FAILURES;
	const reason = link.reason ? t.reasons[link.reason] : null;
	return (
		<div className="mt-6 flex flex-col gap-3 empty:hidden">
			{isBlocked ? <Blocked {...props} /> : null}
			{reason && !isBlocked ? (
				<Notice icon={TriangleAlert} title={reason.title} tone="warning">
					{reason.next}
				</Notice>
			) : null}
			{link.failures > 0 && !isBlocked ? (
				<Notice icon={Info} title={t.failures(link.failures, MAX_QR_FAILURES)} />
			) : null}
			{link.attempts > 0 ? (
				<Notice icon={Info} title={t.attempts(link.attempts, link.maxAttempts)} />
			) : null}
			{link.pairingCode && link.qr && link.status === "waiting_qr" ? (
				<Notice icon={Info} title={t.pairing}>
					<code className="tabular text-lg font-semibold tracking-[0.2em]">{link.pairingCode}</code>
				</Notice>
			) : null}
			{props.isOffline ? <Notice icon={WifiOff} title={t.offline} tone="warning" /> : null}
			{props.mayLink ? null : <Notice icon={Info} title={t.viewerOnly} />}
		</div>
	);
}

/** After three failures only this button continues, once the pause is over. */
function Blocked({ link, isBusy, mayLink, onReset }: LinkNoticesProps) {
	const t = useStrings({ pt, en }).link;
	const seconds = Math.ceil(useCountdown(link.pausedForMs, link) / 1000);
	const reason = link.reason ? t.reasons[link.reason] : null;
	return (
		<Notice icon={TriangleAlert} title={t.blocked} tone="bad">
			{reason ? <p>{reason.title}.</p> : null}
			<div className="mt-3">
				<Button disabled={seconds > 0 || !mayLink} loading={isBusy} onClick={onReset} type="button">
					<RotateCcw aria-hidden="true" size={16} />
					{seconds > 0 ? t.retryIn(seconds) : t.retry}
				</Button>
			</div>
		</Notice>
	);
}

const TONES = {
	neutral: "border-line bg-gray-2 text-gray-12",
	warning: "border-amber-6 bg-amber-3 text-amber-12",
	bad: "border-red-6 bg-red-3 text-red-12",
};

function Notice(props: {
	icon: LucideIcon;
	title: string;
	tone?: keyof typeof TONES;
	children?: ReactNode;
}) {
	const Icon = props.icon;
	return (
		<div
			className={`flex items-start gap-3 rounded-card border px-4 py-3 ${TONES[props.tone ?? "neutral"]}`}
			role={props.tone === "bad" ? "alert" : "status"}
		>
			<Icon aria-hidden="true" className="mt-0.5 shrink-0" size={16} />
			<div className="min-w-0">
				<p className="font-medium">{props.title}</p>
				{props.children ? <div className="text-[13px]">{props.children}</div> : null}
			</div>
		</div>
	);
}
