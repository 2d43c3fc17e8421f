import { useId } from "react";
import { useNavigate } from "react-router";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Select } from "#app/ui/select.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 5: an option's value must not be empty. */
const NONE = "none";

/**
 * Chooses the page's instance, in the address (`?instance=<id>`): name and phone, or 'Sem número'.
 */
export function InstanceSelect(props: { instances: ChannelSummary[]; selected: string | null }) {
	const t = useStrings({ pt, en });
	const id = useId();
	const navigate = useNavigate();
	return (
		<div className="flex min-w-44 flex-1 items-center gap-2 sm:flex-none">
			<label className="sr-only" htmlFor={id}>
				{t.choose}
			</label>
			<Select
				className="w-full min-w-0 sm:w-72"
				isCompact
				id={id}
				onChange={(event) =>
					void navigate(`?instance=${encodeURIComponent(event.currentTarget.value)}`, {
						preventScrollReset: true,
					})
				}
				value={props.selected ?? NONE}
			>
				{props.selected === null ? (
					<option disabled value={NONE}>
						{t.chooseNone}
					</option>
				) : null}
				{props.instances.map(({ id: value, name, phone }) => (
					<option key={value} value={value}>
						{`${isolate(name)} · ${phone ? formatPhone(phone) : t.noPhone}`}
					</option>
				))}
			</Select>
		</div>
	);
}
