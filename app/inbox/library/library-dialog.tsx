import { useQuery } from "@tanstack/react-query";
import { FileText, Search } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import { LibraryAnswer, type LibraryFileView } from "#app/contracts/library-answers.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { formatBytes } from "../conversation/media-line.tsx";
import { takeFile } from "./take-file.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Puts a file of the workspace's library beside the draft, as one that was chosen from the disk. */
export function LibraryDialog(props: {
	onFiles: (files: readonly File[]) => void;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const [text, setText] = useState("");
	const [busyId, setBusyId] = useState<string | null>(null);
	const query = useQuery({
		queryKey: ["library"],
		queryFn: async ({ signal }) =>
			parseAnswer(LibraryAnswer, await callApi("/api/library", { signal })),
		staleTime: 0,
	});
	const wanted = searchKey(text);
	const shown = (query.data?.files ?? []).filter(({ name, description }) =>
		searchKey(`${name} ${description}`).includes(wanted),
	);
	async function take(file: LibraryFileView): Promise<void> {
		setBusyId(file.id);
		try {
			props.onFiles([await takeFile(file)]);
			props.onClose();
		} catch {
			setBusyId(null);
			notify.error(t.goneTitle, t.gone);
		}
	}
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={t.title}
			width={440}
		>
			<TextInput
				aria-label={t.search}
				autoComplete="off"
				icon={<Search size={16} />}
				onChange={(event) => setText(event.target.value)}
				placeholder={t.search}
				value={text}
			/>
			{query.isError ? (
				<div className="mt-3">
					<ErrorState onRetry={() => void query.refetch()} title={t.failed} />
				</div>
			) : null}
			<ul aria-label={t.files} className="-mx-2 mt-2 h-72 overflow-y-auto overscroll-contain">
				{shown.map((file) => (
					<li key={file.id}>
						<button
							aria-busy={busyId === file.id}
							className="focus-ring flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-gray-3 disabled:opacity-50"
							disabled={busyId !== null}
							onClick={() => void take(file)}
							type="button"
						>
							<FileText
								aria-hidden="true"
								className="shrink-0 text-gray-11"
								size={20}
								strokeWidth={1.75}
							/>
							<span className="min-w-0 flex-1">
								<bdi className="block truncate text-gray-12">{file.name}</bdi>
								<span className="tabular block truncate text-xs text-gray-11">
									{formatBytes(file.bytes)}
									{file.description === "" ? null : (
										<>
											{" · "}
											<bdi>{file.description}</bdi>
										</>
									)}
								</span>
							</span>
						</button>
					</li>
				))}
				{query.isSuccess && shown.length === 0 ? (
					<li className="px-2 py-3 text-[13px] text-gray-11">
						{query.data.files.length === 0 ? t.empty : t.none}{" "}
						<Link
							className="focus-ring rounded font-medium text-accent-11 hover:underline"
							to={href("/agents/library")}
						>
							{t.manage}
						</Link>
					</li>
				) : null}
			</ul>
		</Dialog>
	);
}
