import { AUTOMATION_EVENTS, type AutomationEvent } from "#app/domain/webhooks/event.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";

/** Of which events an automation is told. */
export function EventChoice(props: {
	chosen: readonly AutomationEvent[];
	onChange: (events: AutomationEvent[]) => void;
}) {
	const t = useStrings({ pt, en }).form;
	const { chosen } = props;
	return (
		<fieldset>
			<legend className="font-medium text-gray-12">{t.events}</legend>
			<p className="mt-0.5 mb-2 text-[13px] text-gray-11">{t.eventsHint}</p>
			<div className="grid gap-x-4 sm:grid-cols-2">
				{AUTOMATION_EVENTS.map((event) => (
					<label className="flex min-h-9 cursor-pointer items-center gap-2.5" key={event}>
						<input
							checked={chosen.includes(event)}
							className="focus-ring size-4 shrink-0 accent-(--accent-9)"
							name="events"
							onChange={({ currentTarget }) =>
								props.onChange(
									AUTOMATION_EVENTS.filter((known) =>
										known === event ? currentTarget.checked : chosen.includes(known),
									),
								)
							}
							type="checkbox"
						/>
						{t.eventNames[event]}
					</label>
				))}
			</div>
		</fieldset>
	);
}
