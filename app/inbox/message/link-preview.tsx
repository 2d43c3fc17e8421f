import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { PreviewAnswer } from "#app/contracts/link-preview.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { previewedLink } from "#app/domain/chat/previewed-link.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import { useLinkPreviews } from "#app/ui/link-previews.ts";
import { mediaAddress } from "../conversation/media-address.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";

/** A page may be slow, and the server waits for it. */
const TIMEOUT_MS = 20_000;

/**
 * What is behind the first link of a message, as its page says. Asked for once the message is on the screen, through our own
 * server: neither the page nor its picture is loaded by this browser.
 */
export function LinkPreview({ message }: { message: TimelineMessage }) {
	const link = useLinkPreviews(false) ? previewedLink(message.text) : null;
	return link === null ? null : <Asked link={link} message={message} />;
}

function Asked({ message, link }: { message: TimelineMessage; link: string }) {
	const { instance } = useInboxParts();
	const [place, isSeen] = useSeen();
	const query = useQuery({
		// Whoever was never answered gets no look at their link, which another one may have sent as well.
		queryKey: ["link-preview", instance.id, message.contactId, link],
		enabled: isSeen,
		queryFn: async ({ signal }) => {
			const input = { params: { messageId: message.id } };
			const options = { signal, timeoutMs: TIMEOUT_MS };
			const answer = await callChannel(instance.id, "readLinkPreview", input, options);
			return (await parseAnswer(PreviewAnswer, answer)).preview;
		},
		staleTime: Number.POSITIVE_INFINITY,
		// It is missed by nobody.
		retry: false,
	});
	const [hasFailed, setHasFailed] = useState(false);
	const preview = query.data;
	if (!preview) return <span ref={place} />;
	return (
		<a
			className="focus-ring -mx-1 mt-1 mb-0.5 flex min-h-16 max-w-80 overflow-hidden rounded-control bg-[var(--gray-a3)] text-left hover:bg-[var(--gray-a4)]"
			href={link}
			rel="noopener noreferrer nofollow"
			target="_blank"
		>
			{preview.hasPicture && !hasFailed ? (
				<img
					alt=""
					className="w-20 shrink-0 bg-[var(--gray-a4)] object-cover"
					decoding="async"
					loading="lazy"
					onError={() => setHasFailed(true)}
					src={`${mediaAddress(instance.id, message.id)}/preview`}
				/>
			) : null}
			<span className="min-w-0 flex-1 px-2.5 py-1.5 text-[13px] leading-[1.15rem]">
				<bdi className="line-clamp-2 font-medium text-gray-12 [overflow-wrap:anywhere]">
					{displayName(preview.title)}
				</bdi>
				{preview.description === "" ? null : (
					<bdi className="line-clamp-2 text-xs text-gray-11 [overflow-wrap:anywhere]">
						{displayName(preview.description)}
					</bdi>
				)}
				<bdi className="block truncate text-xs text-gray-11">{preview.site}</bdi>
			</span>
		</a>
	);
}

/** Whether an element was on the screen already; where nobody can say, it counts as seen. */
function useSeen() {
	const place = useRef<HTMLSpanElement>(null);
	const [isSeen, setIsSeen] = useState(() => typeof IntersectionObserver === "undefined");
	useEffect(() => {
		const element = place.current;
		if (!element || isSeen) return;
		const observer = new IntersectionObserver((entries) => {
			if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [isSeen]);
	return [place, isSeen] as const;
}
