import { Plus, Server } from "lucide-react";
import { useSearchParams } from "react-router";
import type { OwnGatewayView } from "#app/contracts/gateways.ts";
import { OWN_VENDORS } from "#app/domain/gateways/own-gateway.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { AddDialog } from "./add-dialog.tsx";
import { GatewayRow } from "./gateway-row.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The workspace's own gateways. `?add=waha` in the address opens the form for that vendor. */
export function OwnSection({ gateways, now }: { gateways: OwnGatewayView[]; now: number }) {
	const t = useStrings({ pt, en }).own;
	const [search, setSearch] = useSearchParams();
	const asked = search.get("add");
	const change = (vendor: string | null): void =>
		setSearch(vendor === null ? {} : { add: vendor }, { preventScrollReset: true, replace: true });
	const add = (
		<Button kind="primary" onClick={() => change("waha")} type="button">
			<Plus aria-hidden="true" size={16} />
			{t.add}
		</Button>
	);
	return (
		<FormSection
			aside={gateways.length > 0 ? add : undefined}
			id="own-gateways"
			purpose={t.purpose}
			title={t.title}
		>
			{gateways.length === 0 ? (
				<EmptyState action={add} icon={Server} title={t.empty}>
					{t.emptyText}
				</EmptyState>
			) : (
				<ul className="-mx-4 border-t border-line md:-mx-6">
					{gateways.map((gateway) => (
						<GatewayRow gateway={gateway} key={gateway.id} now={now} />
					))}
				</ul>
			)}
			{asked === null ? null : (
				<AddDialog
					onClose={() => change(null)}
					vendor={OWN_VENDORS.find((vendor) => vendor === asked) ?? "waha"}
				/>
			)}
		</FormSection>
	);
}
