import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

/** Where a key leads from the tab at `at` of `count`; null when it is none of the tab list's. */
export function nextTab(key: string, at: number, count: number): number | null {
	switch (key) {
		case "ArrowRight":
			return (at + 1) % count;
		case "ArrowLeft":
			return (at + count - 1) % count;
		case "Home":
			return 0;
		case "End":
			return count - 1;
		default:
			return null;
	}
}

/**
 * Tabs that share a place; both panels stay mounted, so that nothing typed is lost by looking.
 * Our own, not Radix's: with its collections and roving focus /auth is over its budget (record 071).
 */
export function Tabs(props: {
	label: string;
	initial: string;
	tabs: { value: string; title: string; panel: ReactNode }[];
}) {
	const id = useId();
	const [open, setOpen] = useState(props.initial);
	const onKeyDown = (event: KeyboardEvent): void => {
		const at = props.tabs.findIndex(({ value }) => value === open);
		const to = nextTab(event.key, at, props.tabs.length);
		const tab = to === null ? undefined : props.tabs[to];
		if (!tab) return;
		event.preventDefault();
		setOpen(tab.value);
		document.getElementById(`${id}-${tab.value}`)?.focus();
	};
	return (
		<>
			<div aria-label={props.label} className="mb-6 flex border-b border-line" role="tablist">
				{props.tabs.map(({ value, title }) => (
					<button
						aria-controls={`${id}-${value}-panel`}
						aria-selected={value === open}
						className="focus-ring -mb-px flex-1 rounded-t-control border-b-2 border-transparent px-2 py-2.5 text-gray-11 hover:text-gray-12 aria-selected:border-accent-9 aria-selected:font-medium aria-selected:text-gray-12"
						id={`${id}-${value}`}
						key={value}
						onClick={() => setOpen(value)}
						onKeyDown={onKeyDown}
						role="tab"
						tabIndex={value === open ? 0 : -1}
						type="button"
					>
						{title}
					</button>
				))}
			</div>
			{props.tabs.map(({ value, panel }) => (
				<div
					aria-labelledby={`${id}-${value}`}
					hidden={value !== open}
					id={`${id}-${value}-panel`}
					key={value}
					role="tabpanel"
				>
					{panel}
				</div>
			))}
		</>
	);
}
