import { ShieldCheck, ShieldQuestion } from "lucide-react";
import { href, Link } from "react-router";
import type { PasskeyReply } from "#app/domain/channels/link/passkey.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { CodeBoxes } from "./code-boxes.tsx";
import { PasskeyChallenge } from "./passkey-challenge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface PasskeyPanelProps {
	instanceId: string;
	link: LinkView;
	/** Whether the gateway can complete the step, not only detect it. */
	isCapable: boolean;
	isBusy: boolean;
	mayLink: boolean;
	onAnswer: (answer: PasskeyReply) => void;
	onCancel: () => void;
}

/** WhatsApp demands a passkey: the step itself, or three alternatives. */
export function PasskeyPanel(props: PasskeyPanelProps) {
	const t = useStrings({ pt, en }).passkey;
	return (
		<div className="mx-auto flex max-w-2xl flex-col gap-6">
			<div className="flex items-start gap-4">
				<span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-amber-3 text-amber-11">
					<ShieldQuestion aria-hidden="true" size={26} strokeWidth={1.75} />
				</span>
				<div className="min-w-0">
					<h2 className="text-xl/7 font-semibold tracking-tight">{t.title}</h2>
					<p className="mt-1 text-gray-11 text-pretty">{t.why}</p>
				</div>
			</div>
			{props.isCapable ? <Step {...props} /> : <Exits {...props} />}
			<div className="flex justify-end border-t border-line pt-4">
				<Button disabled={props.isBusy || !props.mayLink} onClick={props.onCancel} type="button">
					{props.link.passkey?.step === "confirm" ? t.different : t.cancel}
				</Button>
			</div>
		</div>
	);
}

function Step(props: PasskeyPanelProps) {
	const t = useStrings({ pt, en }).passkey;
	const { passkey } = props.link;
	if (passkey === null) return <output className="block">{t.waiting}</output>;
	if (passkey.step === "challenge") return <PasskeyChallenge {...props} code={passkey.code} />;
	return (
		<section className="flex flex-col items-center gap-4 rounded-card border border-line bg-gray-2 p-6 text-center">
			<h3 className="font-semibold">{t.confirmTitle}</h3>
			<p className="text-gray-11">{t.confirmText}</p>
			{passkey.code === null ? (
				<output className="block">{t.waiting}</output>
			) : (
				<CodeBoxes code={passkey.code} label={t.confirmLabel} />
			)}
			<Button
				className="!h-auto !min-h-11 !py-2"
				disabled={passkey.code === null || !props.mayLink}
				kind="primary"
				loading={props.isBusy}
				onClick={() => props.onAnswer({ step: "confirm" })}
				size="large"
				type="button"
			>
				<ShieldCheck aria-hidden="true" size={18} />
				{t.same}
			</Button>
			<p className="max-w-[48ch] text-[13px] text-gray-11 text-pretty">{t.differentHint}</p>
		</section>
	);
}

/**
 * The alternatives where the step cannot be done here, with a warning not to register the number
 * again, because that may block it.
 */
function Exits({ instanceId }: PasskeyPanelProps) {
	const t = useStrings({ pt, en }).passkey;
	const exits = [
		[t.otherGateway, t.otherGatewayText],
		[t.later, t.laterText],
		[t.official, t.officialText],
	] as const;
	return (
		<section className="flex flex-col gap-4">
			<p>{t.cannot}</p>
			<h3 className="font-semibold">{t.exits}</h3>
			<ul className="grid gap-3 sm:grid-cols-3">
				{exits.map(([title, text]) => (
					<li className="rounded-card border border-line bg-gray-2 p-4" key={title}>
						<p className="font-medium">{title}</p>
						<p className="mt-1 text-[13px] text-gray-11 text-pretty">{text}</p>
					</li>
				))}
			</ul>
			<p className="text-[13px] text-gray-11 text-pretty">{t.keep}</p>
			<div>
				<Button asChild>
					<Link to={href("/whatsapp/:instanceId/settings", { instanceId })}>{t.toSettings}</Link>
				</Button>
			</div>
		</section>
	);
}
