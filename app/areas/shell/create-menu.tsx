import { Plus } from "lucide-react";
import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { OnDemand } from "#app/ui/on-demand.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const Panel = lazyPart(() => import("./create-menu-panel.tsx"), "CreateMenuPanel", {
	onFailure: "toast",
	preload: true,
});

/** 'Novo': things that can be created from anywhere. On a phone only the plus. */
export function CreateMenu({ role }: { role: Role }) {
	const t = useStrings({ pt, en }).create;
	return (
		<OnDemand
			prefetch={Panel.prefetch}
			popup="menu"
			trigger={
				<Button className="max-md:!px-0 max-md:!w-8" kind="primary" type="button">
					<Plus aria-hidden="true" size={16} strokeWidth={2} />
					<span className="max-md:sr-only">{t.label}</span>
				</Button>
			}
		>
			{(trigger, closed) => <Panel fallback={closed} role={role} trigger={trigger} />}
		</OnDemand>
	);
}
