import type { Carrier } from "./sender.ts";
import type {
	GatewayAnswer,
	RefusalReason,
	ChannelGateway,
	OutgoingFile,
} from "#workers/adapters/channel-gateway/port.ts";
import type { SendReport } from "#app/domain/inbox/outbox.ts";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";

/** What the outbox needs of the store of files. */
export interface CarrierFiles {
	/** The bytes; null: they are gone. */
	open(hash: string): Promise<ReadableStream<Uint8Array> | null>;
}

export interface CarrierParts {
	/** Null: this installation keeps no files. */
	files(): CarrierFiles | null;
	gateway(): ChannelGateway;
	isOpen(): boolean;
	/** Called when the gateway says that the number is not linked: the link has to be probed. */
	doubtLink(): void;
	/** Called when a send was not accepted or not answered: the link has to be probed now. */
	noteUnreached(): void;
}

/** Adapts the channel's present gateway to what the sender needs. Rejects only when the adapter throws. */
export function createCarrier({
	gateway,
	files,
	isOpen,
	doubtLink,
	noteUnreached,
}: CarrierParts): Carrier {
	/** What a failed call means for the link, and for the outbox. */
	function report(answer: Exclude<GatewayAnswer<unknown>, { class: "accepted" }>) {
		if (answer.class === "refused" && answer.reason === "not_linked") doubtLink();
		if (answer.class !== "refused") noteUnreached();
		return reportOf(answer);
	}

	const outgoing = (file: MessageFile): OutgoingFile => {
		const { name, ...facts } = file;
		return {
			...facts,
			fileName: name,
			open: async () => (await files()?.open(file.hash)) ?? null,
		};
	};

	const unsupported = { class: "refused", reason: "unsupported" } as const;

	return {
		isOpen,
		wantsUpload: () => gateway().capabilities.uploadsFirst === true,
		async send({ file, item, text, ref, quoted, ...input }) {
			const to = gateway();
			if (item) {
				const answer = (await to.sendItem?.({ ...input, item, ref })) ?? unsupported;
				if (answer.class !== "accepted") return { report: report(answer) };
				const { providerId, pollId } = answer.value;
				return { report: { class: "accepted" }, providerId, pollId };
			}
			const answer = file
				? ((await to.sendFile?.({
						...input,
						quoted,
						ref,
						file: outgoing(file),
						caption: text,
					})) ?? unsupported)
				: await to.sendText({ ...input, quoted, text });
			return answer.class === "accepted"
				? { report: { class: "accepted" }, providerId: answer.value.providerId }
				: { report: report(answer) };
		},
		async upload(file) {
			const answer = (await gateway().uploadFile?.(outgoing(file))) ?? unsupported;
			return answer.class === "accepted"
				? { report: { class: "accepted" }, ref: answer.value.ref }
				: { report: report(answer) };
		},
		async act(kind, target, value) {
			const to = gateway();
			const answer =
				(await (kind === "reaction"
					? to.react?.({ target, emoji: value })
					: kind === "edit"
						? to.editText?.({ target, text: value })
						: to.deleteMessage?.({ target }))) ?? unsupported;
			return answer.class === "accepted" ? { class: "accepted" } : report(answer);
		},
		async look({ file, item, text, ...input }) {
			const at = gateway();
			// A form is told by its status alone: no gateway that takes one lists what was sent.
			if (item?.type === "form") return { found: "absent" };
			const answer = item
				? ((await at.findSentItem?.({ ...input, item })) ?? unsupported)
				: file
					? ((await at.findSentFile?.({
							...input,
							file: outgoing(file),
							caption: text,
						})) ?? unsupported)
					: await at.findSent({ ...input, text });
			// This gateway cannot look messages up: the repeated looks give an echo or a status time to
			// come, then the send counts as unconfirmed.
			if (answer.class === "refused" && answer.reason === "unsupported") return { found: "absent" };
			if (answer.class !== "accepted") return { found: "unreachable" };
			return answer.value === null
				? { found: "absent" }
				: { found: "found", providerId: answer.value.providerId };
		},
		async markRead(input) {
			const answer = await gateway().markRead(input);
			return answer.class === "not_accepted" ? "later" : "done";
		},
	};
}

function reportOf(
	answer: Exclude<GatewayAnswer<unknown>, { class: "accepted" }>,
): Exclude<SendReport, { class: "accepted" }> {
	if (answer.class !== "refused") return answer;
	const reason = FAILURES[answer.reason];
	// Not linked means surely not sent: the queue waits for the link.
	return reason === null
		? { class: "not_accepted", retryAfterMs: null }
		: { class: "refused", reason };
}

const FAILURES: Record<RefusalReason, Extract<SendReport, { class: "refused" }>["reason"] | null> =
	{
		invalid: "refused",
		not_on_whatsapp: "not_on_whatsapp",
		not_linked: null,
		no_instance: "disconnected",
		unauthorized: "gateway_error",
		unlicensed: "gateway_error",
		window_closed: "window_closed",
		restricted: "restricted",
		file_refused: "file_refused",
		file_gone: "file_gone",
		template_unusable: "template_unusable",
		template_mismatch: "template_mismatch",
		unsupported: "refused",
		rejected: "refused",
	};
