import type { ConversationOverview } from "#app/contracts/conversations.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useDepartments } from "#app/inbox/transfer/departments.ts";
import { en } from "#app/inbox/transfer/strings.en.ts";
import { pt } from "#app/inbox/transfer/strings.pt.ts";
import { ColourDot } from "#app/ui/label-dot.tsx";
import type { ListFilter } from "./filters.ts";
import { Entry, Group } from "./views-entry.tsx";
import { filterOfView } from "./views.ts";

/** The departments of the workspace as views, each with its open conversations. */
export function DepartmentViews(props: {
	filter: ListFilter;
	overview: ConversationOverview;
	onPick?: (() => void) | undefined;
}) {
	const t = useStrings({ pt, en });
	const { filter, overview } = props;
	return (
		<Group title={t.departments}>
			{useDepartments().map(({ id, name, colour }) => (
				<Entry
					count={overview.departments?.[id] ?? null}
					filter={{ ...filterOfView("open", filter.order), departmentId: id }}
					icon={
						<span className="flex size-4 items-center justify-center">
							<ColourDot colour={colour} />
						</span>
					}
					isPresent={filter.departmentId === id}
					key={id}
					onPick={props.onPick}
				>
					<bdi>{displayName(name)}</bdi>
				</Entry>
			))}
		</Group>
	);
}
