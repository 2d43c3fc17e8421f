import type { ReactNode } from "react";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en as areaEn } from "../instances/strings.en.ts";
import { pt as areaPt } from "../instances/strings.pt.ts";
import { LinkActions } from "./link-actions.tsx";
import { PairingPanel } from "./pairing-panel.tsx";
import { QrPanel } from "./qr-panel.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface WayProps {
	link: LinkView;
	name: string;
	isBusy: boolean;
	mayLink: boolean;
	/** Cancels the linking; null where the role does not allow it. */
	onStop: (() => void) | null;
	/** Why it is not connected. */
	notices: ReactNode;
}

/** Steps at the left, the QR or code at the right; on phones the latter comes first. */
export function Sides(props: { left: ReactNode; right: ReactNode }) {
	return (
		<div className="grid items-center gap-8 lg:grid-cols-[1fr_auto] lg:gap-16">
			<div className="order-2 min-w-0 lg:order-1">{props.left}</div>
			<div className="order-1 flex min-w-0 flex-col items-center gap-4 lg:order-2">
				{props.right}
			</div>
		</div>
	);
}

export function ScanWay(props: WayProps & { onGenerate: () => void }) {
	const t = useStrings({ pt, en });
	const area = useStrings({ pt: areaPt, en: areaEn }).link;
	// While a pairing code is in use no QR will come; a new one is a click away.
	const isByCode = props.link.status === "waiting_qr" && !props.link.qr && props.link.pairingCode;
	const link: LinkView = isByCode ? { ...props.link, status: "disconnected" } : props.link;
	return (
		<Sides
			left={
				<>
					<LinkSteps steps={[...t.steps, t.scanStep]} title={area.title} />
					{props.notices}
				</>
			}
			right={
				<>
					<QrPanel {...props} link={link} />
					<LinkActions {...props} link={link} />
				</>
			}
		/>
	);
}

export function CodeWay(props: WayProps & { onPair: (phone: string) => void }) {
	const t = useStrings({ pt, en });
	const { link } = props;
	const isShown = link.status === "waiting_qr" && link.pairingCode !== null;
	return (
		<Sides
			left={
				<>
					<LinkSteps steps={[...t.steps, ...t.codeSteps]} title={t.pairing.title} />
					{props.notices}
				</>
			}
			right={
				<>
					<PairingPanel
						code={isShown ? link.pairingCode : null}
						isBusy={props.isBusy}
						isComing={link.status === "connecting"}
						mayLink={props.mayLink}
						onPair={props.onPair}
					/>
					{isShown ? (
						<LinkActions {...props} link={{ ...link, qr: null }} onGenerate={null} />
					) : null}
				</>
			}
		/>
	);
}

/** The steps on the phone as a numbered list: an explanation, then the words of WhatsApp's menu. */
function LinkSteps(props: { title: string; steps: [string, string][] }) {
	return (
		<>
			<h2 className="mb-6 text-xl/7 font-semibold tracking-tight">{props.title}</h2>
			<ol className="flex flex-col gap-4">
				{props.steps.map(([text, strong], index) => (
					<li className="flex items-center gap-3 text-base text-gray-12" key={text + strong}>
						<span className="tabular flex size-7 shrink-0 items-center justify-center rounded-full border border-gray-7 text-[13px] font-medium text-gray-11">
							{index + 1}
						</span>
						<span>
							{text}
							<strong className="font-semibold">{strong}</strong>
						</span>
					</li>
				))}
			</ol>
		</>
	);
}
