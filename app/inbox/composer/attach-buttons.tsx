import { FileText, Image } from "lucide-react";
import { Hint } from "#app/ui/hint.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

/**
 * "Anexar arquivo" and "Enviar imagem". Sending files is not there yet: both say so (Spec 2,
 * section 2).
 */
export function AttachButtons({ isDisabled }: { isDisabled: boolean }) {
	const t = useInboxStrings();
	const answer = (): void => notify.info(t.composer.soon, t.composer.soonHint);
	return (
		<>
			<AttachButton
				accept="image/*"
				icon={Image}
				isDisabled={isDisabled}
				label={t.composer.image}
				onAnswer={answer}
			/>
			<AttachButton
				accept=".pdf,.doc,.docx,.txt,.zip"
				icon={FileText}
				isDisabled={isDisabled}
				label={t.composer.document}
				onAnswer={answer}
			/>
		</>
	);
}

function AttachButton(props: {
	accept: string;
	icon: typeof Image;
	isDisabled: boolean;
	label: string;
	onAnswer: () => void;
}) {
	const Icon = props.icon;
	return (
		<Hint text={props.label}>
			<label
				// On a narrow phone they give their place to what is being written.
				className={`relative inline-flex max-[24rem]:group-has-[textarea:not(:placeholder-shown)]/composer:hidden size-10 shrink-0 items-center justify-center rounded-control text-gray-11 has-focus-visible:outline-2 has-focus-visible:outline-accent-9 ${props.isDisabled ? "opacity-50" : "hover:bg-gray-3 hover:text-gray-12"}`}
			>
				<Icon aria-hidden="true" size={20} strokeWidth={1.75} />
				<input
					accept={props.accept}
					aria-label={props.label}
					className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
					disabled={props.isDisabled}
					onChange={(event) => {
						event.target.value = "";
						props.onAnswer();
					}}
					onClick={(event) => {
						// No file picker opens: choosing a file only to learn that it cannot be sent wastes
						// time.
						event.preventDefault();
						props.onAnswer();
					}}
					title=""
					type="file"
				/>
			</label>
		</Hint>
	);
}
