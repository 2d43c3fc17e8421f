import { Check, ShieldQuestion } from "lucide-react";
import type { ReactNode } from "react";
import type { GuestLink } from "#app/contracts/guest-link.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useCountdown } from "#app/ui/use-countdown.ts";
import { CodeBoxes } from "../link/code-boxes.tsx";
import { asClock } from "../link/as-clock.ts";
import { en as linkingEn } from "../link/strings.en.ts";
import { pt as linkingPt } from "../link/strings.pt.ts";
import { CodeWay, ScanWay } from "../link/way-panels.tsx";
import { LinkNotices } from "../link/link-notices.tsx";
import { Closed } from "./closed.tsx";
import type { GuestRequest } from "./guest-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useGuestLink } from "./use-guest-link.ts";

/**
 * The view that the panels of the connect screen expect; a visitor sees neither number nor
 * attempts.
 */
const asLinkView = (link: GuestLink): LinkView => ({
	...link,
	attempts: 0,
	maxAttempts: 0,
	phone: null,
	profileName: null,
	passkey: null,
});

/**
 * The phone's owner links the number: by a QR shown on another screen, or by a code on this phone.
 */
export function GuestScreen(props: { token: string; initial: GuestLink; workspaceName: string }) {
	const t = useStrings({ pt, en });
	const { link, isClosed, isOffline, isBusy, ask } = useGuestLink(props.token, props.initial);
	const errorText = useErrorText();
	const left = useCountdown(link.closesInMs, link);
	if (isClosed || (left === 0 && link.status !== "connected"))
		return <Closed code="link_expired" />;
	const request = async (change: GuestRequest): Promise<void> => {
		const refusal = await ask(change);
		if (refusal) notify.error(t.failed, errorText(refusal));
	};
	const asked = t.asked(isolate(props.workspaceName), isolate(link.name));
	if (link.status === "connected") return <Done />;
	return (
		<>
			<h1
				className="mt-4 text-2xl/8 font-semibold tracking-tight [overflow-wrap:anywhere]"
				tabIndex={-1}
			>
				{t.title}
			</h1>
			<p className="mt-1 max-w-[70ch] text-gray-12 [overflow-wrap:anywhere]">{asked}</p>
			<p className="mt-1 mb-6 max-w-[70ch] text-[13px] text-gray-11 text-pretty">{t.warning}</p>
			<Card className="px-4 py-6 sm:p-8">
				{link.status === "passkey_required" ? (
					<Passkey code={link.passkeyCode} />
				) : (
					<Ways
						isBusy={isBusy}
						isOffline={isOffline}
						link={link}
						onRequest={(change) => void request(change)}
					/>
				)}
			</Card>
			<p className="tabular mt-4 text-center text-[13px] text-gray-11" role="timer">
				{t.closesIn(asClock(left))}
			</p>
		</>
	);
}

function Ways(props: {
	link: GuestLink;
	isBusy: boolean;
	isOffline: boolean;
	onRequest: (change: GuestRequest) => void;
}) {
	const t = useStrings({ pt, en });
	const linking = useStrings({ pt: linkingPt, en: linkingEn });
	const link = asLinkView(props.link);
	const onGenerate = (): void => props.onRequest({ action: "generate_qr" });
	const shared = {
		...props,
		link,
		name: props.link.name,
		mayLink: true,
		onStop: null,
		notices: <LinkNotices {...props} link={link} mayLink onReset={onGenerate} />,
	};
	if (!props.link.pairs) return <ScanWay {...shared} onGenerate={onGenerate} />;
	return (
		<Tabs
			initial={link.pairingCode !== null && link.qr === null ? "code" : "qr"}
			label={linking.ways}
			tabs={[
				{
					value: "qr",
					title: linking.byQr,
					panel: (
						<>
							<p className="mb-4 text-center text-[13px] text-gray-11 lg:hidden">{t.sameDevice}</p>
							<ScanWay {...shared} onGenerate={onGenerate} />
						</>
					),
				},
				{
					value: "code",
					title: linking.byCode,
					panel: (
						<CodeWay {...shared} onPair={(phone) => props.onRequest({ action: "pair", phone })} />
					),
				},
			]}
		/>
	);
}

function Middle({ children }: { children: ReactNode }) {
	return (
		<div className="flex flex-1 flex-col items-center justify-center gap-4 py-8 text-center">
			{children}
		</div>
	);
}

function Done() {
	const t = useStrings({ pt, en });
	return (
		<Middle>
			<span className="flex size-28 animate-appear items-center justify-center rounded-full bg-green-3 text-green-11">
				<Check aria-hidden="true" size={56} strokeWidth={2} />
			</span>
			<h1 className="text-2xl/8 font-semibold tracking-tight" tabIndex={-1}>
				{t.done}
			</h1>
			<p className="max-w-[48ch] text-gray-11 text-pretty">{t.doneText}</p>
		</Middle>
	);
}

function Passkey({ code }: { code: string | null }) {
	const t = useStrings({ pt, en });
	return (
		<Middle>
			<span className="flex size-16 items-center justify-center rounded-full bg-amber-3 text-amber-11">
				<ShieldQuestion aria-hidden="true" size={32} strokeWidth={1.75} />
			</span>
			<h2 className="text-lg font-semibold">{t.passkey}</h2>
			<p className="max-w-[56ch] text-gray-11 text-pretty">{t.passkeyText}</p>
			{code === null ? null : (
				<>
					<p>{t.passkeyCode}</p>
					<CodeBoxes code={code} label={t.passkeyCode} />
				</>
			)}
		</Middle>
	);
}
