import { Dialog } from "#app/ui/dialog.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { KEY_SHEET, SELECT_SHEET } from "./inbox-keys.ts";
import { useSingleKeys } from "./single-keys.ts";
import { useLaterStrings } from "./use-later-strings.ts";

/** The list of keyboard shortcuts, opened by `?`. */
export function HelpDialog(props: { hasSelection?: boolean; onClose: () => void }) {
	const t = useLaterStrings().help;
	const single = useSingleKeys();
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title}
			width={880}
		>
			<dl className="gap-x-8 md:columns-2">
				{[...KEY_SHEET, ...(props.hasSelection ? SELECT_SHEET : [])].map(({ id, keys }) => (
					<div
						className="flex min-h-8 break-inside-avoid items-center justify-between gap-4 border-b border-line py-1"
						key={id}
					>
						<dt className="text-gray-12">{t.commands[id]}</dt>
						<dd className="flex shrink-0 gap-1">
							{keys.map((key) => (
								<kbd
									className="inline-flex h-6 min-w-6 items-center justify-center rounded-md border border-line bg-gray-3 px-1.5 font-sans text-xs font-medium text-gray-11"
									key={key}
								>
									{key}
								</kbd>
							))}
						</dd>
					</div>
				))}
			</dl>
			<div className="mt-4 border-t border-line pt-4">
				<Toggle
					hint={t.singleKeysHint}
					isOn={single.isOn}
					label={t.singleKeys}
					onChange={single.choose}
				/>
			</div>
		</Dialog>
	);
}
