import { EllipsisVertical } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { PhoneContact, PhoneView } from "#app/contracts/simulated-phone.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import type { Draft } from "./bubble-menu.tsx";
import { CustomerChat } from "./customer-chat.tsx";
import { CustomerComposer } from "./customer-composer.tsx";
import { GroupBar } from "./group-bar.tsx";
import { CustomerPicker } from "./customer-picker.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

const blank = (phone: string, name: string): PhoneContact => ({
	phone,
	name,
	online: false,
	typing: false,
	businessTyping: false,
	hidesNumber: false,
	messages: [],
});

/** The simulated phone of a customer, with the choice of the customer on top. */
export function CustomerPhone(props: {
	view: PhoneView;
	act: Act;
	isBusy: boolean;
	/** Customers can send files of their own. */
	takesFiles: boolean;
}) {
	const { view, act } = props;
	const [chosen, setChosen] = useState<string | null>(null);
	// A new customer exists only here until they write.
	const [drafted, setDrafted] = useState<PhoneContact[]>([]);
	const known = new Set(view.contacts.map((contact) => contact.phone));
	const contacts = [...view.contacts, ...drafted.filter((contact) => !known.has(contact.phone))];
	const current = contacts.find((contact) => contact.phone === chosen) ?? contacts[0];
	const isLinked = view.status === "linked" || view.status === "line_dropped";
	return (
		<section className="mx-auto w-full max-w-96">
			<CustomerPicker
				contacts={contacts}
				current={current?.phone ?? null}
				onAdd={(phone, name) => {
					setDrafted((before) => [...before, blank(phone, name)]);
					setChosen(phone);
				}}
				onChoose={setChosen}
				onGroup={(name) => act({ type: "group", act: "create", name })}
			/>
			<Device>
				{current ? (
					<>
						<DeviceHeader act={act} contact={current} isLinked={isLinked} view={view} />
						<Talk
							act={act}
							contact={current}
							isLinked={isLinked}
							key={current.phone}
							takesFiles={props.takesFiles}
						/>
					</>
				) : (
					<Nobody />
				)}
			</Device>
		</section>
	);
}

/** Chat and composer of one customer, with what the next text refers to. */
function Talk(props: { contact: PhoneContact; act: Act; isLinked: boolean; takesFiles: boolean }) {
	const [draft, setDraft] = useState<Draft | null>(null);
	const [chosen, setChosen] = useState("");
	const { members } = props.contact;
	const author = members?.find(({ phone }) => phone === chosen) ?? members?.[0];
	return (
		<>
			{members ? (
				<GroupBar
					act={props.act}
					author={author?.phone ?? ""}
					group={{ ...props.contact, members }}
					isLinked={props.isLinked}
					onAuthor={setChosen}
				/>
			) : null}
			<CustomerChat {...props} onDraft={setDraft} />
			<CustomerComposer
				{...props}
				author={author?.phone}
				draft={draft}
				key={draft ? `${draft.kind}${draft.message.id}` : ""}
				onDone={() => setDraft(null)}
			/>
		</>
	);
}

function Nobody() {
	const t = useStrings({ pt, en }).customers;
	return <p className="m-auto max-w-[32ch] px-6 text-center text-gray-11 text-pretty">{t.empty}</p>;
}

function Device({ children }: { children: ReactNode }) {
	return (
		<div className="rounded-[2.75rem] border border-gray-7 bg-gray-12 p-2.5 shadow-float dark:bg-black">
			<div className="relative flex h-[40rem] flex-col overflow-hidden rounded-[2.1rem] bg-page">
				<span
					aria-hidden="true"
					className="absolute top-2 left-1/2 z-10 h-5 w-24 -translate-x-1/2 rounded-full bg-gray-12 dark:bg-black"
				/>
				{children}
			</div>
		</div>
	);
}

/** The customer sees the business: its name, and whether it is typing. */
function DeviceHeader(props: {
	contact: PhoneContact;
	view: PhoneView;
	act: Act;
	isLinked: boolean;
}) {
	const { contact, view } = props;
	const t = useStrings({ pt, en }).customers;
	const business = view.profileName || t.business;
	return (
		<header className="flex items-center gap-3 border-b border-line bg-panel px-4 pt-9 pb-2.5">
			<Avatar name={business} size={36} />
			<div className="min-w-0 flex-1">
				<p className="truncate font-medium">
					<bdi>{business}</bdi>
				</p>
				<p className="tabular truncate text-xs text-gray-11">
					{contact.businessTyping ? (
						<span className="text-green-11">{t.typing}</span>
					) : view.phone ? (
						formatPhone(view.phone)
					) : (
						t.talkingTo(contact.name)
					)}
				</p>
			</div>
			{contact.members ? null : (
				<ContactMenu act={props.act} contact={contact} isLinked={props.isLinked} />
			)}
		</header>
	);
}

/** Special cases of a customer: hidden number, earlier history. */
function ContactMenu(props: { contact: PhoneContact; act: Act; isLinked: boolean }) {
	const t = useStrings({ pt, en }).customers;
	const { phone, name, hidesNumber } = props.contact;
	return (
		<Menu
			trigger={
				<IconButton label={t.more}>
					<EllipsisVertical aria-hidden="true" size={16} strokeWidth={1.75} />
				</IconButton>
			}
		>
			<MenuItem onSelect={() => props.act({ type: "hide_number", phone, on: !hidesNumber })}>
				{hidesNumber ? t.showNumber : t.hideNumber}
			</MenuItem>
			<MenuItem
				disabled={!props.isLinked}
				onSelect={() => props.act({ type: "sync_history", phone, name })}
			>
				{t.syncHistory}
			</MenuItem>
		</Menu>
	);
}
