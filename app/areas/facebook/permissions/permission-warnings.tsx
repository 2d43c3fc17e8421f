import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { PermissionView } from "#app/contracts/facebook.ts";
import type { PermissionStatus } from "#app/domain/facebook/permission.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { connectHref } from "../login/connect-href.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: declined ones are asked for again, expired ones renewed; nothing when all are well. */
export function PermissionWarnings(props: { permissions: PermissionView[]; mayManage: boolean }) {
	const t = useStrings({ pt, en }).warnings;
	const namesOf = (wanted: PermissionStatus) =>
		props.permissions.filter(({ status }) => status === wanted).map(({ permission }) => permission);
	const declined = namesOf("declined");
	const expired = namesOf("expired");
	if (declined.length + expired.length === 0) return null;
	return (
		<section
			aria-label={t.title}
			className="flex flex-wrap items-center gap-3 rounded-card border border-amber-6 bg-amber-3 px-4 py-3"
		>
			<TriangleAlert aria-hidden="true" className="shrink-0 text-amber-11" size={18} />
			<div className="min-w-0 flex-1 basis-56">
				<p className="font-medium text-amber-12">{t.title}</p>
				<p className="text-[13px] break-words text-amber-12">
					{t.text} {[...declined, ...expired].join(", ")}
				</p>
			</div>
			{props.mayManage ? (
				<div className="flex flex-wrap gap-2">
					{declined.length > 0 ? (
						<Button asChild>
							<Link reloadDocument to={connectHref({ for: "permissions", rerequest: declined })}>
								{t.declined}
							</Link>
						</Button>
					) : null}
					{expired.length > 0 ? (
						<Button asChild>
							<Link reloadDocument to={connectHref({ for: "permissions", renew: expired })}>
								{t.expired}
							</Link>
						</Button>
					) : null}
				</div>
			) : null}
		</section>
	);
}
