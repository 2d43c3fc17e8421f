import {
	ChartBarBig,
	FileText,
	FolderOpen,
	Image,
	MapPin,
	Mic,
	Paperclip,
	Sticker,
	UserRound,
	Video,
} from "lucide-react";
import { useRef } from "react";
import type { PhoneContact } from "#app/contracts/simulated-phone.ts";
import { SAMPLE_MEDIA } from "#app/domain/channels/sample-media.ts";
import type { CommonItem } from "#app/domain/inbox/outgoing-item.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "#app/ui/menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useFileSending } from "./use-file-sending.ts";
import type { Act } from "./use-phone.ts";

const ITEM_ICONS = { location: MapPin, contact: UserRound, poll: ChartBarBig };
const ICONS = { image: Image, audio: Mic, video: Video, document: FileText, sticker: Sticker };

/** What the customer sends without writing it first. */
const SAMPLE_ITEMS: Record<CommonItem["type"], CommonItem> = {
	location: {
		type: "location",
		latitude: -23.55052,
		longitude: -46.633308,
		name: "Praça da Sé",
		address: "Sé, São Paulo",
	},
	contact: { type: "contact", cards: [{ name: "Ana Lima", phones: ["5511955554444"] }] },
	poll: {
		type: "poll",
		question: "Qual horário fica melhor?",
		options: ["Manhã", "Tarde", "Noite"],
		isMultiple: true,
	},
};

/** Files that a customer sends: their own where there is a store, or a small sample; the typed text becomes the caption. */
export function MediaMenu(props: {
	contact: PhoneContact;
	act: Act;
	isLinked: boolean;
	takesFiles: boolean;
	caption: string;
	onSent: () => void;
}) {
	const t = useStrings({ pt, en }).chat;
	const chooser = useRef<HTMLInputElement>(null);
	const sending = useFileSending(props.contact, props.act);
	const { phone, name } = props.contact;
	const caption = props.caption.trim().slice(0, 1024);
	const label = sending.isUploading ? t.uploading : t.attach;
	return (
		<>
			<input
				aria-label={t.ownFile}
				className="hidden"
				onChange={(event) => {
					const [file] = event.currentTarget.files ?? [];
					event.currentTarget.value = "";
					if (!file) return;
					void sending.send(file, caption);
					props.onSent();
				}}
				ref={chooser}
				type="file"
			/>
			<Menu
				align="start"
				trigger={
					<IconButton
						disabled={!props.isLinked || sending.isUploading}
						label={label}
						loading={sending.isUploading}
						side="top"
					>
						<Paperclip aria-hidden="true" size={16} strokeWidth={1.75} />
					</IconButton>
				}
			>
				{props.takesFiles ? (
					<>
						<MenuItem onSelect={() => chooser.current?.click()}>
							<FolderOpen aria-hidden="true" size={16} strokeWidth={1.75} />
							{t.ownFile}
						</MenuItem>
						<MenuSeparator />
						<MenuLabel>{t.samples}</MenuLabel>
					</>
				) : null}
				{SAMPLE_MEDIA.map((medium) => {
					const Icon = ICONS[medium];
					return (
						<MenuItem
							key={medium}
							onSelect={() => {
								props.act({ type: "send_medium", phone, name, medium, text: caption });
								props.onSent();
							}}
						>
							<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
							{t.media[medium]}
						</MenuItem>
					);
				})}
				<MenuSeparator />
				{(["location", "contact", "poll"] as const).map((kind) => {
					const Icon = ITEM_ICONS[kind];
					return (
						<MenuItem
							key={kind}
							onSelect={() =>
								props.act({ type: "send_item", phone, name, item: SAMPLE_ITEMS[kind] })
							}
						>
							<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
							{t.items[kind]}
						</MenuItem>
					);
				})}
			</Menu>
		</>
	);
}
