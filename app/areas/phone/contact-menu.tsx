import { EllipsisVertical } from "lucide-react";
import type { PhoneContact } from "#app/contracts/simulated-phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

/** What is odd about some customers: no number to see, and a past. */
export function ContactMenu(props: { contact: PhoneContact; act: Act; isLinked: boolean }) {
	const t = useStrings({ pt, en }).customers;
	const { phone, name, hidesNumber } = props.contact;
	return (
		<Menu
			trigger={
				<IconButton label={t.more}>
					<EllipsisVertical aria-hidden="true" size={16} strokeWidth={1.75} />
				</IconButton>
			}
		>
			<MenuItem onSelect={() => props.act({ type: "hide_number", phone, on: !hidesNumber })}>
				{hidesNumber ? t.showNumber : t.hideNumber}
			</MenuItem>
			<MenuItem
				disabled={!props.isLinked}
				onSelect={() => props.act({ type: "sync_history", phone, name })}
			>
				{t.syncHistory}
			</MenuItem>
		</Menu>
	);
}
