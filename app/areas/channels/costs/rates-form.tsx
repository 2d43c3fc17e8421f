import { X } from "lucide-react";
import { useState } from "react";
import type { PricesView } from "#app/contracts/prices.ts";
import { RATE_KINDS, type RateKind } from "#app/domain/prices/rates.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { CostAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useUnitPrice } from "#app/ui/use-unit-price.ts";

/** A day without a time, as people write it: noon is that day in every zone that has customers of ours. */
function useDay(): (day: string) => string {
	const format = useFormat();
	return (day) => format.date(Date.parse(`${day}T12:00:00Z`));
}

const LISTED = ["service", "utility", "marketing", "authentication"] as const;

/** The listed prices with their source, and what admins typed instead. */
export function RatesForm({ view, mayChange }: { view: PricesView; mayChange: boolean }) {
	const t = useStrings({ pt, en }).rates;
	const unit = useUnitPrice();
	const { listed, rates } = view;
	const dollar = unit(listed.dollar);
	const date = useDay();
	return (
		<FormSection id="rates" purpose={t.purpose} title={t.title}>
			<div>
				<h3 className="font-medium text-gray-12">{t.listed(date(listed.since))}</h3>
				<dl className="mt-2 grid gap-x-6 gap-y-1 text-[13px] sm:grid-cols-2">
					{LISTED.map((kind) => (
						<div className="flex justify-between gap-3" key={kind}>
							<dt className="text-gray-11">{t.kinds[kind]}</dt>
							<dd className="tabular text-gray-12">{unit(listed.rates[kind], "US$")}</dd>
						</div>
					))}
				</dl>
				<p
					className={`mt-3 text-[13px] ${listed.isDollarAssumed ? "text-amber-11" : "text-gray-11"}`}
				>
					{listed.isDollarAssumed ? t.dollarAssumed(dollar) : t.dollar(dollar)}
				</p>
				<p className="mt-1 max-w-[70ch] text-[13px] text-gray-11 text-pretty">
					{t.reported}{" "}
					<a
						className="focus-ring rounded-control text-accent-11 underline"
						href={listed.source}
						rel="noreferrer"
						target="_blank"
					>
						{t.source}
					</a>
				</p>
			</div>
			<div>
				<h3 className="font-medium text-gray-12">{t.own}</h3>
				{rates.length === 0 ? <p className="text-[13px] text-gray-11">{t.ownNone}</p> : null}
				<ul>
					{rates.map((rate) => (
						<OwnRateRow key={`${rate.kind} ${rate.since}`} mayChange={mayChange} rate={rate} />
					))}
				</ul>
			</div>
			{mayChange ? <NewRate /> : null}
		</FormSection>
	);
}

function OwnRateRow({
	rate,
	mayChange,
}: {
	rate: PricesView["rates"][number];
	mayChange: boolean;
}) {
	const t = useStrings({ pt, en }).rates;
	const unit = useUnitPrice();
	const errorText = useErrorText();
	const { kind, since, micros } = rate;
	const begin = useDay()(since);
	const removing = useIntent<CostAnswer>("remove-rate", ({ code }) => {
		if (code) notify.error(t.failed, errorText(code));
	});
	return (
		<li className="flex min-h-10 flex-wrap items-center gap-x-3 text-[13px]">
			<span className="text-gray-12">{t.kinds[kind]}</span>
			<span className="text-gray-11">{t.since(begin)}</span>
			<span className="tabular ml-auto font-medium text-gray-12">{unit(micros)}</span>
			{mayChange ? (
				<IconButton
					disabled={removing.isSending}
					label={t.remove(t.kinds[kind], begin)}
					onClick={() => removing.send({ kind, since })}
				>
					<X aria-hidden="true" size={16} />
				</IconButton>
			) : null}
		</li>
	);
}

function NewRate() {
	const t = useStrings({ pt, en }).rates;
	const errorText = useErrorText();
	const [kind, setKind] = useState<RateKind>("dollar");
	const [since, setSince] = useState("");
	const [reais, setReais] = useState("");
	const saving = useIntent<CostAnswer>("rate", ({ code }) => {
		if (code) return notify.error(t.failed, errorText(code));
		setReais("");
		notify.success(t.saved);
	});
	return (
		<form
			className="grid gap-4 border-t border-line pt-5 sm:grid-cols-3"
			onSubmit={(event) => {
				event.preventDefault();
				saving.send({ kind, since, reais });
			}}
		>
			<Field label={t.kind}>
				{(control) => (
					<Select
						{...control}
						onChange={({ currentTarget: { value } }) =>
							setKind(RATE_KINDS.find((one) => one === value) ?? kind)
						}
						value={kind}
					>
						{RATE_KINDS.map((one) => (
							<option key={one} value={one}>
								{t.kinds[one]}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Field label={t.from}>
				{(control) => (
					<TextInput
						{...control}
						onChange={({ currentTarget }) => setSince(currentTarget.value)}
						required
						type="date"
						value={since}
					/>
				)}
			</Field>
			<Field hint={t.reaisHint} label={t.reais}>
				{(control) => (
					<TextInput
						{...control}
						inputMode="decimal"
						maxLength={20}
						onChange={({ currentTarget }) => setReais(currentTarget.value)}
						required
						value={reais}
					/>
				)}
			</Field>
			<Button className="self-start" loading={saving.isSending} type="submit">
				{t.add}
			</Button>
		</form>
	);
}
