import { useEffect, useState } from "react";
import type { TeamOverview } from "#app/contracts/team.ts";
import { serverNow } from "#app/ui/clock.ts";
import type { Me } from "./me.ts";
import { useDeliveries, useDeliveryReading } from "./use-deliveries.ts";
import { useInvitationUpdates } from "./use-invitation-updates.ts";
import { useInvitations, useMembers, useTeamFreshness } from "./use-team-lists.ts";

const REFRESH_MS = 20_000;

/**
 * The present time in ms: first the server's, so that both render the same text, then the
 * browser's.
 */
function useTeamClock(loadedAt: number): number {
	const [now, setNow] = useState(loadedAt);
	useEffect(() => {
		const timer = setInterval(() => setNow(serverNow()), REFRESH_MS);
		return () => clearInterval(timer);
	}, []);
	return now;
}

/** What the tabs of the page share: the lists, kept up to date, and their actions. */
export function useTeam(overview: TeamOverview, me: Me) {
	const now = useTeamClock(overview.now);
	const changed = useTeamFreshness(me.id, overview);
	const deliveries = useDeliveries(me.id);
	const members = useMembers(me.id, overview.members);
	const invitations = useInvitations(me.id, overview.invitations, deliveries.isWaiting);
	useDeliveryReading(deliveries, invitations.data.invitations);
	const updates = useInvitationUpdates(me, deliveries, changed);
	return { overview, me, now, changed, members, invitations, updates };
}

export type Team = ReturnType<typeof useTeam>;
