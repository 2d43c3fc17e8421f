import { Gauge } from "lucide-react";
import { href, Link } from "react-router";
import { may } from "#app/domain/team/role.ts";
import { Button } from "#app/ui/button.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/**
 * Says above the composer that the plan's conversations of this month are used up; members can
 * still answer.
 */
export function LimitNotice() {
	const t = useLaterStrings().limit;
	const { me } = useInboxParts();
	const mayPay = may(me.role, "manage_billing");
	return (
		<section
			aria-label={t.title}
			className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-amber-3 px-4 py-3 text-[13px] text-amber-12"
		>
			<Gauge aria-hidden="true" className="shrink-0 text-amber-11" size={20} strokeWidth={1.75} />
			<div className="min-w-48 flex-1 text-pretty">
				<p className="font-semibold">{t.title}</p>
				<p>{mayPay ? t.text : t.ask}</p>
			</div>
			{mayPay ? (
				<Button asChild>
					<Link to={href("/subscription")}>{t.action}</Link>
				</Button>
			) : null}
		</section>
	);
}
