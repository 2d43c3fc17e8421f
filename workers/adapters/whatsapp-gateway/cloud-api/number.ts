import { z } from "zod";
import type { NumberProof } from "#app/domain/channels/link/number-claim.ts";
import type { GatewayAnswer, LinkReading } from "#workers/adapters/channel-gateway/port.ts";
import { callGraph, type CloudTarget } from "./http.ts";

/** Meta may answer the id of any object; the phone number itself only to a token of its account. */
const OwnNumber = z.looseObject({
	id: z.string(),
	display_phone_number: z.string().min(1),
	verified_name: z.string().nullish(),
});

/** Reads the number with the channel's own token; a successful read proves the number. */
export async function readOwnNumber(target: CloudTarget): Promise<GatewayAnswer<LinkReading>> {
	const answer = await callGraph(target, {
		method: "GET",
		path: ({ phoneNumberId }) => `/${phoneNumberId}?fields=id,display_phone_number,verified_name`,
		answer: OwnNumber,
		doubt: "not_accepted",
	});
	if (answer.class !== "accepted") return answer;
	const { id, display_phone_number: display, verified_name: profileName } = answer.value;
	if (id !== target.credentials?.phoneNumberId) return { class: "refused", reason: "no_instance" };
	const digits = display.replace(/\D/g, "");
	return {
		class: "accepted",
		value: { state: "linked", phone: digits || null, profileName: profileName || null },
	};
}

/** Whether the token belongs to the number's account (docs/decisions/051). Never throws. */
export async function proveCloudNumber(target: CloudTarget): Promise<NumberProof> {
	const answer = await readOwnNumber(target);
	switch (answer.class) {
		case "accepted":
			return "proved";
		case "refused":
			return "refused";
		case "not_accepted":
		case "unknown":
			return "unreachable";
	}
}
