import {
	Copy,
	ExternalLink,
	FileText,
	Image,
	MapPin,
	Moon,
	Phone,
	Reply,
	Sun,
	Video,
	Workflow,
} from "lucide-react";
import { useState } from "react";
import { fillText } from "#app/domain/official-templates/gaps.ts";
import type { ButtonKind, TemplateWords } from "#app/domain/official-templates/template.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ShownTheme } from "#app/ui/shown-theme.tsx";
import { RichText } from "../conversation/rich-text.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const BUTTON_ICONS: Record<ButtonKind, typeof Reply> = {
	quick_reply: Reply,
	url: ExternalLink,
	phone: Phone,
	copy_code: Copy,
	flow: Workflow,
};
const HEADER_ICONS = { image: Image, video: Video, document: FileText, location: MapPin };

/** A template as a customer's phone shows it, with what was filled in so far; by day or by night. */
export function TemplatePreview(props: {
	words: TemplateWords;
	values?: Readonly<Record<string, string>>;
	/** What the header's file or place is called. */
	headerName?: string;
}) {
	const t = useStrings({ pt, en }).preview;
	const [isNight, setIsNight] = useState<boolean | null>(null);
	const { words, values = {}, headerName } = props;
	const { header, body, footer, buttons } = words;
	const bubble = (
		<div className="bg-gray-3 p-3">
			<div className="max-w-[320px] rounded-bubble border border-line bg-raised text-[14px] leading-5 text-gray-12">
				<div className="px-3 py-2">
					{header === null ? null : header.kind === "text" ? (
						<p className="pb-1 font-semibold [overflow-wrap:anywhere]" dir="auto">
							{fillText("header", header.text, values)}
						</p>
					) : (
						<HeaderBox kind={header.kind} name={headerName} />
					)}
					<RichText text={fillText("body", body, values)} />
					{footer === "" ? null : (
						<p className="pt-1 text-xs text-gray-11 [overflow-wrap:anywhere]" dir="auto">
							{footer}
						</p>
					)}
				</div>
				{buttons.map(({ kind, text }, at) => {
					const Icon = BUTTON_ICONS[kind];
					return (
						<p
							className="flex items-center justify-center gap-2 border-t border-line px-3 py-2 font-medium text-accent-11"
							// oxlint-disable-next-line react/no-array-index-key -- a button is known by its place
							key={at}
						>
							<Icon aria-hidden="true" className="shrink-0" size={15} strokeWidth={1.75} />
							<bdi className="truncate">{text || t.buttons[kind]}</bdi>
						</p>
					);
				})}
			</div>
		</div>
	);
	return (
		<section aria-label={t.title} className="top-0 min-w-0 self-start md:sticky">
			<div className="flex items-center justify-between gap-2 pb-1.5">
				<h3 className="font-medium text-gray-12">{t.title}</h3>
				<IconButton
					label={isNight ? t.byDay : t.byNight}
					onClick={() => setIsNight((last) => !last)}
					type="button"
				>
					{isNight ? (
						<Sun aria-hidden="true" size={16} strokeWidth={1.75} />
					) : (
						<Moon aria-hidden="true" size={16} strokeWidth={1.75} />
					)}
				</IconButton>
			</div>
			<ShownTheme isNight={isNight}>{bubble}</ShownTheme>
		</section>
	);
}

function HeaderBox(props: { kind: keyof typeof HEADER_ICONS; name: string | undefined }) {
	const t = useStrings({ pt, en }).preview;
	const Icon = HEADER_ICONS[props.kind];
	return (
		<div className="mb-2 flex h-24 flex-col items-center justify-center gap-1 rounded-control bg-[var(--gray-a3)] px-3 text-xs text-gray-11">
			<Icon aria-hidden="true" size={24} strokeWidth={1.5} />
			<bdi className="max-w-full truncate">{props.name || t.headers[props.kind]}</bdi>
		</div>
	);
}
