import { Copy, MessageCircle, Send } from "lucide-react";
import { useState } from "react";
import type { LinkInvitation } from "#app/contracts/guest-link.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useCountdown } from "#app/ui/use-countdown.ts";
import { createInvitation } from "./link-api.ts";
import { asClock } from "./as-clock.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useCopy } from "./use-copy.ts";

/** Button and dialog that create the link with which the phone's owner can link the number. */
export function InviteOwner(props: { instanceId: string; name: string; mayLink: boolean }) {
	const t = useStrings({ pt, en }).invite;
	const errorText = useErrorText();
	const [isOpen, setOpen] = useState(false);
	const [invitation, setInvitation] = useState<LinkInvitation | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const make = async (): Promise<void> => {
		setInvitation(null);
		setFailure(null);
		const made = await createInvitation(props.instanceId);
		if (made.ok) setInvitation(made.value);
		else setFailure(errorText(made.code));
	};
	return (
		<>
			<Button
				disabled={!props.mayLink}
				onClick={() => {
					setOpen(true);
					void make();
				}}
				title={props.mayLink ? undefined : t.viewerOnly}
				type="button"
			>
				<Send aria-hidden="true" size={16} />
				{t.open}
			</Button>
			<Dialog onOpenChange={setOpen} open={isOpen} purpose={t.purpose} title={t.title}>
				{failure ? (
					<div className="flex flex-col items-start gap-3" role="alert">
						<p className="text-red-11">{`${t.failed}. ${failure}`}</p>
						<Button onClick={() => void make()} type="button">
							{t.again}
						</Button>
					</div>
				) : invitation ? (
					<Made invitation={invitation} name={props.name} onAgain={() => void make()} />
				) : (
					<output className="block">{t.making}</output>
				)}
			</Dialog>
		</>
	);
}

function Made(props: { invitation: LinkInvitation; name: string; onAgain: () => void }) {
	const t = useStrings({ pt, en }).invite;
	const { url, expiresInMs } = props.invitation;
	const copy = useCopy({ copied: t.copied, failed: t.copyFailed });
	const left = useCountdown(expiresInMs, props.invitation);
	if (left === 0)
		return (
			<div className="flex flex-col items-start gap-3">
				<output className="block">{t.expired}</output>
				<Button kind="primary" onClick={props.onAgain} type="button">
					{t.again}
				</Button>
			</div>
		);
	const share = `https://wa.me/?${new URLSearchParams({ text: t.message(props.name, url) })}`;
	return (
		<div className="flex flex-col gap-4">
			<Field hint={t.ends} label={t.link}>
				{(control) => (
					<TextInput
						{...control}
						onFocus={(event) => event.currentTarget.select()}
						readOnly
						value={url}
					/>
				)}
			</Field>
			<div className="flex flex-wrap items-center gap-3">
				<Button kind="primary" onClick={() => copy(url)} type="button">
					<Copy aria-hidden="true" size={16} />
					{t.copy}
				</Button>
				<Button asChild>
					<a href={share} rel="noopener noreferrer" target="_blank">
						<MessageCircle aria-hidden="true" size={16} />
						{t.share}
					</a>
				</Button>
				<span className="tabular ml-auto text-[13px] text-gray-11">
					{t.validFor(asClock(left))}
				</span>
			</div>
		</div>
	);
}
