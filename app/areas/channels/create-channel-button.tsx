import { Plus } from "lucide-react";
import { href, Link } from "react-router";
import { may, type Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** 'Novo canal'; whoever may not create reads why. */
export function CreateChannelButton({ role }: { role: Role }) {
	const t = useStrings({ pt, en });
	const content = (
		<>
			<Plus aria-hidden="true" size={16} />
			{t.list.create}
		</>
	);
	if (!may(role, "manage_channels"))
		return <ReasonedButton reason={t.managersOnly}>{content}</ReasonedButton>;
	return (
		<Button asChild kind="primary">
			<Link prefetch="intent" to={href("/channels/new")}>
				{content}
			</Link>
		</Button>
	);
}
