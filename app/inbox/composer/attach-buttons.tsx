import { Camera, FileText, Image } from "lucide-react";
import { Hint } from "#app/ui/hint.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

const DOCUMENTS = ".pdf,.doc,.docx,.txt,.zip";
const PICTURES = "image/*";

/**
 * "Anexar arquivo" and "Enviar imagem", and on phones the camera. Where the channel sends no files both say so (Spec 2,
 * section 2).
 */
export function AttachButtons(props: {
	isDisabled: boolean;
	/** Somebody writes, and a phone is narrow. */
	hidesCamera: boolean;
	onFiles: (files: readonly File[]) => void;
}) {
	const t = useInboxStrings();
	const { files } = useInboxParts().capabilities;
	const common = {
		isDisabled: props.isDisabled,
		onFiles: props.onFiles,
		picks: files !== undefined,
	};
	return (
		<>
			<AttachButton
				{...common}
				accept={files?.video ? `${PICTURES},video/*` : PICTURES}
				icon={Image}
				label={t.composer.image}
			/>
			<AttachButton
				{...common}
				accept={
					files === undefined
						? DOCUMENTS
						: [DOCUMENTS, files.audio && "audio/*", files.video && "video/*"]
								.filter(Boolean)
								.join(",")
				}
				icon={FileText}
				label={t.composer.document}
			/>
			{files && !props.hidesCamera ? (
				<span className="hidden pointer-coarse:contents">
					<AttachButton
						{...common}
						accept={PICTURES}
						capture="environment"
						icon={Camera}
						label={t.composer.camera}
					/>
				</span>
			) : null}
		</>
	);
}

/** On a narrow phone they give their place to what is being written. */
const SQUARE =
	"inline-flex max-[24rem]:group-has-[textarea:not(:placeholder-shown)]/composer:hidden size-10 max-[24rem]:w-8 shrink-0 items-center justify-center rounded-control text-gray-11";
const HOVERED = "hover:bg-gray-3 hover:text-gray-12";

function AttachButton(props: {
	accept: string;
	capture?: "environment";
	icon: typeof Image;
	isDisabled: boolean;
	label: string;
	/** Files can be chosen; else the button only answers. */
	picks: boolean;
	onFiles: (files: readonly File[]) => void;
}) {
	const Icon = props.icon;
	return (
		<Hint text={props.label}>
			<label
				className={`relative ${SQUARE} has-focus-visible:outline-2 has-focus-visible:outline-accent-9 ${props.isDisabled ? "opacity-50" : HOVERED}`}
			>
				<Icon aria-hidden="true" size={20} strokeWidth={1.75} />
				<input
					accept={props.accept}
					aria-label={props.label}
					capture={props.capture}
					className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
					disabled={props.isDisabled}
					multiple={props.capture === undefined}
					onChange={(event) => {
						const files = [...(event.target.files ?? [])];
						event.target.value = "";
						props.onFiles(files);
					}}
					onClick={(event) => {
						if (props.picks) return;
						// No file picker opens: choosing a file only to learn that it cannot be sent wastes
						// time.
						event.preventDefault();
						props.onFiles([]);
					}}
					title=""
					type="file"
				/>
			</label>
		</Hint>
	);
}
