import { Bookmark, BookmarkPlus, MoreVertical, Users } from "lucide-react";
import { useState } from "react";
import type { SavedView } from "#app/contracts/saved-views.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { formatListFilter, type ListFilter, parseListFilter } from "../filters.ts";
import type { Me } from "../me.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { Entry, Group } from "../views-entry.tsx";
import { filterOfView, VIEWS } from "../views.ts";

const SaveDialog = lazyPart(() => import("./save-dialog.tsx"), "SaveDialog", {
	onFailure: "toast",
});
const ViewMenu = lazyPart(() => import("./view-menu.tsx"), "ViewMenu", { onFailure: "toast" });

/** The views that the member and the team keep, and the way to keep what is shown. */
export function SavedViews(props: {
	saved: readonly SavedView[];
	filter: ListFilter;
	me: Me;
	onPick: (() => void) | undefined;
}) {
	const t = useStrings({ pt, en }).saved;
	const { saved, filter, me } = props;
	const [isSaving, setIsSaving] = useState(false);
	const present = formatListFilter(filter);
	const isKnown =
		saved.some((view) => view.filter === present) ||
		VIEWS.some((view) => formatListFilter(filterOfView(view, filter.order)) === present);
	if (saved.length === 0 && isKnown) return null;
	const mayManageTeam = may(me.role, "manage_channels");
	return (
		<Group title={t.title}>
			{saved.map((view) => (
				<Entry
					actions={
						view.isTeam && !mayManageTeam ? null : <MenuButton present={present} view={view} />
					}
					count={null}
					filter={parseListFilter(new URLSearchParams(view.filter))}
					icon={
						view.isTeam ? (
							<Users aria-hidden="true" size={16} strokeWidth={1.75} />
						) : (
							<Bookmark aria-hidden="true" size={16} strokeWidth={1.75} />
						)
					}
					isPresent={view.filter === present}
					key={view.id}
					onPick={props.onPick}
				>
					<bdi>{view.name}</bdi>
					{view.isTeam ? <span className="sr-only"> {t.ofTeam}</span> : null}
				</Entry>
			))}
			{isKnown ? null : (
				<li>
					<button
						className="focus-ring flex h-8 w-full items-center gap-2 rounded-control px-2 text-left text-[13px] text-accent-11 hover:bg-gray-3"
						onClick={() => setIsSaving(true)}
						type="button"
					>
						<BookmarkPlus aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
						{t.save}
					</button>
				</li>
			)}
			{isSaving ? (
				<SaveDialog
					filter={present}
					mayShare={mayManageTeam}
					onClose={() => setIsSaving(false)}
					view={null}
				/>
			) : null}
		</Group>
	);
}

/** The menu is loaded by the first click. */
function MenuButton(props: { view: SavedView; present: string }) {
	const t = useStrings({ pt, en }).saved;
	const [isAsked, setIsAsked] = useState(false);
	const button = (
		<IconButton label={t.menuOf(props.view.name)} onClick={() => setIsAsked(true)}>
			<MoreVertical aria-hidden="true" size={16} strokeWidth={1.75} />
		</IconButton>
	);
	return isAsked ? <ViewMenu fallback={button} {...props} trigger={button} /> : button;
}
