import { useQuery } from "@tanstack/react-query";
import { Paperclip, X } from "lucide-react";
import { href, Link } from "react-router";
import type { ResponseFile } from "#app/contracts/canned-responses.ts";
import { LibraryAnswer } from "#app/contracts/library-answers.ts";
import { MAX_RESPONSE_FILES } from "#app/domain/canned-responses/canned-response.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { Field } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Files of the workspace's library that are put beside the text when it is chosen. */
export function FilesField(props: {
	files: readonly ResponseFile[];
	isReadOnly: boolean;
	onChange: (files: ResponseFile[]) => void;
}) {
	const t = useStrings({ pt, en }).form;
	const { files, isReadOnly } = props;
	const library = useQuery({
		queryKey: ["library"],
		queryFn: async ({ signal }) =>
			parseAnswer(LibraryAnswer, await callApi("/api/library", { signal })),
		staleTime: 0,
		enabled: !isReadOnly,
	});
	const offered = (library.data?.files ?? []).filter(
		({ id }) => !files.some((file) => file.id === id),
	);
	const isFull = files.length >= MAX_RESPONSE_FILES;
	if (isReadOnly && files.length === 0) return null;
	return (
		<div className="flex flex-col gap-2">
			{files.length > 0 ? (
				<ul aria-label={t.files} className="flex flex-wrap gap-2">
					{files.map(({ id, name }) => (
						<li
							className="flex max-w-full items-center gap-1.5 rounded-control border border-line bg-gray-2 py-0.5 pr-0.5 pl-2.5"
							key={id}
						>
							<Paperclip aria-hidden="true" className="shrink-0 text-gray-11" size={14} />
							<bdi className="min-w-0 truncate text-[13px]">{name}</bdi>
							{isReadOnly ? null : (
								<IconButton
									label={t.removeFile(isolate(name))}
									onClick={() => props.onChange(files.filter((file) => file.id !== id))}
								>
									<X aria-hidden="true" size={14} />
								</IconButton>
							)}
						</li>
					))}
				</ul>
			) : null}
			{isReadOnly ? null : library.data?.files.length === 0 ? (
				<p className="text-[13px] text-gray-11">
					{t.noFiles}{" "}
					<Link
						className="focus-ring rounded font-medium text-accent-11 hover:underline"
						to={href("/agents/library")}
					>
						{t.openLibrary}
					</Link>
				</p>
			) : (
				<Field hint={isFull ? t.filesFull : t.filesHint} label={t.files} optional>
					{(control) => (
						<Select
							{...control}
							disabled={isFull || offered.length === 0}
							onChange={({ target }) => {
								const chosen = offered.find(({ id }) => id === target.value);
								if (chosen) props.onChange([...files, chosen]);
							}}
							value=""
						>
							<option value="">{t.addFile}</option>
							{offered.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</Select>
					)}
				</Field>
			)}
		</div>
	);
}
