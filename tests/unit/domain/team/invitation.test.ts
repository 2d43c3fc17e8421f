import { expect, test } from "vitest";
import {
	computePendingLabel,
	computeShownStatus,
	decideResend,
	findInviteRefusal,
	type InviteFacts,
	listInvitableRoles,
	MAX_INVITATION_MAILS,
	MAX_PENDING_INVITATIONS,
	mayManageInvitation,
} from "#app/domain/team/invitation.ts";

const NOW = 1_795_000_000_000;
const HOUR_MS = 3_600_000;

test("a pending invitation shows as expired from the moment its time is over, others never do", () => {
	const at = (status: "pending" | "accepted" | "cancelled", expiresAt: number) =>
		computeShownStatus({ status, expiresAt }, NOW);
	expect(at("pending", NOW + 1)).toBe("pending");
	expect(at("pending", NOW)).toBe("expired");
	expect(at("pending", NOW - 1)).toBe("expired");
	expect(at("accepted", NOW - 1)).toBe("accepted");
	expect(at("cancelled", NOW - 1)).toBe("cancelled");
});

test("a pending invitation with 24 hours or less left is expiring", () => {
	expect(computePendingLabel(NOW + 24 * HOUR_MS + 1, NOW)).toBe("active");
	expect(computePendingLabel(NOW + 24 * HOUR_MS, NOW)).toBe("expiring");
	expect(computePendingLabel(NOW + 1, NOW)).toBe("expiring");
	expect(computePendingLabel(NOW, NOW)).toBe("expired");
});

test("C11 five resends an hour, then a wait until the hour is over", () => {
	let use = { resendWindowAt: NOW - 10 * HOUR_MS, resendsInWindow: 0 };
	for (let count = 1; count <= 5; count++) {
		const decided = decideResend(use, NOW + count);
		if (!decided.allowed) throw new Error(`refused at ${count}`);
		expect(decided.after).toEqual({ resendWindowAt: NOW + 1, resendsInWindow: count });
		use = decided.after;
	}
	expect(decideResend(use, NOW + 6)).toEqual({ allowed: false, retryAfterMs: HOUR_MS - 5 });
	expect(decideResend(use, NOW + HOUR_MS)).toEqual({ allowed: false, retryAfterMs: 1 });
	expect(decideResend(use, NOW + HOUR_MS + 1)).toMatchObject({ allowed: true });
});

const FREE: InviteFacts = {
	membership: "none",
	hasOpenInvitation: false,
	openInvitations: 0,
	mails: 0,
};

test("C08 C09 who may not invite, or not to this role, is refused before anything is told", () => {
	const full = { ...FREE, membership: "active" as const, hasOpenInvitation: true };
	expect(findInviteRefusal("viewer", "viewer", full)).toBe("forbidden");
	expect(findInviteRefusal("operator", "viewer", full)).toBe("forbidden");
	expect(findInviteRefusal("manager", "admin", full)).toBe("forbidden");
	for (const role of ["viewer", "operator", "manager"] as const)
		expect(findInviteRefusal("manager", role, FREE), role).toBe(null);
	expect(findInviteRefusal("admin", "admin", FREE)).toBe(null);
});

test("C10 members, removed people, open invitations and full teams are refused clearly", () => {
	const refusal = (facts: Partial<InviteFacts>, actor: "admin" | "manager" = "admin") =>
		findInviteRefusal(actor, "viewer", { ...FREE, ...facts });
	expect(refusal({ membership: "active" })).toBe("already_member");
	expect(refusal({ membership: "removed" }, "manager")).toBe("was_removed");
	expect(refusal({ membership: "removed" })).toBe(null);
	expect(refusal({ hasOpenInvitation: true })).toBe("already_invited");
	expect(refusal({ openInvitations: MAX_PENDING_INVITATIONS - 1 })).toBe(null);
	expect(refusal({ openInvitations: MAX_PENDING_INVITATIONS })).toBe("too_many_invitations");
	expect(refusal({ mails: MAX_INVITATION_MAILS - 1 })).toBe(null);
	expect(refusal({ mails: MAX_INVITATION_MAILS })).toBe("too_many_mails");
	expect([MAX_PENDING_INVITATIONS, MAX_INVITATION_MAILS]).toEqual([200, 50]);
});

test("whoever could have sent an invitation may cancel and resend it", () => {
	expect(mayManageInvitation("admin", "admin")).toBe(true);
	expect(mayManageInvitation("manager", "admin")).toBe(false);
	expect(mayManageInvitation("manager", "operator")).toBe(true);
	expect(mayManageInvitation("operator", "viewer")).toBe(false);
	expect(listInvitableRoles("admin")).toEqual(["admin", "manager", "operator", "viewer"]);
	expect(listInvitableRoles("manager")).toEqual(["manager", "operator", "viewer"]);
	expect(listInvitableRoles("viewer")).toEqual([]);
});
