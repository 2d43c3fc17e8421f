import { Check, QrCode, ShieldQuestion, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { QR_TTL_MS } from "#app/domain/channels/link/qr-policy.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { toQrSource } from "#app/ui/qr-image.ts";
import { useCountdown } from "#app/ui/use-countdown.ts";
import { en } from "../instances/strings.en.ts";
import { pt } from "../instances/strings.pt.ts";
import { QrFrame } from "./qr-frame.tsx";

/** Announced once at this time left, so that a screen reader does not read the whole countdown. */
const ANNOUNCED_SECONDS = 15;

interface QrPanelProps {
	name: string;
	link: LinkView;
	isBusy: boolean;
	mayLink: boolean;
	onGenerate: () => void;
	/** The page has the button elsewhere: none is laid over the code. */
	isBare?: boolean;
}

/** The white card with the QR or its placeholder, and a status line below. */
export function QrPanel(props: QrPanelProps) {
	const t = useStrings({ pt, en }).link;
	const { link } = props;
	const left = useCountdown(link.qr?.expiresInMs ?? 0, link.qr);
	const isLive = link.status === "waiting_qr" && link.qr !== null && left > 0;
	const seconds = Math.ceil(left / 1000);
	return (
		<div className="flex flex-col items-center gap-4">
			<QrFrame left={isLive ? left / QR_TTL_MS : null}>
				<QrContent {...props} isLive={isLive} />
			</QrFrame>
			<p className="tabular flex min-h-6 items-center gap-2 text-center font-medium" role="timer">
				{isLive ? t.expiresIn(seconds) : <StateLine link={link} />}
			</p>
			<Announcer link={link} seconds={isLive ? seconds : null} />
		</div>
	);
}

function StateLine({ link }: { link: LinkView }) {
	const t = useStrings({ pt, en }).link;
	switch (link.status) {
		case "connected":
		case "unstable":
			return t.openingChat;
		case "connecting":
			return t.preparing;
		case "waiting_qr":
			return link.qr ? t.renewing : t.preparing;
		case "expired":
			return t.expired;
		case "passkey_required":
			return t.passkey;
		case "disconnected":
			return t.idle;
	}
}

function QrContent(props: QrPanelProps & { isLive: boolean }) {
	const t = useStrings({ pt, en }).link;
	const { link } = props;
	switch (link.status) {
		case "connected":
		case "unstable":
			return (
				<Mark tone="bg-[#dff5e6] text-[#18794e]">
					<Check aria-hidden="true" size={64} strokeWidth={2.25} />
					<span className="text-lg font-semibold">{t.connected}</span>
				</Mark>
			);
		case "passkey_required":
			return (
				<Mark tone="bg-[#fff2d5] text-[#8a4b00]">
					<ShieldQuestion aria-hidden="true" size={56} strokeWidth={1.75} />
				</Mark>
			);
		case "connecting":
			return <Preparing />;
		case "waiting_qr":
			return link.qr ? <Code {...props} qr={link.qr} /> : <Preparing />;
		case "expired":
		case "disconnected":
			return <Idle {...props} />;
	}
}

/** The QR itself; blurred once it has expired, with a button for a new one on top. */
function Code(props: QrPanelProps & { isLive: boolean; qr: NonNullable<LinkView["qr"]> }) {
	const t = useStrings({ pt, en }).link;
	const source = toQrSource(props.qr);
	if (source === null)
		return (
			<Mark tone="bg-[#ffe5e5] text-[#b3261e]">
				<TriangleAlert aria-hidden="true" size={40} />
				<span className="px-4 text-center text-sm font-medium">{t.qrBroken}</span>
			</Mark>
		);
	return (
		<>
			<img
				alt={t.qrAlt(props.name)}
				className={`size-64 animate-appear ${props.isLive ? "" : "opacity-40 blur-md"}`}
				height={256}
				src={source}
				width={256}
			/>
			{props.isLive ? null : <Overlay {...props} label={t.generateNew} />}
		</>
	);
}

function Idle(props: QrPanelProps) {
	const t = useStrings({ pt, en }).link;
	return (
		<>
			<QrCode
				aria-hidden="true"
				className="size-60 text-[#8b8d98] opacity-30 blur-sm"
				strokeWidth={1}
			/>
			<Overlay
				{...props}
				label={props.link.status === "expired" || props.link.reason ? t.generateNew : t.generate}
			/>
		</>
	);
}

function Overlay(props: QrPanelProps & { label: string }) {
	const isBlocked = props.link.failures >= 3;
	if (isBlocked || props.isBare) return null;
	return (
		<div className="absolute inset-0 flex items-center justify-center">
			<Button
				disabled={!props.mayLink}
				kind="primary"
				loading={props.isBusy}
				onClick={props.onGenerate}
				size="large"
				type="button"
			>
				<QrCode aria-hidden="true" size={18} />
				{props.label}
			</Button>
		</div>
	);
}

/** A QR was requested; the line below the card says so. */
function Preparing() {
	return (
		<div aria-hidden="true" className="grid size-60 animate-pulse grid-cols-7 gap-1.5">
			{Array.from({ length: 49 }, (_, cell) => (
				<span
					className={`rounded-sm ${(cell * 7 + Math.floor(cell / 7) * 3) % 5 < 2 ? "bg-[#d9d9e0]" : "bg-[#f0f0f3]"}`}
					key={cell}
				/>
			))}
		</div>
	);
}

function Mark(props: { tone: string; children: ReactNode }) {
	return (
		<div
			className={`flex size-56 animate-appear flex-col items-center justify-center gap-2 rounded-full ${props.tone}`}
		>
			{props.children}
		</div>
	);
}

/** What a screen reader hears: the renewal, 15 seconds left, and the end of waiting. */
function Announcer(props: { link: LinkView; seconds: number | null }) {
	const t = useStrings({ pt, en }).link;
	const isNear = props.seconds !== null && props.seconds <= ANNOUNCED_SECONDS;
	const words =
		props.link.status === "connected"
			? t.connected
			: props.link.status === "expired"
				? t.expired
				: isNear
					? t.announceLeft(ANNOUNCED_SECONDS)
					: props.link.qr
						? t.announceNew
						: "";
	return (
		<span aria-live="polite" className="sr-only">
			{/* A new QR remounts the node, so that the same words are announced again. */}
			<span key={props.link.qr?.value}>{words}</span>
		</span>
	);
}
