import { Gauge } from "lucide-react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Said before anything is typed that could not be kept. */
export function PlanFull() {
	const t = useStrings({ pt, en }).full;
	return (
		<Card className="">
			<EmptyState
				action={
					<Button asChild kind="primary" size="large">
						<Link to={href("/subscription")}>{t.upgrade}</Link>
					</Button>
				}
				icon={Gauge}
				title={t.title}
			>
				{t.text}
			</EmptyState>
		</Card>
	);
}
