import { Plus } from "lucide-react";
import { lazy } from "react";
import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { OnDemand } from "#app/ui/on-demand.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const load = async () => import("./create-menu-panel.tsx");
const Panel = lazy(async () => ({ default: (await load()).CreateMenuPanel }));

/** 'Novo': what can be made from anywhere. On a phone the plus alone. */
export function CreateMenu({ role }: { role: Role }) {
	const t = useStrings({ pt, en }).create;
	return (
		<OnDemand
			load={load}
			popup="menu"
			trigger={
				<Button className="max-md:!px-0 max-md:!w-8" kind="primary" type="button">
					<Plus aria-hidden="true" size={16} strokeWidth={2} />
					<span className="max-md:sr-only">{t.label}</span>
				</Button>
			}
		>
			{(trigger) => <Panel role={role} trigger={trigger} />}
		</OnDemand>
	);
}
