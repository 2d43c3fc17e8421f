import { Plus } from "lucide-react";
import { href, Link } from "react-router";
import { may, type Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Hint } from "#app/ui/hint.tsx";
import { en } from "../instances/strings.en.ts";
import { pt } from "../instances/strings.pt.ts";

/** 'Nova Instância', or another label; disabled with the reason where the role may not create. */
export function CreateButton({ role, label }: { role: Role; label?: string }) {
	const t = useStrings({ pt, en }).list;
	const content = (
		<>
			<Plus aria-hidden="true" size={16} />
			{label ?? t.create}
		</>
	);
	if (may(role, "manage_channels"))
		return (
			<Button asChild kind="primary">
				<Link prefetch="intent" to={href("/whatsapp/instances/new")}>
					{content}
				</Link>
			</Button>
		);
	return (
		<Hint text={t.managersOnly}>
			{/* Not `disabled`: it stays focusable, so that the reason can be read. */}
			<Button aria-disabled="true" className="opacity-60" type="button">
				{content}
				<span className="sr-only">. {t.managersOnly}</span>
			</Button>
		</Hint>
	);
}
