import { useInboxStrings } from "../use-inbox-strings.ts";

/** "Resposta | Nota": what is written goes to the customer, or to the team alone. */
export function ModeSwitch(props: { isNote: boolean; onChange: () => void; className?: string }) {
	const t = useInboxStrings().composer;
	const { isNote, onChange } = props;
	return (
		<fieldset
			aria-label={t.mode}
			className={`shrink-0 gap-1 pt-1 text-xs ${props.className ?? "flex"}`}
		>
			{[t.reply, t.note].map((words, at) => {
				const isOn = (at === 1) === isNote;
				return (
					<button
						aria-pressed={isOn}
						className={`focus-ring rounded-control px-2 py-0.5 ${isOn ? "bg-gray-4 font-medium text-gray-12" : "text-gray-11 hover:underline"}`}
						key={words}
						onClick={() => (isOn ? undefined : onChange())}
						type="button"
					>
						{words}
					</button>
				);
			})}
		</fieldset>
	);
}
