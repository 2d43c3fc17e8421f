import { type FormEvent, useId, useState } from "react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { OwnVendor } from "#app/domain/gateways/own-gateway.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { GatewaysAnswer } from "./actions.ts";
import { KeyField } from "./key-field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useGatewayError } from "./use-gateway-error.ts";

/** Refusals that are about one field; all others are about the whole form. */
const FIELDS: Partial<Record<ErrorCode, "name" | "url" | "key">> = {
	name_required: "name",
	name_too_long: "name",
	url_not_allowed: "url",
	gateway_unreachable: "url",
	gateway_unrecognised: "url",
	gateway_key_refused: "key",
	gateway_key_invalid: "key",
	gateway_key_well_known: "key",
};

/** Adds a gateway: its kind, name, address and key. It is tested by the server before it is stored. */
export function AddDialog(props: { vendor: OwnVendor; onClose: () => void }) {
	const t = useStrings({ pt, en });
	const errorText = useGatewayError();
	const [vendor, setVendor] = useState(props.vendor);
	const adding = useIntent<GatewaysAnswer>("add", ({ code }) => {
		if (code !== null) return notify.error(t.form.failed, errorText(code));
		notify.success(t.own.done, t.own.doneText);
		props.onClose();
	});
	const field = adding.refusal === null ? null : (FIELDS[adding.refusal] ?? null);
	const words = adding.refusal === null ? null : errorText(adding.refusal);
	const submit = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const text = (name: string): string => {
			const value = form.get(name);
			return typeof value === "string" ? value : "";
		};
		adding.send({ vendor, name: text("name"), url: text("url"), key: text("key") });
	};
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.form.purpose}
			title={t.form.title}
		>
			<form className="flex flex-col gap-5" noValidate onSubmit={submit}>
				{words && field === null ? <FormRefusal more={t.form.kept} text={words} /> : null}
				<VendorChoice chosen={vendor} onChoose={setVendor} />
				<Field error={field === "name" ? words : null} hint={t.form.nameHint} label={t.form.name}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							data-begin
							maxLength={200}
							name="name"
							placeholder={t.form.namePlaceholder}
							required
						/>
					)}
				</Field>
				<Field error={field === "url" ? words : null} hint={t.form.urlHint} label={t.form.url}>
					{(control) => (
						<TextInput
							{...control}
							autoCapitalize="off"
							autoComplete="off"
							inputMode="url"
							maxLength={500}
							name="url"
							placeholder="https://"
							required
							spellCheck={false}
							type="url"
						/>
					)}
				</Field>
				<KeyField
					error={field === "key" ? words : null}
					hint={t.form.keyHint[vendor]}
					label={t.form.key}
				/>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{t.form.cancel}
					</Button>
					<Button kind="primary" loading={adding.isSending} type="submit">
						{t.form.submit}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

function VendorChoice(props: { chosen: OwnVendor; onChoose: (vendor: OwnVendor) => void }) {
	const t = useStrings({ pt, en });
	const id = useId();
	return (
		<fieldset className="grid gap-2 sm:grid-cols-2">
			<legend className="mb-1.5 font-medium">{t.form.vendor}</legend>
			{(["waha", "evolution"] as const).map((vendor) => (
				<div
					className="relative flex items-start gap-3 rounded-control border border-gray-7 px-3 py-2.5 has-checked:border-accent-9 has-checked:bg-accent-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9"
					key={vendor}
				>
					<input
						aria-describedby={`${id}-${vendor}-text`}
						checked={vendor === props.chosen}
						className="relative z-1 mt-1 accent-(--accent-9)"
						id={`${id}-${vendor}`}
						name="vendor"
						onChange={() => props.onChoose(vendor)}
						type="radio"
						value={vendor}
					/>
					<div>
						{/* The label covers the whole card. */}
						<label className="font-medium after:absolute after:inset-0" htmlFor={`${id}-${vendor}`}>
							{t.vendors[vendor]}
						</label>
						<p className="text-[13px] text-pretty text-gray-11" id={`${id}-${vendor}-text`}>
							{t.form.hints[vendor]}
						</p>
					</div>
				</div>
			))}
		</fieldset>
	);
}
