import { useQuery } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { COUNTRIES } from "#app/domain/inbox/countries.ts";
import { looksLikeNumber } from "#app/domain/inbox/typed-number.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { Field } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { contactTitle } from "../list/contact-title.ts";
import { MIN_SEARCH_LENGTH, useRested } from "../list/use-search.ts";
import { personKey, searchTargets } from "../message/forward.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { type KnownPerson, recipientIn } from "./recipient-in.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Beginning } from "./use-beginning.ts";

const REST_MS = 250;
const MAX_TYPED = 120;
const MAX_NAME = 200;
/** Found people that are shown: whoever looks for more types more. */
const MAX_SHOWN = 20;

const toPerson = (one: ConversationSummary): KnownPerson => ({
	contactId: one.contactId,
	contactName: one.contactName,
	contactPhone: one.contactPhone,
	isGroup: one.isGroup,
	channelId: one.channel.id,
});

/** Whom it is for: somebody known, found by typing, or the number that was typed. */
export function RecipientField({ beginning }: { beginning: Beginning }) {
	const t = useStrings({ pt, en });
	const { draft, number, onlyKnown, person } = beginning;
	if (person) return <ChosenPerson beginning={beginning} person={person} />;
	return (
		<>
			<Field
				error={beginning.sending.code === "recipient_missing" ? t.recipientMissing : null}
				hint={onlyKnown ? t.toHintKnown : t.toHint}
				label={t.to}
			>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						data-begin
						icon={<Search size={16} />}
						maxLength={MAX_TYPED}
						onChange={(event) => beginning.change({ typed: event.target.value })}
						spellCheck={false}
						value={draft.typed}
					/>
				)}
			</Field>
			{number.isNumber ? <NumberFields beginning={beginning} /> : null}
			<KnownPeople beginning={beginning} />
		</>
	);
}

function ChosenPerson({ beginning, person }: { beginning: Beginning; person: KnownPerson }) {
	const t = useStrings({ pt, en });
	const { contacts } = useInboxStrings();
	const title = titleOf(person, contacts);
	return (
		<div className="flex flex-col gap-1.5">
			<p className="font-medium text-gray-12">{t.to}</p>
			<div className="flex min-h-10 items-center gap-2 rounded-control border border-gray-8 pr-1 pl-3">
				<bdi className="min-w-0 flex-1 truncate text-gray-12">{title}</bdi>
				<IconButton
					label={t.change}
					onClick={() => beginning.change({ person: null, typed: "", name: "" })}
				>
					<X aria-hidden="true" size={16} strokeWidth={1.75} />
				</IconButton>
			</div>
			{beginning.isNowhere ? (
				<p className="text-[13px] text-red-11" role="alert">
					{t.notHere}
				</p>
			) : null}
		</div>
	);
}

const titleOf = (
	{ contactId: id, contactName: name, contactPhone: phone, isGroup }: KnownPerson,
	words: ReturnType<typeof useInboxStrings>["contacts"],
): string => displayName(contactTitle({ id, name, phone, isGroup }, words));

/** Country and name of a number nobody is known by; what is found out about it is said by number-note.tsx. */
function NumberFields({ beginning }: { beginning: Beginning }) {
	const t = useStrings({ pt, en });
	const { locale } = usePreferences();
	const { draft, number } = beginning;
	const isWhole = /^\s*(?:\+|00)/.test(draft.typed);
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			{isWhole ? null : (
				<Field label={t.country}>
					{(control) => (
						<Select
							{...control}
							onChange={(event) => beginning.change({ country: event.target.value })}
							value={draft.country}
						>
							{listCountries(locale).map(({ iso, code, name }) => (
								<option key={iso} value={iso}>
									{name} (+{code})
								</option>
							))}
						</Select>
					)}
				</Field>
			)}
			{number.known ? null : (
				<Field label={t.name} optional>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={MAX_NAME}
							onChange={(event) => beginning.change({ name: event.target.value })}
							value={draft.name}
						/>
					)}
				</Field>
			)}
		</div>
	);
}

/** By their names, Brazil first. */
function listCountries(locale: string) {
	const names = new Intl.DisplayNames(locale, { type: "region" });
	const [brazil, ...others] = COUNTRIES.map((one) => ({
		...one,
		name: names.of(one.iso) ?? one.iso,
	}));
	const sorted = others.toSorted((one, other) => one.name.localeCompare(other.name, locale));
	return brazil ? [brazil, ...sorted] : sorted;
}

function KnownPeople({ beginning }: { beginning: Beginning }) {
	const t = useStrings({ pt, en });
	const { draft } = beginning;
	const q = useRested(draft.typed.trim(), REST_MS);
	const query = useQuery({
		queryKey: ["people-to-write-to", q],
		queryFn: ({ signal }) => searchTargets(q, signal),
		enabled: q.length >= MIN_SEARCH_LENGTH,
		staleTime: 0,
	});
	if (q.length < MIN_SEARCH_LENGTH) return null;
	if (query.isError) return <p className="text-[13px] text-red-11">{t.searchFailed}</p>;
	const found = (query.data ?? []).slice(0, MAX_SHOWN);
	return (
		<>
			<p aria-live="polite" className="text-[13px] text-gray-11 empty:hidden">
				{query.isSuccess && found.length === 0 ? t[nobodyOf(beginning)] : null}
			</p>
			<ul aria-label={t.people} className="-mx-2 max-h-40 overflow-y-auto empty:hidden">
				{found.map((one) => (
					<li key={personKey(one)}>
						<FoundPerson beginning={beginning} one={one} />
					</li>
				))}
			</ul>
		</>
	);
}

/** Which words say that nobody was found. */
function nobodyOf({ draft, onlyKnown }: Beginning): "nobody" | "nobodyNumber" | "numberElsewhere" {
	if (!looksLikeNumber(draft.typed)) return "nobody";
	return onlyKnown ? "numberElsewhere" : "nobodyNumber";
}

/** Choosing somebody who has no address in the chosen channel goes to the channel where they have one. */
function FoundPerson({ beginning, one }: { beginning: Beginning; one: ConversationSummary }) {
	const { contacts } = useInboxStrings();
	const { channel, channels, draft } = beginning;
	const person = toPerson(one);
	const title = titleOf(person, contacts);
	const choose = (): void => {
		const hasAddress = channel !== null && recipientIn(channel, person) !== null;
		// Nobody chose a channel yet: then they go on where they are.
		const isFree = draft.channelId === null || !hasAddress;
		const own = channels.list?.some(({ id }) => id === person.channelId) === true;
		beginning.change({
			person,
			typed: "",
			name: "",
			...(isFree && own && { channelId: person.channelId }),
		});
	};
	return (
		<button
			className="focus-ring flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-gray-3"
			onClick={choose}
			type="button"
		>
			<Avatar name={title} size={32} src={one.avatarUrl} />
			<span className="min-w-0 flex-1">
				<bdi className="block truncate text-gray-12">{title}</bdi>
				{one.channel.type ? (
					<span className="flex min-w-0 items-center gap-1 text-xs text-gray-11">
						<ChannelTypeMark size={12} type={one.channel.type} />
						<bdi className="truncate">{displayName(one.channel.name ?? "")}</bdi>
					</span>
				) : null}
			</span>
		</button>
	);
}
