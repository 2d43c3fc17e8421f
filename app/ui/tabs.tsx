import { Tabs as RadixTabs } from "@radix-ui/themes";
import type { ReactNode } from "react";

/** Tabs that share a place; both panels stay mounted, so that nothing typed is lost by looking. */
export function Tabs(props: {
	label: string;
	initial: string;
	tabs: { value: string; title: string; panel: ReactNode }[];
}) {
	return (
		<RadixTabs.Root defaultValue={props.initial}>
			<RadixTabs.List aria-label={props.label} className="mb-6" size="2">
				{props.tabs.map((tab) => (
					<RadixTabs.Trigger className="!flex-1" key={tab.value} value={tab.value}>
						{tab.title}
					</RadixTabs.Trigger>
				))}
			</RadixTabs.List>
			{props.tabs.map((tab) => (
				<RadixTabs.Content
					className="data-[state=inactive]:hidden"
					forceMount
					key={tab.value}
					value={tab.value}
				>
					{tab.panel}
				</RadixTabs.Content>
			))}
		</RadixTabs.Root>
	);
}
