import { Smartphone } from "lucide-react";
import { data, href } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { CreateButton } from "../figures/create-button.tsx";
import type { Route } from "./+types/instance-list.route";
import { parseRemoveInstanceForm } from "./forms.ts";
import { InstanceCard } from "./instance-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** All instances, inactive ones too, from the session's data; nothing is read for them. */
export function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	return {
		instances: signedIn.channels.filter((channel) => channel.type === "whatsapp"),
		role: signedIn.member.role,
	};
}

/** Removes an instance. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = parseRemoveInstanceForm(await request.formData());
	if (!form.ok) return refuse(form.code, 400);
	const { whatsapp } = context.get(servicesContext);
	const removed = await whatsapp.remove(context.get(signedInContext), form.value.id);
	if (removed.ok) return data<RemoveAnswer>({ code: null });
	return refuse(removed.code, removed.code === "forbidden" ? 403 : 404);
}

export interface RemoveAnswer {
	/** Null: removed. */
	code: ErrorCode | null;
}

const refuse = (code: ErrorCode, status: number) => data<RemoveAnswer>({ code }, { status });

export default function InstanceListPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).list;
	const instances = useLiveChannels(loaderData.instances);
	const createButton = <CreateButton role={loaderData.role} />;
	return (
		<Page>
			<PageHeader
				actions={createButton}
				backTo={href("/whatsapp")}
				purpose={t.purpose}
				title={t.title}
			/>
			{instances.length === 0 ? (
				<Card className="">
					<EmptyState action={createButton} icon={Smartphone} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				</Card>
			) : (
				<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
					{instances.map((instance) => (
						<li key={instance.id}>
							<InstanceCard instance={instance} role={loaderData.role} />
						</li>
					))}
				</ul>
			)}
		</Page>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en }).list;
	return <FailedPage failed={t.failed} purpose={t.purpose} title={t.title} />;
}
