import { Link } from "react-router";
import type { PermissionView } from "#app/contracts/facebook.ts";
import { DESCRIBED_PERMISSIONS, type PermissionStatus } from "#app/domain/facebook/permission.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { connectHref } from "../login/connect-href.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<PermissionStatus, StatusTone> = {
	granted: "good",
	declined: "bad",
	expired: "warning",
};

/** A permission, its status and what it is for; one that is not in force can be asked for again. */
export function PermissionRow(props: { view: PermissionView; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	const { permission, status } = props.view;
	const known = DESCRIBED_PERMISSIONS.find((name) => name === permission);
	return (
		<li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
			<div className="min-w-0 flex-1 basis-48">
				<p className="font-mono text-[13px] font-medium break-all text-gray-12">{permission}</p>
				<p className="text-[13px] text-gray-11">{known ? t.descriptions[known] : t.other}</p>
			</div>
			<div className="flex items-center gap-3">
				<StatusBadge tone={TONES[status]}>{t.statuses[status]}</StatusBadge>
				{props.mayManage && status === "declined" ? (
					<Button aria-label={t.askOne(permission)} asChild size="small">
						<Link reloadDocument to={connectHref({ for: "permissions", rerequest: [permission] })}>
							{t.askAgain}
						</Link>
					</Button>
				) : null}
				{props.mayManage && status === "expired" ? (
					<Button aria-label={t.renewOne(permission)} asChild size="small">
						<Link reloadDocument to={connectHref({ for: "permissions", renew: [permission] })}>
							{t.renew}
						</Link>
					</Button>
				) : null}
			</div>
		</li>
	);
}
