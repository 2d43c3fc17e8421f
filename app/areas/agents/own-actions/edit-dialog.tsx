import { type ReactNode, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A form over the list; it asks before what was typed is given up. */
export function EditDialog(props: {
	title: string;
	purpose?: string;
	isDirty: boolean;
	isBusy: boolean;
	submitLabel: string;
	/** A refusal that belongs to no single field. */
	problem: string | null;
	onSubmit: () => void;
	onClose: () => void;
	children: ReactNode;
}) {
	const t = useStrings({ pt, en }).dialog;
	const [isAsking, setAsking] = useState(false);
	const close = (): void => (props.isDirty ? setAsking(true) : props.onClose());
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) close();
			}}
			open
			purpose={props.purpose}
			title={props.title}
			width={720}
		>
			<form
				className="flex flex-col gap-5"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					props.onSubmit();
				}}
			>
				{props.children}
				{props.problem === null ? null : (
					<p
						className="rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12"
						role="alert"
					>
						{props.problem}
					</p>
				)}
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={close} type="button">
						{t.cancel}
					</Button>
					<Button kind="primary" loading={props.isBusy} type="submit">
						{props.submitLabel}
					</Button>
				</div>
			</form>
			<ConfirmDialog
				confirmLabel={t.discard}
				onConfirm={props.onClose}
				onOpenChange={setAsking}
				open={isAsking}
				title={t.discardTitle}
			>
				{t.discardText}
			</ConfirmDialog>
		</Dialog>
	);
}
