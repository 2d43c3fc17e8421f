import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router";
import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { type Creation, creationsFor } from "./creations.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const NewConversation = lazyPart(
	() => import("#app/inbox/begin/new-conversation.tsx"),
	"NewConversation",
	{ onFailure: "toast" },
);

/** The opened menu 'Novo'. What the role may not create is disabled and says why. */
export function CreateMenuPanel({ role, trigger }: { role: Role; trigger: ReactElement }) {
	const t = useStrings({ pt, en }).create;
	const navigate = useNavigate();
	const [isBeginning, setIsBeginning] = useState(false);
	const run = (name: Creation, to: string): void => {
		if (name === "conversation") setIsBeginning(true);
		else void navigate(to);
	};
	return (
		<>
			<Menu defaultOpen trigger={trigger}>
				{creationsFor(role).map(({ name, to, icon: Icon, refusal }) => (
					<MenuItem
						className={refusal ? "!h-auto !py-1.5" : ""}
						disabled={refusal !== null}
						key={name}
						onSelect={() => run(name, to)}
					>
						<Icon aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
						<span className="flex flex-col">
							{t[name]}
							{refusal ? <span className="text-xs">{t[refusal]}</span> : null}
						</span>
					</MenuItem>
				))}
			</Menu>
			{isBeginning ? <NewConversation onClose={() => setIsBeginning(false)} /> : null}
		</>
	);
}
