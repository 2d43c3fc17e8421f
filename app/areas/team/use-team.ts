import type { TeamOverview } from "#app/contracts/team.ts";
import type { Me } from "./me.ts";
import { useDeliveries, useDeliveryReading } from "./use-deliveries.ts";
import { useInvitationUpdates } from "./use-invitation-updates.ts";
import { useTeamClock } from "./use-team-clock.ts";
import { useInvitations, useMembers, useTeamFreshness } from "./use-team-lists.ts";

/** Everything the tabs of the page share: the lists, kept true, and what is done with them. */
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
