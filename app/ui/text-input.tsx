import type { ComponentProps, ReactNode } from "react";

const CONTROL =
	"w-full rounded-control border border-gray-8 bg-panel px-3 text-gray-12 placeholder:text-gray-10 " +
	"transition-[border-color,box-shadow] duration-150 outline-none hover:border-gray-9 " +
	"focus:border-accent-9 focus:ring-2 focus:ring-accent-6 aria-invalid:border-red-9 " +
	"aria-invalid:focus:ring-red-6 disabled:cursor-not-allowed disabled:bg-gray-3 disabled:text-gray-11 " +
	"read-only:bg-gray-3";

/** One line of text, 40 px high; 16 px type on phones, because iOS zooms in on smaller type. */
export function TextInput({ icon, ...rest }: ComponentProps<"input"> & { icon?: ReactNode }) {
	const input = (
		<input
			{...rest}
			className={`${CONTROL} h-10 text-base md:text-sm ${icon ? "pl-9" : ""} ${rest.className ?? ""}`}
		/>
	);
	if (!icon) return input;
	return (
		<span className="relative block">
			<span
				aria-hidden="true"
				className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-gray-10"
			>
				{icon}
			</span>
			{input}
		</span>
	);
}

export function TextArea(props: ComponentProps<"textarea">) {
	return (
		<textarea
			rows={3}
			{...props}
			className={`${CONTROL} resize-y py-2 text-base md:text-sm ${props.className ?? ""}`}
		/>
	);
}
