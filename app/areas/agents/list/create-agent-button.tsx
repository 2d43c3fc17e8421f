import { Plus } from "lucide-react";
import { href, Link } from "react-router";
import type { Usage } from "#app/contracts/billing.ts";
import { isWithinLimit } from "#app/domain/billing/limits.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** 'Novo agente'; disabled with the reason where the role or the plan does not allow it. */
export function CreateAgentButton(props: { mayManage: boolean; use: Usage }) {
	const t = useStrings({ pt, en });
	const words = useStrings({ pt: agentsPt, en: agentsEn });
	const hasRoom = isWithinLimit(props.use.used + 1, props.use.limit);
	const content = (
		<>
			<Plus aria-hidden="true" size={16} />
			{t.create}
		</>
	);
	if (!props.mayManage || !hasRoom)
		return (
			<ReasonedButton reason={props.mayManage ? t.full : words.managersOnly}>
				{content}
			</ReasonedButton>
		);
	return (
		<Button asChild kind="primary">
			<Link prefetch="intent" to={href("/agents/new")}>
				{content}
			</Link>
		</Button>
	);
}
