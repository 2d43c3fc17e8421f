import { FolderOpen, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { HEADER_FILES, whyNoHeader } from "#app/domain/official-templates/header-file.ts";
import type { FileHeader } from "#app/domain/official-templates/template.ts";
import type { HeaderFile } from "#app/domain/official-templates/template-message.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { hashOf, uploadFile } from "../files/upload.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const LibraryDialog = lazyPart(() => import("../library/library-dialog.tsx"), "LibraryDialog", {
	onFailure: "toast",
});

/** The file of a template's header, from the disk or the library; it is in the channel's store before the template is sent. */
export function HeaderFileField(props: {
	channelId: string;
	kind: FileHeader;
	file: HeaderFile | null;
	isMissing: boolean;
	onFile: (file: HeaderFile | null) => void;
}) {
	const t = useStrings({ pt, en }).header;
	const format = useFormat();
	const { kind, file } = props;
	const input = useRef<HTMLInputElement>(null);
	const [isPicking, setIsPicking] = useState(false);
	const { part, trouble, bring } = useUpload(props);
	const error = trouble
		? trouble === "failed"
			? t.failed
			: t.refusals[trouble]
		: props.isMissing && part === null
			? t.missing
			: null;
	return (
		<Field
			error={error}
			hint={
				part === null ? (
					file ? (
						<bdi>{file.name}</bdi>
					) : (
						t.types[kind]
					)
				) : (
					<output>{t.sending(format.percent(part))}</output>
				)
			}
			label={t[kind]}
		>
			{(control) => (
				<div className="flex flex-wrap gap-2">
					<input
						accept={HEADER_FILES[kind].mimetypes.join(",")}
						className="hidden"
						onChange={({ target }) => {
							const [chosen] = target.files ?? [];
							target.value = "";
							if (chosen) void bring(chosen);
						}}
						ref={input}
						type="file"
					/>
					<Button
						{...control}
						loading={part !== null}
						onClick={() => input.current?.click()}
						type="button"
					>
						<Upload aria-hidden="true" size={16} strokeWidth={1.75} />
						{t.choose}
					</Button>
					<Button disabled={part !== null} onClick={() => setIsPicking(true)} type="button">
						<FolderOpen aria-hidden="true" size={16} strokeWidth={1.75} />
						{t.library}
					</Button>
					{isPicking ? (
						<LibraryDialog
							onClose={() => setIsPicking(false)}
							onFiles={([chosen]) => void (chosen && bring(chosen))}
						/>
					) : null}
				</div>
			)}
		</Field>
	);
}

type Trouble = NonNullable<ReturnType<typeof whyNoHeader>> | "failed";

/** Brings a file to the channel's store. `part`: how much of it is there, 0 to 1; null: nothing is on its way. */
function useUpload(props: {
	channelId: string;
	kind: FileHeader;
	onFile: (file: HeaderFile | null) => void;
}) {
	const { channelId, kind, onFile } = props;
	const [part, setPart] = useState<number | null>(null);
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	const stop = useRef<AbortController | null>(null);
	useEffect(() => () => stop.current?.abort(), []);
	async function bring(file: File): Promise<void> {
		const why = whyNoHeader(kind, file);
		setTrouble(why);
		onFile(null);
		if (why !== null) return;
		stop.current?.abort();
		const mine = new AbortController();
		stop.current = mine;
		setPart(0);
		try {
			const hash = await hashOf(file);
			await uploadFile({ channelId, hash, blob: file, signal: mine.signal, onProgress: setPart });
			if (mine.signal.aborted) return;
			onFile({ hash, name: file.name, mimetype: file.type, bytes: file.size });
		} catch {
			if (!mine.signal.aborted) setTrouble("failed");
		} finally {
			if (stop.current === mine) setPart(null);
		}
	}
	return { part, trouble, bring };
}
