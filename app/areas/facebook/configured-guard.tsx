import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: shows the screen only once an active account with account_status 1 exists. */
export function ConfiguredGuard(props: {
	isConfigured: boolean;
	/** The screen's own sentence. */
	message: string;
	icon: LucideIcon;
	children: ReactNode;
}) {
	const t = useStrings({ pt, en }).guard;
	if (props.isConfigured) return props.children;
	return (
		<Card className="">
			<EmptyState
				action={
					<Button asChild kind="primary" size="large">
						<Link to={href("/facebook/marketing")}>{t.toAccounts}</Link>
					</Button>
				}
				icon={props.icon}
				title={props.message}
			>
				{t.how}
			</EmptyState>
		</Card>
	);
}
