import { Tabs as RadixTabs } from "@radix-ui/themes";
import { type ReactNode, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { scrollRowTo } from "./scroll-row.ts";

const PARAM = "tab";

export interface AddressTab<Value extends string> {
	value: Value;
	title: string;
	/** Beside the title: how many are inside. */
	count?: string | undefined;
	panel: ReactNode;
}

/**
 * The tab that the address names; the first one when it names none, or one nobody knows. Tabs within
 * a tab have a `param` of their own.
 */
export function useAddressTab<Value extends string>(
	values: readonly [Value, ...Value[]],
	param = PARAM,
) {
	const [search, setSearch] = useSearchParams();
	const named = search.get(param);
	const [first] = values;
	const open = (value: Value): void =>
		setSearch(
			(before) => {
				const after = new URLSearchParams(before);
				if (value === first) after.delete(param);
				else after.set(param, value);
				return after;
			},
			// The page is the same one: nothing is read again, and nothing jumps.
			{ replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
		);
	return { value: values.find((value) => value === named) ?? first, open };
}

/** Tabs that stand in the address (`?tab=`), so that a link leads to one. Only the open panel is there. */
export function AddressTabs<Value extends string>(props: {
	label: string;
	value: Value;
	onOpen: (value: Value) => void;
	tabs: AddressTab<Value>[];
}) {
	const list = useRef<HTMLDivElement>(null);
	// On a phone the row is wider than the screen, and a link may lead to its last tab.
	useEffect(() => {
		const open = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
		if (list.current && open) scrollRowTo(list.current, open);
	}, [props.value]);
	return (
		<RadixTabs.Root
			onValueChange={(next) => {
				const tab = props.tabs.find(({ value }) => value === next);
				if (tab) props.onOpen(tab.value);
			}}
			value={props.value}
		>
			<div className="-mx-4 mb-6 overflow-x-auto overflow-y-hidden px-4 md:mx-0 md:px-0" ref={list}>
				<RadixTabs.List aria-label={props.label} className="!w-max !min-w-full" size="2">
					{props.tabs.map((tab) => (
						<RadixTabs.Trigger key={tab.value} value={tab.value}>
							{tab.title}
							{tab.count === undefined ? null : (
								<span className="tabular ml-1.5 text-xs text-gray-11">{tab.count}</span>
							)}
						</RadixTabs.Trigger>
					))}
				</RadixTabs.List>
			</div>
			{props.tabs.map((tab) => (
				<RadixTabs.Content key={tab.value} value={tab.value}>
					{tab.panel}
				</RadixTabs.Content>
			))}
		</RadixTabs.Root>
	);
}
