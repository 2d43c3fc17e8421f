import type { ReactElement } from "react";
import { useNavigate } from "react-router";
import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { creationsFor } from "./creations.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The opened menu 'Novo'. What the role may not create is disabled and says why. */
export function CreateMenuPanel({ role, trigger }: { role: Role; trigger: ReactElement }) {
	const t = useStrings({ pt, en }).create;
	const navigate = useNavigate();
	return (
		<Menu defaultOpen trigger={trigger}>
			{creationsFor(role).map(({ name, to, icon: Icon, refusal }) => (
				<MenuItem
					className={refusal ? "!h-auto !py-1.5" : ""}
					disabled={refusal !== null}
					key={name}
					onSelect={() => void navigate(to)}
				>
					<Icon aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
					<span className="flex flex-col">
						{t[name]}
						{refusal ? <span className="text-xs">{t[refusal]}</span> : null}
					</span>
				</MenuItem>
			))}
		</Menu>
	);
}
