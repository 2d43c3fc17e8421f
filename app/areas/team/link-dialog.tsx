import type { InviteAnswer } from "#app/contracts/team.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { CopyLinkButton } from "./copy-link.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** An invitation's link, selectable where the copy button is blocked. */
export function LinkField({ link }: { link: string }) {
	const t = useStrings({ pt, en }).link;
	return (
		<div className="w-full">
			<Field label={t.label}>
				{(control) => (
					<TextInput
						{...control}
						dir="ltr"
						onFocus={(event) => event.currentTarget.select()}
						readOnly
						value={link}
					/>
				)}
			</Field>
		</div>
	);
}

/** For deployments without mail: shows the new link of a resent invitation. */
export function LinkDialog(props: { answer: InviteAnswer; link: string; onClose: () => void }) {
	const t = useStrings({ pt, en }).link;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose(isolate(props.answer.invitation.name))}
			title={t.title}
		>
			<div className="flex flex-col items-start gap-4">
				<LinkField link={props.link} />
				<CopyLinkButton kind="primary" link={props.link} />
			</div>
		</Dialog>
	);
}
