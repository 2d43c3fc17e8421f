import { CheckCircle2, ChevronDown } from "lucide-react";
import type { ContactView } from "#app/contracts/frames.ts";
import { may } from "#app/domain/team/role.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { OnDemand } from "#app/ui/on-demand.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import type { Decisions } from "./use-decisions.ts";

const CloseMenu = lazyPart(() => import("./close-menu.tsx"), "CloseMenu", {
	onFailure: "toast",
	preload: true,
});

/** "Encerrar", with a menu of what puts the conversation out of the way without ending it. Phones have it in the menu. */
export function CloseButton(props: { contact: ContactView; decisions: Decisions }) {
	const t = useLaterStrings().header;
	const { me } = useInboxParts();
	const { contact, decisions } = props;
	// Closed: the line above the composer reopens it.
	if (contact.closedAt !== null || contact.conversation === null) return null;
	if (!may(me.role, "send")) return null;
	return (
		<span className="hidden shrink-0 items-center min-[1100px]:flex">
			<Button className="!h-8 !rounded-r-none" onClick={decisions.close} size="small" type="button">
				<CheckCircle2 aria-hidden="true" size={15} />
				{t.close}
			</Button>
			<OnDemand
				popup="menu"
				prefetch={CloseMenu.prefetch}
				trigger={
					<IconButton
						className="-ml-px !w-7 !rounded-l-none"
						label={t.moreThanClose}
						side="bottom"
						variant="surface"
					>
						<ChevronDown aria-hidden="true" size={15} />
					</IconButton>
				}
			>
				{(trigger, closed) => (
					<CloseMenu contact={contact} decisions={decisions} fallback={closed} trigger={trigger} />
				)}
			</OnDemand>
		</span>
	);
}
