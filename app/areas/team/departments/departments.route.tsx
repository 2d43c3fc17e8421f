import { Building2, Plus } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { DepartmentView } from "#app/contracts/departments.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { Route } from "./+types/departments.route";
import { type DepartmentsAnswer, departmentActions } from "./actions.ts";
import { DepartmentDialog } from "./department-dialog.tsx";
import { DepartmentList } from "./department-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useDepartmentError } from "./use-department-error.ts";

/** Every member may read. */
export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	return {
		overview: await context.get(servicesContext).departments.overview(signedIn),
		memberId: signedIn.member.id,
		mayManage: may(signedIn.member.role, "manage_departments"),
	};
}

export const action = departmentActions;

export const clientAction = (args: Route.ClientActionArgs) =>
	orUnavailable<DepartmentsAnswer>(args);

/** The workspace's departments, and whether each member sees only their own. */
export default function DepartmentsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { overview, memberId, mayManage } = loaderData;
	const [edited, setEdited] = useState<DepartmentView | "new" | null>(null);
	const add = mayManage ? (
		<Button kind="primary" onClick={() => setEdited("new")} type="button">
			<Plus aria-hidden="true" size={16} />
			{t.add}
		</Button>
	) : null;
	return (
		<Page>
			<PageHeader
				actions={
					<>
						<Button asChild>
							<Link to={href("/team")}>{t.back}</Link>
						</Button>
						{overview.departments.length > 0 ? add : null}
					</>
				}
				purpose={t.purpose}
				title={t.title}
			/>
			{overview.departments.length === 0 ? (
				<section className="rounded-card border border-line bg-panel">
					<EmptyState action={add} icon={Building2} title={t.empty}>
						{mayManage ? t.emptyText : t.emptyViewer}
					</EmptyState>
				</section>
			) : (
				<DepartmentList
					departments={overview.departments}
					mayManage={mayManage}
					memberId={memberId}
					onOpen={setEdited}
				/>
			)}
			<section className="mt-6 rounded-card border border-line bg-panel p-5">
				<Separation isOn={overview.seesOwnDepartments} mayManage={mayManage} />
			</section>
			{edited === null ? null : (
				<DepartmentDialog
					department={edited === "new" ? null : edited}
					mayManage={mayManage}
					onClose={() => setEdited(null)}
					overview={overview}
				/>
			)}
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

/** Whether operators and viewers read only their departments' conversations; saved at once. */
function Separation({ isOn, mayManage }: { isOn: boolean; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	const errorText = useDepartmentError();
	const saving = useIntent<DepartmentsAnswer>("separate", ({ code }) => {
		if (code !== null) notify.error(t.separateFailed, errorText(code));
	});
	return (
		<Toggle
			disabledReason={mayManage ? undefined : t.managersOnly}
			hint={t.separateHint}
			// As it will be, while the server is told.
			isOn={saving.isSending ? !isOn : isOn}
			label={t.separate}
			onChange={(next) => saving.send({ isOn: next ? "on" : "off" })}
		/>
	);
}
