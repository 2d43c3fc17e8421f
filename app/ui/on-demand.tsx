import { cloneElement, type ReactElement, type ReactNode, useState } from "react";

interface TriggerProps {
	onClick?: () => void;
	onPointerEnter?: () => void;
	onFocus?: () => void;
	"aria-haspopup"?: "menu" | "dialog";
	"aria-expanded"?: boolean;
}

/**
 * A button whose menu or panel is loaded when somebody reaches for it: menus are the heaviest part
 * of a page's header, and most visits open none. `children` renders what opens, and the closed
 * control until it has loaded.
 */
export function OnDemand(props: {
	trigger: ReactElement<TriggerProps>;
	popup: "menu" | "dialog";
	/** Starts loading; called when the pointer or the focus comes near. */
	prefetch: () => Promise<void>;
	children: (trigger: ReactElement, closed: ReactElement) => ReactNode;
}) {
	const [isWanted, setIsWanted] = useState(false);
	const near = (): void => void props.prefetch();
	const closed = cloneElement(props.trigger, {
		"aria-haspopup": props.popup,
		"aria-expanded": false,
	});
	if (isWanted) return props.children(props.trigger, closed);
	return cloneElement(closed, {
		onClick: () => setIsWanted(true),
		onPointerEnter: near,
		onFocus: near,
	});
}
