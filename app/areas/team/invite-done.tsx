import { UserPlus } from "lucide-react";
import type { InvitationView, InviteAnswer } from "#app/contracts/team.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyLinkButton } from "./copy-link.tsx";
import { DeliveryBadge } from "./delivery-badge.tsx";
import { LinkField } from "./link-dialog.tsx";
import { RoleChip } from "./role-chip.tsx";
import { useFocusOnMount } from "./use-focus-on-mount.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The invitations made in this dialog, their mails' status, and a button for the next one. */
export function InviteDone(props: {
	made: InviteAnswer[];
	invitations: readonly InvitationView[];
	onAnother: () => void;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).invite;
	// With the focus here, Enter starts the next one.
	const another = useFocusOnMount<HTMLButtonElement>();
	return (
		<>
			<ul className="flex flex-col gap-2">
				{props.made.map(({ invitation, link }) => {
					const row = props.invitations.find(({ id }) => id === invitation.id) ?? invitation;
					return <MadeRow invitation={row} key={invitation.id} link={link} />;
				})}
			</ul>
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button onClick={props.onClose} type="button">
					{t.done}
				</Button>
				<Button kind="primary" onClick={props.onAnother} ref={another} type="button">
					<UserPlus aria-hidden="true" size={16} />
					{t.another}
				</Button>
			</div>
		</>
	);
}

function MadeRow({ invitation, link }: { invitation: InvitationView; link: string | null }) {
	return (
		<li className="rounded-control border border-line px-3 py-2.5">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<Avatar name={invitation.name} size={36} />
				<div className="min-w-0 flex-1 basis-40">
					<p className="truncate font-medium">
						<bdi title={invitation.name}>{invitation.name}</bdi>
					</p>
					<p className="truncate text-[13px] text-gray-11">
						<bdi title={invitation.email}>{invitation.email}</bdi>
					</p>
				</div>
				<RoleChip role={invitation.role} />
				<output>
					<DeliveryBadge outcome={invitation.mailOutcome} />
				</output>
			</div>
			{link ? (
				<div className="mt-3 flex flex-col items-start gap-2">
					<LinkField link={link} />
					<CopyLinkButton link={link} />
				</div>
			) : null}
		</li>
	);
}
