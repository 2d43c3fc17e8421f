import { type LucideIcon, Plus, Users } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { PhoneContact } from "#app/contracts/simulated-phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface PickerProps {
	contacts: PhoneContact[];
	current: string | null;
	onChoose: (phone: string) => void;
	onAdd: (phone: string, name: string) => void;
	/** Makes a group of the first customers. */
	onGroup: (name: string) => void;
}

/** Chooses the customer; a plus adds a new one, another one a group. */
export function CustomerPicker(props: PickerProps) {
	const { customers: t, group } = useStrings({ pt, en });
	const groups = props.contacts.filter(({ members }) => members !== undefined).length;
	const [isAdding, setAdding] = useState(false);
	if (isAdding)
		return (
			<NewCustomer
				index={props.contacts.length + 1}
				onAdd={(phone, name) => {
					props.onAdd(phone, name);
					setAdding(false);
				}}
				onCancel={() => setAdding(false)}
			/>
		);
	return (
		<ul aria-label={t.title} className="mb-3 flex gap-1 overflow-x-auto p-1">
			<NewButton icon={Plus} label={t.add} onClick={() => setAdding(true)} short={t.addShort} />
			<NewButton
				icon={Users}
				label={group.create}
				onClick={() => props.onGroup(group.name(groups + 1))}
				short={group.createShort}
			/>
			{props.contacts.map((contact) => (
				<li key={contact.phone}>
					<button
						aria-pressed={contact.phone === props.current}
						className="focus-ring flex w-16 flex-col items-center gap-1 rounded-control p-1.5 text-xs text-gray-11 hover:bg-gray-4 aria-pressed:bg-accent-3 aria-pressed:text-accent-11"
						onClick={() => props.onChoose(contact.phone)}
						type="button"
					>
						<span className="relative">
							<Avatar name={contact.name || contact.phone} size={44} />
							{contact.online ? (
								<span className="absolute right-0 bottom-0 size-3 rounded-full bg-green-9 ring-2 ring-page">
									<span className="sr-only">{t.online}</span>
								</span>
							) : null}
						</span>
						<bdi className="w-full truncate text-center">{contact.name || contact.phone}</bdi>
					</button>
				</li>
			))}
		</ul>
	);
}

function NewButton(props: { icon: LucideIcon; label: string; short: string; onClick: () => void }) {
	const Icon = props.icon;
	return (
		<li>
			<button
				aria-label={props.label}
				className="focus-ring flex w-16 flex-col items-center gap-1 rounded-control p-1.5 text-xs text-gray-11 hover:bg-gray-4"
				onClick={props.onClick}
				type="button"
			>
				<span className="flex size-11 items-center justify-center rounded-full border border-dashed border-gray-8">
					<Icon aria-hidden="true" size={20} strokeWidth={1.75} />
				</span>
				<span aria-hidden="true" className="w-full truncate text-center">
					{props.short}
				</span>
			</button>
		</li>
	);
}

/** A random Brazilian mobile number. */
const inventNumber = (): string =>
	`55119${String(Math.floor(Math.random() * 1e8))
		.padStart(8, "0")
		.replace(/^0/, "8")}`;

function read(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

function NewCustomer(props: {
	index: number;
	onAdd: (phone: string, name: string) => void;
	onCancel: () => void;
}) {
	const t = useStrings({ pt, en }).customers;
	const [number] = useState(inventNumber);
	const [isInvalid, setInvalid] = useState(false);
	const submit = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const phone = read(typed, "phone").replace(/\D/g, "");
		const isValid = /^[1-9]\d{7,14}$/.test(phone);
		setInvalid(!isValid);
		if (isValid) props.onAdd(phone, read(typed, "name").trim().slice(0, 100));
	};
	return (
		<Card className="mb-4 p-4">
			<form className="flex flex-col gap-4" noValidate onSubmit={submit}>
				<Field label={t.name}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							defaultValue={t.newName(props.index)}
							maxLength={100}
							name="name"
						/>
					)}
				</Field>
				<Field error={isInvalid ? t.phoneInvalid : null} label={t.phone}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							defaultValue={number}
							inputMode="tel"
							name="phone"
						/>
					)}
				</Field>
				<div className="flex justify-end gap-3">
					<Button onClick={props.onCancel} type="button">
						{t.cancel}
					</Button>
					<Button kind="primary" type="submit">
						{t.save}
					</Button>
				</div>
			</form>
		</Card>
	);
}
