import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { DepartmentView } from "#app/contracts/departments.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ColourDot } from "#app/ui/label-dot.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { useRemoval } from "#app/ui/use-removal.tsx";
import type { DepartmentsAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useDepartmentError } from "./use-department-error.ts";

/** The departments in their order, with how many belong to each. */
export function DepartmentList(props: {
	departments: readonly DepartmentView[];
	memberId: string;
	mayManage: boolean;
	onOpen: (department: DepartmentView) => void;
}) {
	const t = useStrings({ pt, en });
	const errorText = useDepartmentError();
	const { departments, mayManage } = props;
	const [leaving, setLeaving] = useState<DepartmentView | null>(null);
	const moving = useIntent<DepartmentsAnswer>("move", ({ code }) => {
		if (code !== null) notify.error(t.moveFailed, errorText(code));
	});
	return (
		<section aria-label={t.list}>
			<ul className="overflow-hidden rounded-card border border-line bg-panel">
				{departments.map((one, at) => (
					<Row
						department={one}
						isMine={one.memberIds.includes(props.memberId)}
						key={one.id}
						mayManage={mayManage}
						onOpen={() => props.onOpen(one)}
					>
						{mayManage ? (
							<>
								<IconButton
									aria-disabled={at === 0 ? true : undefined}
									label={t.up(isolate(one.name))}
									onClick={at === 0 ? undefined : () => moving.send({ id: one.id, to: "up" })}
								>
									<ArrowUp {...LOOK} className={at === 0 ? "opacity-40" : ""} />
								</IconButton>
								<IconButton
									aria-disabled={at === departments.length - 1 ? true : undefined}
									label={t.down(isolate(one.name))}
									onClick={
										at === departments.length - 1
											? undefined
											: () => moving.send({ id: one.id, to: "down" })
									}
								>
									<ArrowDown
										{...LOOK}
										className={at === departments.length - 1 ? "opacity-40" : ""}
									/>
								</IconButton>
								<IconButton
									className="hover:!text-red-11"
									label={t.remove(isolate(one.name))}
									onClick={() => setLeaving(one)}
								>
									<Trash2 {...LOOK} />
								</IconButton>
							</>
						) : null}
					</Row>
				))}
			</ul>
			{leaving ? <RemoveDialog department={leaving} onClose={() => setLeaving(null)} /> : null}
		</section>
	);
}

const LOOK = { "aria-hidden": true, size: 17, strokeWidth: 1.75 } as const;

function Row(props: {
	department: DepartmentView;
	isMine: boolean;
	mayManage: boolean;
	onOpen: () => void;
	children: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const { number } = useFormat();
	const { name, colour, memberIds, channelIds } = props.department;
	return (
		<li className="relative flex items-center gap-3 border-b border-line py-2 pr-3 pl-4 last:border-b-0 hover:bg-gray-2">
			<ColourDot colour={colour} />
			<div className="min-w-0 flex-1 py-0.5">
				<button
					className="max-w-full truncate text-left font-medium text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
					onClick={props.onOpen}
					type="button"
				>
					<span className="sr-only">{props.mayManage ? t.open : t.view} </span>
					<bdi>{name}</bdi>
				</button>
				<p className="tabular text-xs text-gray-11">
					{[
						t.people(number(memberIds.length), memberIds.length === 1),
						t.places(number(channelIds.length), channelIds.length === 1),
						...(props.isMine ? [t.yours] : []),
					].join(" · ")}
				</p>
			</div>
			<span className="relative z-1 flex shrink-0">{props.children}</span>
		</li>
	);
}

/** Asks before a department is deleted. A failure keeps the dialog open and is shown in it. */
function RemoveDialog(props: { department: DepartmentView; onClose: () => void }) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useDepartmentError();
	const { id, name } = props.department;
	const { dialog, refused } = useRemoval({ id, words: t, errorText, onClose: props.onClose });
	return (
		<ConfirmDialog {...dialog} title={t.title(isolate(name))}>
			{t.text}
			{refused}
		</ConfirmDialog>
	);
}
