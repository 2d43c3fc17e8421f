import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { parseJid, toJid } from "./address.ts";
import { callEvolution, type EvolutionTarget } from "./http.ts";
import type { GatewayAnswer } from "#workers/adapters/channel-gateway/port.ts";
import { unsupported } from "../unsupported.ts";

/** Only the id and the name; there may be a thousand participants. */
const Group = z.looseObject({ id: z.string(), subject: z.string().nullish() });
const MAX_GROUP_BYTES = 2_000_000;

/** Reads a group's name, because messages contain only the author's. */
export async function readGroupName(
	target: EvolutionTarget,
	of: Address,
): Promise<GatewayAnswer<{ name: string | null }>> {
	if (of.kind !== "group") return unsupported();
	const answer = await callEvolution(target.connection, {
		method: "GET",
		path: `/group/findGroupInfos/${target.ref}?groupJid=${encodeURIComponent(toJid(of))}`,
		apiKey: target.key,
		answer: Group,
		doubt: "not_accepted",
		maxBodyBytes: MAX_GROUP_BYTES,
	});
	if (answer.class !== "accepted") return answer;
	return { class: "accepted", value: { name: answer.value.subject || null } };
}

/** Events of new and renamed groups; other changes have no subject and are ignored. */
export function translateGroups(data: unknown): GatewayEvent[] | { ignored: string } | null {
	const parsed = z.union([z.array(Group), Group.transform((one) => [one])]).safeParse(data);
	if (!parsed.success) return null;
	const events = parsed.data.flatMap(({ id, subject }): GatewayEvent[] => {
		const address = parseJid(id);
		if (address?.kind !== "group" || !subject) return [];
		return [{ type: "contact", addresses: [address], name: subject, avatarUrl: null }];
	});
	return events.length > 0 ? events : { ignored: "group without news" };
}
