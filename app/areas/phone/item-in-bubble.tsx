import type { PhoneMessage } from "#app/contracts/simulated-phone.ts";
import { formatPoint } from "#app/domain/inbox/map-link.ts";
import type { CommonItem } from "#app/domain/inbox/outgoing-item.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

/** A place, contact cards, or a poll in which the customer votes. */
export function ItemInBubble(props: {
	message: PhoneMessage;
	item: CommonItem;
	phone: string;
	act: Act;
	isLinked: boolean;
}) {
	const t = useStrings({ pt, en }).chat;
	const { item } = props;
	switch (item.type) {
		case "location":
			return (
				<>
					<strong className="block font-medium">{t.items.location}</strong>
					<bdi>{[item.name, item.address, formatPoint(item)].filter(Boolean).join("\n")}</bdi>
				</>
			);
		case "contact":
			return (
				<>
					<strong className="block font-medium">{t.items.contact}</strong>
					<bdi>
						{item.cards
							.map(({ name, phones }) => [name, ...phones.map(formatPhone)].join("\n"))
							.join("\n")}
					</bdi>
				</>
			);
		case "poll":
			return (
				<fieldset className="min-w-44">
					<legend className="font-medium">
						<bdi>{item.question}</bdi>
					</legend>
					{item.options.map((option, place) => (
						<Option
							key={option}
							{...props}
							isMultiple={item.isMultiple}
							option={option}
							place={place}
						/>
					))}
				</fieldset>
			);
	}
}

/** One press chooses it, one more takes it back. */
function Option(props: {
	message: PhoneMessage;
	phone: string;
	act: Act;
	isLinked: boolean;
	isMultiple: boolean;
	option: string;
	place: number;
}) {
	const { message, place, phone } = props;
	const chosen = message.choices ?? [];
	const isChosen = chosen.includes(place);
	return (
		<button
			aria-pressed={isChosen}
			className="focus-ring mt-1 block min-h-8 w-full rounded-control border border-current/30 px-2 py-1 text-left aria-pressed:border-current aria-pressed:font-medium disabled:opacity-60"
			disabled={!props.isLinked}
			onClick={() => {
				const others = props.isMultiple ? chosen.filter((one) => one !== place) : [];
				const choices = isChosen ? others : [...others, place];
				props.act({ type: "vote", phone, messageId: message.id, choices });
			}}
			type="button"
		>
			<bdi>{props.option}</bdi>
			{isChosen ? <span aria-hidden="true"> ✓</span> : null}
		</button>
	);
}
