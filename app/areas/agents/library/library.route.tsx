import { FolderOpen, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { href } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { LibraryFileView } from "#app/contracts/library-answers.ts";
import { MAX_LIBRARY_FILES } from "#app/domain/library/library-file.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { DropZone } from "../knowledge/drop-zone.tsx";
import type { Route } from "./+types/library.route";
import { EditDialog } from "./edit-dialog.tsx";
import { FileRow } from "./file-row.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { UploadRows } from "./upload-rows.tsx";
import { useLibraryUploads } from "./use-library-uploads.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { files, isKept } = await context.get(servicesContext).library.list(signedIn);
	const shown = files.map(({ hash: _, ...file }): LibraryFileView => file);
	return { files: shown, isKept, mayManage: may(signedIn.member.role, "manage_agents") };
}

/** Files the workspace keeps to send them again and again. */
export default function LibraryPage({ loaderData }: Route.ComponentProps) {
	const { files, isKept, mayManage } = loaderData;
	const t = useStrings({ pt, en });
	const format = useFormat();
	const queue = useLibraryUploads();
	const reason = mayManage ? (isKept ? null : t.notKept) : t.managersOnly;
	const add = (chosen: Iterable<File>): void => void queue.add([...chosen]);
	const button = <AddButton onFiles={add} reason={reason} />;
	return (
		<Page>
			<PageHeader
				actions={button}
				backTo={href("/agents/knowledge")}
				purpose={t.purpose}
				title={t.title}
			/>
			<UploadRows queue={queue} />
			<DropZone onFiles={add} reason={reason}>
				{files.length === 0 ? (
					<Card className="">
						<EmptyState
							action={reason === null ? button : null}
							icon={FolderOpen}
							title={isKept ? t.empty : t.notKept}
						>
							{isKept ? (mayManage ? t.emptyText : t.emptyForViewers) : t.notKeptText}
						</EmptyState>
					</Card>
				) : (
					<>
						<p className="tabular mb-3 text-[13px] text-gray-11">
							{t.count(format.number(files.length), format.number(MAX_LIBRARY_FILES))}
						</p>
						<Files files={files} mayManage={mayManage} />
					</>
				)}
			</DropZone>
		</Page>
	);
}

function Files({ files, mayManage }: { files: LibraryFileView[]; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	const [asked, setAsked] = useState<{ what: "edit" | "remove"; file: LibraryFileView } | null>(
		null,
	);
	const close = (): void => setAsked(null);
	return (
		<Card className="overflow-hidden">
			<ul aria-label={t.list}>
				{files.map((file) => (
					<FileRow
						file={file}
						key={file.id}
						mayManage={mayManage}
						onEdit={() => setAsked({ what: "edit", file })}
						onRemove={() => setAsked({ what: "remove", file })}
					/>
				))}
			</ul>
			{asked?.what === "edit" ? <EditDialog file={asked.file} onClose={close} /> : null}
			{asked?.what === "remove" ? <RemoveDialog file={asked.file} onClose={close} /> : null}
		</Card>
	);
}

function AddButton(props: { reason: string | null; onFiles: (files: Iterable<File>) => void }) {
	const t = useStrings({ pt, en });
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<ReasonedButton
				kind="primary"
				onClick={() => input.current?.click()}
				reason={props.reason}
				type="button"
			>
				<Upload aria-hidden="true" size={16} strokeWidth={1.75} />
				{t.add}
			</ReasonedButton>
			<input
				aria-hidden="true"
				className="hidden"
				multiple
				onChange={(event) => {
					props.onFiles([...(event.currentTarget.files ?? [])]);
					event.currentTarget.value = "";
				}}
				ref={input}
				tabIndex={-1}
				type="file"
			/>
		</>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.failed} purpose={t.purpose} title={t.title} />;
}
