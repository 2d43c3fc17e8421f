import { ArrowDown, ArrowUp, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { SavedView } from "#app/contracts/saved-views.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Menu, MenuSeparator } from "#app/ui/menu.tsx";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useViewsApi } from "./use-views-api.ts";

/** What can be done with a saved view. */
export function ViewMenu(props: {
	view: SavedView;
	/** The filter that is shown now. */
	present: string;
	trigger: ReactElement;
}) {
	const t = useStrings({ pt, en });
	const api = useViewsApi();
	const { view, present } = props;
	const [asks, setAsks] = useState<"name" | "end" | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	async function remove(): Promise<void> {
		setIsBusy(true);
		await api.remove(view.id);
		setIsBusy(false);
		setAsks(null);
	}
	return (
		<>
			<Menu defaultOpen trigger={props.trigger}>
				<ReasonedMenuItem
					icon={Pencil}
					label={t.rename}
					onSelect={() => setAsks("name")}
					refusal={null}
				/>
				{present === view.filter ? null : (
					<ReasonedMenuItem
						icon={RefreshCw}
						label={t.replace}
						onSelect={() => void api.change(view.id, { filter: present })}
						refusal={null}
					/>
				)}
				<ReasonedMenuItem
					icon={ArrowUp}
					label={t.up}
					onSelect={() => void api.change(view.id, { step: -1 })}
					refusal={null}
				/>
				<ReasonedMenuItem
					icon={ArrowDown}
					label={t.down}
					onSelect={() => void api.change(view.id, { step: 1 })}
					refusal={null}
				/>
				<MenuSeparator />
				<ReasonedMenuItem
					icon={Trash2}
					label={t.remove}
					onSelect={() => setAsks("end")}
					refusal={null}
				/>
			</Menu>
			{asks === "name" ? (
				<SaveDialog filter="" mayShare={false} onClose={() => setAsks(null)} view={view} />
			) : null}
			<ConfirmDialog
				busy={isBusy}
				confirmLabel={t.removeConfirm}
				onConfirm={() => void remove()}
				onOpenChange={(open) => {
					if (!open) setAsks(null);
				}}
				open={asks === "end"}
				title={t.removeAsk(view.name)}
			>
				{view.isTeam ? t.removeTeam : t.removeOwn}
			</ConfirmDialog>
		</>
	);
}
