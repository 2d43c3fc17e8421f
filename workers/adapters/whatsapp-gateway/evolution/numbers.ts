import { z } from "zod";
import type { FoundNumber, GatewayAnswer } from "#workers/adapters/channel-gateway/port.ts";
import { parseJids } from "./address.ts";
import { callEvolution, type EvolutionTarget } from "./http.ts";

/** `lid` is only the word "lid", and says nothing more. */
const Found = z.array(z.looseObject({ jid: z.string(), exists: z.boolean(), number: z.string() }));

/** Asks for several numbers at once; `jid` is WhatsApp's own form, with its own ninth digit. */
export async function findNumbersAtEvolution(
	target: EvolutionTarget,
	phones: readonly string[],
): Promise<GatewayAnswer<FoundNumber[]>> {
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/chat/whatsappNumbers/${target.ref}`,
		apiKey: target.key,
		body: { numbers: phones },
		answer: Found,
		doubt: "not_accepted",
	});
	if (answer.class !== "accepted") return answer;
	const value = phones.map((phone) => {
		const of = answer.value.find(({ number, exists }) => exists && number === phone);
		return { phone, addresses: of ? parseJids([of.jid]) : [] };
	});
	return { class: "accepted", value };
}
