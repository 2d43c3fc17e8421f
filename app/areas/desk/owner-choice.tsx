import { useNavigate } from "react-router";
import type { DeskHoursView, HoursOwner } from "#app/contracts/desk.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const searchOf = ({ scope, id }: Pick<HoursOwner, "scope" | "id">): string =>
	scope === "workspace" ? "?" : `?${scope}=${encodeURIComponent(id)}`;

/** Whose hours are shown. Each has an address of its own, so that a number's page can lead here. */
export function OwnerChoice({ view: { owner, owners } }: { view: DeskHoursView }) {
	const t = useStrings({ pt, en }).owner;
	const navigate = useNavigate();
	const option = (one: HoursOwner) => (
		<option key={searchOf(one)} value={searchOf(one)}>
			{one.isOwn ? t.own(one.name) : one.name}
		</option>
	);
	const of = (scope: HoursOwner["scope"]) => owners.filter((one) => one.scope === scope);
	return (
		<Field hint={t.hint} label={t.label}>
			{(control) => (
				<Select
					{...control}
					onChange={({ currentTarget: { value } }) =>
						void navigate(value, { preventScrollReset: true })
					}
					value={searchOf(owner)}
				>
					<option value="?">{t.workspace}</option>
					{of("department").length > 0 ? (
						<optgroup label={t.departments}>{of("department").map(option)}</optgroup>
					) : null}
					{of("channel").length > 0 ? (
						<optgroup label={t.channels}>{of("channel").map(option)}</optgroup>
					) : null}
				</Select>
			)}
		</Field>
	);
}
