import { Circle, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { ConversionSender } from "#app/contracts/facebook.ts";
import { chooseAccount, isPixelId } from "#app/domain/facebook/conversion-event.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import type { Draft } from "./draft.ts";
import type { PixelChoice } from "./pixel-tab.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: access token, pixel ID, event type, test or production mode. */
export function Checklist(props: {
	draft: Draft;
	senders: readonly ConversionSender[];
	pixels: readonly PixelChoice[];
}) {
	const { checklist: t, eventTypes } = useStrings({ pt, en });
	const { draft, senders, pixels } = props;
	const pixelId = draft.pixelId.trim();
	const account = chooseAccount(senders, pixels, pixelId);
	const testCode = draft.testEventCode.trim();
	return (
		<Card className="p-4 md:p-6">
			<h2 className="text-base font-semibold">{t.title}</h2>
			<ul className="mt-3 flex flex-col gap-2.5">
				<Item isDone={account !== null && !account.isTokenRefused} label={t.token}>
					{account === null
						? t.tokenMissing
						: account.isTokenRefused
							? t.tokenRefused
							: t.tokenOf(isolate(account.name))}
				</Item>
				<Item isDone={isPixelId(pixelId)} label={t.pixel}>
					{isPixelId(pixelId) ? pixelId : t.pixelMissing}
				</Item>
				<Item isDone label={t.type}>
					{eventTypes[draft.eventType]}
				</Item>
				<Item isDone label={t.mode}>
					{testCode === "" ? t.production : t.test(isolate(testCode))}
				</Item>
			</ul>
		</Card>
	);
}

function Item(props: { isDone: boolean; label: string; children: ReactNode }) {
	const t = useStrings({ pt, en }).checklist;
	const Mark = props.isDone ? CircleCheck : Circle;
	return (
		<li className="flex items-start gap-2.5">
			<Mark
				aria-hidden="true"
				className={`mt-0.5 shrink-0 ${props.isDone ? "text-green-11" : "text-gray-10"}`}
				size={18}
				strokeWidth={1.75}
			/>
			<p className="min-w-0 [overflow-wrap:anywhere]">
				<span className="font-medium">{props.label}</span>
				<span className="sr-only"> ({props.isDone ? t.done : t.missing})</span>
				<span className="text-gray-11">: {props.children}</span>
			</p>
		</li>
	);
}
