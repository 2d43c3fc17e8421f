import { KeyRound, RotateCcw, ShieldQuestion, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { PermissionView } from "#app/contracts/facebook.ts";
import { DESCRIBED_PERMISSIONS, type PermissionStatus } from "#app/domain/facebook/permission.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { connectHref } from "../login/connect-href.ts";
import { LoginButton } from "../login/login-button.tsx";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { QuickRequests } from "./quick-requests.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<PermissionStatus, StatusTone> = {
	granted: "good",
	declined: "bad",
	expired: "warning",
};

/** A permission, its status and its purpose; one that is not granted can be requested again. */
function PermissionRow(props: { view: PermissionView; mayManage: boolean }) {
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

export interface PermissionsPanelProps {
	/** Whether there is a sign-in at Facebook to ask with. */
	hasToken: boolean;
	isOffered: boolean;
	mayManage: boolean;
	/** Null while the request runs. */
	answer: {
		permissions?: PermissionView[] | undefined;
		code: ErrorCode | null;
		message?: string | null | undefined;
	} | null;
	isBusy: boolean;
	onRefresh: () => void;
}

/** The permissions that Meta granted to the app for this member. */
export function PermissionsPanel(props: PermissionsPanelProps) {
	const t = useStrings({ pt, en });
	if (!props.hasToken || props.answer?.code === "facebook_login_missing")
		return (
			<Card className="">
				<EmptyState
					action={
						<LoginButton
							isOffered={props.isOffered}
							label={t.enter}
							mayManage={props.mayManage}
							to={connectHref({ for: "permissions" })}
						/>
					}
					icon={KeyRound}
					title={t.noToken}
				>
					{t.noTokenHint}
				</EmptyState>
			</Card>
		);
	const permissions = props.answer?.permissions ?? [];
	return (
		<div className="flex flex-col gap-6">
			<PermissionWarnings mayManage={props.mayManage} permissions={permissions} />
			<Card className="">
				<div className="flex flex-wrap items-start justify-between gap-3 border-b border-line p-4">
					<div className="min-w-0">
						<h2 className="text-base font-semibold text-gray-12">{t.title}</h2>
						<p className="mt-0.5 text-[13px] text-gray-11">{t.purpose}</p>
					</div>
					<Button loading={props.isBusy} onClick={props.onRefresh} type="button">
						<RotateCcw aria-hidden="true" size={16} />
						{t.refresh}
					</Button>
				</div>
				<PermissionList {...props} />
			</Card>
			{props.answer?.permissions ? (
				<QuickRequests
					isOffered={props.isOffered}
					mayManage={props.mayManage}
					permissions={permissions}
				/>
			) : null}
		</div>
	);
}

function PermissionList({ answer, mayManage, isBusy, onRefresh }: PermissionsPanelProps) {
	const t = useStrings({ pt, en });
	const errorText = useFacebookErrorText();
	if (answer === null) return <SkeletonRows count={4} label={t.loading} />;
	if (answer.code !== null)
		return (
			<div className="p-4">
				<ErrorState onRetry={onRefresh} retrying={isBusy} title={t.failed}>
					{errorText(answer.code)} {answer.message ? <bdi>{answer.message}</bdi> : null}
				</ErrorState>
			</div>
		);
	if (!answer.permissions?.length) return <EmptyState icon={ShieldQuestion} title={t.empty} />;
	return (
		<ul>
			{answer.permissions.map((view) => (
				<PermissionRow key={view.permission} mayManage={mayManage} view={view} />
			))}
		</ul>
	);
}

/**
 * Spec 2, section 2: declined ones are requested again, expired ones renewed; nothing when all are
 * granted.
 */
function PermissionWarnings(props: { permissions: PermissionView[]; mayManage: boolean }) {
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
