import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControlProps {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
}

/** Label, control, hint and error, tied together: `<Field label="Nome">{(c) => <TextInput {...c} />}</Field>`. */
export function Field(props: {
	label: string;
	hint?: ReactNode;
	error?: string | null | undefined;
	optional?: boolean;
	/** At the right of the label: "Esqueci minha senha". */
	aside?: ReactNode;
	children: (control: FieldControlProps) => ReactNode;
}) {
	const t = useStrings({ pt, en });
	const id = useId();
	const described = [props.error ? `${id}-error` : "", props.hint ? `${id}-hint` : ""]
		.filter(Boolean)
		.join(" ");
	return (
		<div className="flex flex-col gap-1.5">
			<div className="flex items-baseline justify-between gap-2">
				<label className="font-medium text-gray-12" htmlFor={id}>
					{props.label}
					{props.optional ? (
						<span className="ml-1.5 text-xs font-normal text-gray-11">({t.optional})</span>
					) : null}
				</label>
				{props.aside}
			</div>
			{props.children({
				id,
				"aria-describedby": described || undefined,
				"aria-invalid": props.error ? true : undefined,
			})}
			{props.error ? (
				<p className="flex items-start gap-1.5 text-[13px] text-red-11" id={`${id}-error`}>
					<CircleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={14} />
					{props.error}
				</p>
			) : null}
			{props.hint ? (
				<p className="text-[13px] text-gray-11" id={`${id}-hint`}>
					{props.hint}
				</p>
			) : null}
		</div>
	);
}
