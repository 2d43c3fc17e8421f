import { KeyRound, RotateCcw, ShieldQuestion } from "lucide-react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { PermissionView } from "#app/contracts/facebook.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { connectHref } from "../login/connect-href.ts";
import { LoginButton } from "../login/login-button.tsx";
import { PermissionRow } from "./permission-row.tsx";
import { PermissionWarnings } from "./permission-warnings.tsx";
import { QuickRequests } from "./quick-requests.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface PermissionsPanelProps {
	/** Whether there is a sign-in at Facebook to ask by. */
	hasToken: boolean;
	isOffered: boolean;
	mayManage: boolean;
	/** Null while they are asked for. */
	answer: {
		permissions?: PermissionView[] | undefined;
		code: ErrorCode | null;
		message?: string | null | undefined;
	} | null;
	isBusy: boolean;
	onRefresh: () => void;
}

/** What Meta lets the app do for this member. */
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
