import { type ReactElement, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Popover } from "#app/ui/popover.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { Views, type ViewsProps } from "./views-pane.tsx";

/** The views as a panel over the list; opened by the click that loaded it. */
export function ViewsMenu(props: ViewsProps & { trigger: ReactElement }) {
	const t = useStrings({ pt, en }).views;
	const [isOpen, setIsOpen] = useState(true);
	return (
		<Popover
			label={t.title}
			onOpenChange={setIsOpen}
			open={isOpen}
			trigger={props.trigger}
			width={280}
		>
			<div className="max-h-[70dvh] overflow-y-auto p-2">
				<Views {...props} onPick={() => setIsOpen(false)} />
			</div>
		</Popover>
	);
}
