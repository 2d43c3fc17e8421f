import { FileText, Image, Mic, Paperclip, Sticker, Video } from "lucide-react";
import type { PhoneContact } from "#app/contracts/simulated-phone.ts";
import { SAMPLE_MEDIA } from "#app/domain/channels/sample-media.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

const ICONS = { image: Image, audio: Mic, video: Video, document: FileText, sticker: Sticker };

/**
 * Files that a customer sends: one small sample of each kind; the typed text becomes the caption.
 */
export function MediaMenu(props: {
	contact: PhoneContact;
	act: Act;
	isLinked: boolean;
	caption: string;
	onSent: () => void;
}) {
	const t = useStrings({ pt, en }).chat;
	const { phone, name } = props.contact;
	return (
		<Menu
			align="start"
			trigger={
				<IconButton disabled={!props.isLinked} label={t.attach} side="top">
					<Paperclip aria-hidden="true" size={16} strokeWidth={1.75} />
				</IconButton>
			}
		>
			{SAMPLE_MEDIA.map((medium) => {
				const Icon = ICONS[medium];
				return (
					<MenuItem
						key={medium}
						onSelect={() => {
							const text = props.caption.trim().slice(0, 1024);
							props.act({ type: "send_medium", phone, name, medium, text });
							props.onSent();
						}}
					>
						<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
						{t.media[medium]}
					</MenuItem>
				);
			})}
		</Menu>
	);
}
