import { useQuery } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { useState } from "react";
import type { ContactCard } from "#app/domain/inbox/contact-card.ts";
import { MAX_CARD_NAME, type OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import { parsePhoneNumber } from "#app/domain/inbox/phone-number.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useRested } from "../list/use-search.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { findPeople } from "./people-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const REST_MS = 250;

/** Contact cards to send: people of the workspace, or a name and number written by hand. */
export function CardsDialog(props: { onSend: (item: OutgoingItem) => void; onClose: () => void }) {
	const t = useStrings({ pt, en }).cards;
	const { cards: { max } = { max: 1 } } = useInboxParts().capabilities;
	const [cards, setCards] = useState<readonly ContactCard[]>([]);
	const isFull = cards.length >= max;
	const add = (card: ContactCard): void => {
		const [phone] = card.phones;
		// The same number once; where one card is all there may be, the new one takes its place.
		const others = cards.filter(({ phones }) => phones[0] !== phone);
		setCards(max === 1 ? [card] : [...others, card].slice(0, max));
	};
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onClose();
			}}
			open
			purpose={t.most(String(max))}
			title={t.title}
			width={440}
		>
			<People isFull={isFull && max > 1} onChoose={add} />
			<ByHand isFull={isFull && max > 1} onAdd={add} />
			{cards.length === 0 ? null : (
				<section aria-label={t.chosen} className="mt-4">
					<h3 className="text-xs font-semibold text-gray-11">{t.chosen}</h3>
					<ul className="mt-1 max-h-32 overflow-y-auto">
						{cards.map((card) => (
							<li className="flex items-center gap-2" key={card.phones.join()}>
								<span className="min-w-0 flex-1 truncate text-[13px]">
									<bdi className="font-medium text-gray-12">{card.name}</bdi>{" "}
									<span className="tabular text-gray-11">
										{card.phones.map(formatPhone).join(", ")}
									</span>
								</span>
								<IconButton
									label={t.remove(card.name)}
									onClick={() => setCards(cards.filter((one) => one !== card))}
								>
									<X aria-hidden="true" size={16} strokeWidth={1.75} />
								</IconButton>
							</li>
						))}
					</ul>
				</section>
			)}
			<div className="mt-4 flex justify-end">
				<Button
					disabled={cards.length === 0}
					kind="primary"
					onClick={() => props.onSend({ type: "contact", cards: [...cards] })}
					type="button"
				>
					{t.submit(String(cards.length))}
				</Button>
			</div>
		</Dialog>
	);
}

function People(props: { isFull: boolean; onChoose: (card: ContactCard) => void }) {
	const t = useStrings({ pt, en }).cards;
	const [text, setText] = useState("");
	const q = useRested(text.trim(), REST_MS);
	const query = useQuery({
		queryKey: ["people-to-send", q],
		queryFn: ({ signal }) => findPeople(q, signal),
		staleTime: 0,
	});
	return (
		<>
			<TextInput
				aria-label={t.search}
				autoComplete="off"
				icon={<Search size={16} />}
				onChange={(event) => setText(event.target.value)}
				placeholder={t.search}
				value={text}
			/>
			{query.isError ? (
				<div className="mt-3">
					<ErrorState onRetry={() => void query.refetch()} title={t.failed} />
				</div>
			) : null}
			<ul className="-mx-2 mt-2 h-40 overflow-y-auto overscroll-contain">
				{query.data?.map(({ contactName, contactPhone, avatarUrl, contactId, channel }) => {
					const shown = formatPhone(contactPhone);
					const name = contactName ?? shown;
					return (
						<li key={`${channel.id}.${contactId}`}>
							<button
								className="focus-ring flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-gray-3 disabled:opacity-50"
								disabled={props.isFull}
								onClick={() =>
									props.onChoose({ name: name.slice(0, MAX_CARD_NAME), phones: [contactPhone] })
								}
								type="button"
							>
								<Avatar name={name} size={32} src={avatarUrl} />
								<span className="min-w-0 flex-1">
									<bdi className="block truncate text-gray-12">{name}</bdi>
									<span className="tabular block truncate text-xs text-gray-11">{shown}</span>
								</span>
							</button>
						</li>
					);
				})}
				{query.data?.length === 0 ? (
					<li className="px-2 py-3 text-[13px] text-gray-11">{t.none}</li>
				) : null}
			</ul>
		</>
	);
}

/** Somebody who wrote to nobody here. */
function ByHand(props: { isFull: boolean; onAdd: (card: ContactCard) => void }) {
	const t = useStrings({ pt, en }).cards;
	const [name, setName] = useState("");
	const [phone, setPhone] = useState("");
	const [isAsked, setIsAsked] = useState(false);
	const number = parsePhoneNumber(phone);
	const add = (): void => {
		if (name.trim() === "" || !number.ok) return setIsAsked(true);
		props.onAdd({ name: name.trim(), phones: [number.value] });
		setName("");
		setPhone("");
		setIsAsked(false);
	};
	return (
		<form
			className="mt-3 border-t border-line pt-3"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				add();
			}}
		>
			<h3 className="text-xs font-semibold text-gray-11">{t.byHand}</h3>
			<div className="mt-2 grid gap-3 sm:grid-cols-2">
				<Field error={isAsked && name.trim() === "" ? t.nameMissing : null} label={t.name}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							dir="auto"
							maxLength={MAX_CARD_NAME}
							onChange={(event) => setName(event.target.value)}
							value={name}
						/>
					)}
				</Field>
				<Field error={isAsked && !number.ok ? t.phoneInvalid : null} label={t.phone}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							inputMode="tel"
							maxLength={40}
							onChange={(event) => setPhone(event.target.value)}
							type="tel"
							value={phone}
						/>
					)}
				</Field>
			</div>
			<Button className="mt-3" disabled={props.isFull} type="submit">
				{t.add}
			</Button>
		</form>
	);
}
