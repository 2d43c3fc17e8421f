import { CircleHelp, Copy, Info, Reply } from "lucide-react";
import type { ReactElement, RefObject } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import type { ActsOfMessage } from "../conversation/message-actions.tsx";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The menu of one message; what is not possible with it is not in it. */
export function MessageMenu(props: {
	acts: ActsOfMessage;
	trigger: ReactElement;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	message: RefObject<HTMLElement | null>;
}) {
	const t = useStrings({ pt, en }).menu;
	const { reply, why } = useInboxStrings().message;
	const { acts } = props;
	const items = [
		{ icon: Reply, label: reply, key: "R", act: acts.reply },
		{ icon: CircleHelp, label: why, key: "P", act: acts.why },
		{ icon: Copy, label: t.copy, key: "C", act: acts.copy },
		{ icon: Info, label: t.info, key: undefined, act: acts.info },
	];
	return (
		<Menu
			onCloseAutoFocus={(event) => {
				event.preventDefault();
				// The composer or a dialog may have it by now.
				if (document.activeElement === document.body)
					props.message.current?.focus({ preventScroll: true });
			}}
			onOpenChange={props.onOpenChange}
			open={props.isOpen}
			trigger={props.trigger}
		>
			{items.map(({ icon: Icon, label, key, act }) =>
				act ? (
					<MenuItem key={label} onSelect={act} {...(key === undefined ? {} : { shortcut: key })}>
						<Icon aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
						{label}
					</MenuItem>
				) : null,
			)}
		</Menu>
	);
}
