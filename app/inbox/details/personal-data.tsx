import { Download, UserX } from "lucide-react";
import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/** A contact's data as a file, and its erasure; for admins alone (J14). */
export function PersonalData(props: {
	contact: ContactView;
	/** The contact is no more. */
	onGone: () => void;
}) {
	const { contact, onGone } = props;
	const t = useLaterStrings().personalData;
	const words = useInboxStrings();
	const [isAsking, setIsAsking] = useState(false);
	const { running, download, erase } = usePersonalData(contact, () => {
		setIsAsking(false);
		onGone();
	});
	const name = contactTitle(contact, words.contacts);
	return (
		<>
			<p className="text-xs text-gray-11">{t.purpose}</p>
			<Button
				className="mt-3 w-full"
				loading={running === "export"}
				onClick={download}
				type="button"
			>
				<Download aria-hidden="true" size={16} />
				{t.export}
			</Button>
			<Button className="mt-2 w-full" onClick={() => setIsAsking(true)} type="button">
				<UserX aria-hidden="true" size={16} />
				{t.erase}
			</Button>
			<ConfirmDialog
				busy={running === "erase"}
				confirmLabel={t.eraseForGood}
				onConfirm={erase}
				onOpenChange={setIsAsking}
				open={isAsking}
				title={t.ask(name)}
			>
				{t.lost}
			</ConfirmDialog>
		</>
	);
}

function usePersonalData(contact: ContactView, onErased: () => void) {
	const t = useLaterStrings().personalData;
	const errorText = useErrorText();
	const { store } = useInboxParts();
	const [running, setRunning] = useState<"export" | "erase" | null>(null);
	const run = async (what: "export" | "erase", work: () => Promise<void>): Promise<void> => {
		setRunning(what);
		try {
			await work();
		} catch (error) {
			notify.error(t.failed[what], errorText(codeOf(error)));
		} finally {
			setRunning(null);
		}
	};
	return {
		running,
		download: () =>
			void run("export", async () => {
				const file = new Blob([await store.api.exportContact(contact.id)], {
					type: "application/json",
				});
				save(file, `${t.fileName}-${contact.id.slice(0, 8)}.json`);
				notify.success(t.exported);
			}),
		erase: () =>
			void run("erase", async () => {
				await store.api.eraseContact(contact.id);
				onErased();
				store.forget(contact.id);
				notify.success(t.erased);
			}),
	};
}

function save(file: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}
