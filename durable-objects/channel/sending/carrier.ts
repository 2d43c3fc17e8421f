import type { Carrier } from "./sender.ts";
import type {
	GatewayAnswer,
	RefusalReason,
	ChannelGateway,
} from "#workers/adapters/channel-gateway/port.ts";
import type { SendReport } from "#app/domain/inbox/outbox.ts";

export interface CarrierParts {
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
	isOpen,
	doubtLink,
	noteUnreached,
}: CarrierParts): Carrier {
	return {
		isOpen,
		async send(input) {
			const answer = await gateway().sendText(input);
			if (answer.class === "accepted")
				return { report: { class: "accepted" }, providerId: answer.value.providerId };
			if (answer.class === "refused" && answer.reason === "not_linked") doubtLink();
			if (answer.class !== "refused") noteUnreached();
			return { report: reportOf(answer) };
		},
		async look(input) {
			const answer = await gateway().findSent(input);
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
		unsupported: "refused",
		rejected: "refused",
	};
