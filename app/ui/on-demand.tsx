import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from "react";

interface TriggerProps {
	onClick?: () => void;
	onPointerEnter?: () => void;
	onFocus?: () => void;
	"aria-haspopup"?: "menu" | "dialog";
	"aria-expanded"?: boolean;
}

/**
 * A button whose menu or panel is loaded when somebody reaches for it: menus are the heaviest part
 * of a page's header, and most visits open none. `children` draws what opens around the trigger.
 */
export function OnDemand(props: {
	trigger: ReactElement<TriggerProps>;
	popup: "menu" | "dialog";
	/** Starts loading; called when the pointer or the focus comes near. */
	load: () => Promise<unknown>;
	children: (trigger: ReactElement) => ReactNode;
}) {
	const [isWanted, setIsWanted] = useState(false);
	const near = (): void => {
		// Offline it fails here and again on the click, where it is shown.
		props.load().catch(() => undefined);
	};
	const closed = cloneElement(props.trigger, {
		"aria-haspopup": props.popup,
		"aria-expanded": false,
	});
	if (isWanted) return <Suspense fallback={closed}>{props.children(props.trigger)}</Suspense>;
	return cloneElement(closed, {
		onClick: () => setIsWanted(true),
		onPointerEnter: near,
		onFocus: near,
	});
}
