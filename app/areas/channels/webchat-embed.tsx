import { Copy, ExternalLink } from "lucide-react";
import { href } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./webchat/strings.en.ts";
import { pt } from "./webchat/strings.pt.ts";

/** How to embed the webchat, and a link to its hosted page. */
export function WebchatEmbed(props: {
	channelId: string;
	/** The public key that a site's script names. */
	widgetKey: string;
	publicUrl: string;
	/** Whether any site is allowed to show it yet. */
	hasSites: boolean;
}) {
	const t = useStrings({ pt, en }).embed;
	const code = `<script async src="${props.publicUrl}/widget.js" data-channel="${props.widgetKey}"></script>`;
	const copy = (): void => {
		navigator.clipboard.writeText(code).then(
			() => notify.success(t.copied),
			() => notify.error(t.copyFailed),
		);
	};
	return (
		<FormSection id="webchat-embed" purpose={t.purpose} title={t.title}>
			<div className="flex flex-col gap-2">
				<TextArea
					aria-label={t.code}
					className="resize-none font-mono !text-[13px] break-all"
					onFocus={(event) => event.currentTarget.select()}
					readOnly
					rows={4}
					spellCheck={false}
					value={code}
				/>
				<div>
					<Button onClick={copy} type="button">
						<Copy aria-hidden="true" size={16} />
						{t.copy}
					</Button>
				</div>
				{props.hasSites ? null : <p className="text-[13px] text-amber-11">{t.noSites}</p>}
			</div>
			<div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
				<div>
					<p className="font-medium">{t.page}</p>
					<p className="text-[13px] text-gray-11">{t.pageHint}</p>
				</div>
				<Button asChild>
					<a
						href={href("/c/:channelId", { channelId: props.channelId })}
						rel="noopener"
						target="_blank"
					>
						<ExternalLink aria-hidden="true" size={16} />
						{t.open}
					</a>
				</Button>
			</div>
		</FormSection>
	);
}
