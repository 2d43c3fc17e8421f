/** Builders of what the team's screens show. */
import type { ActivityView, InvitationView, MemberView } from "#app/contracts/team.ts";
import { PRESENT } from "#app/domain/routing/absence.ts";

export const NOW = Date.UTC(2026, 10, 20, 15);

export const member = (overrides: Partial<MemberView> = {}): MemberView => ({
	id: "m1",
	email: "ana@loja.test",
	fullName: "Ana Lima",
	role: "operator",
	avatarUrl: null,
	jobTitle: null,
	capacity: null,
	absence: PRESENT,
	lastSeenAt: NOW - 3_600_000,
	createdAt: NOW - 86_400_000,
	...overrides,
});

export const invitation = (overrides: Partial<InvitationView> = {}): InvitationView => ({
	id: "i1",
	email: "bia@loja.test",
	name: "Bia Souza",
	department: null,
	role: "viewer",
	status: "pending",
	invitedAt: NOW - 3_600_000,
	expiresAt: NOW + 6 * 86_400_000,
	resentCount: 0,
	lastSentAt: NOW - 3_600_000,
	mailOutcome: "queued",
	...overrides,
});

export const activity = (
	metadata: Record<string, unknown>,
	overrides: Partial<ActivityView> = {},
): ActivityView => ({
	id: "a1",
	action: "updated",
	entityType: "profiles",
	metadata,
	createdAt: NOW - 60_000,
	actor: { id: "m1", fullName: "Ana Lima", email: "ana@loja.test" },
	...overrides,
});
