import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ActivityTab } from "#app/areas/team/activity-tab.tsx";
import { InvitationsTab } from "#app/areas/team/invitations-tab.tsx";
import { OverviewTab } from "#app/areas/team/overview-tab.tsx";
import { PendingTab } from "#app/areas/team/pending-tab.tsx";
import type { InvitationUpdates } from "#app/areas/team/use-invitation-updates.ts";
import type { InvitationView, MemberView } from "#app/contracts/team.ts";
import { ACTIVITY_CODES } from "#app/domain/team/activity.ts";
import type { Role } from "#app/domain/team/role.ts";
import { AppTheme } from "#app/ui/theme.tsx";
import { activity, invitation, member, NOW } from "./team-lists.ts";

const nothing = (): void => undefined;
const render = (part: ReactNode): string => {
	const Stub = createRoutesStub([{ path: "/", Component: () => <AppTheme>{part}</AppTheme> }]);
	return renderToStaticMarkup(<Stub />);
};
const updates = (role: Role): InvitationUpdates => ({
	me: { id: "me", role },
	begin: nothing,
	invited: nothing,
	resent: nothing,
	changed: nothing,
	handing: null,
	handed: nothing,
	cancelling: null,
	cancel: nothing,
	keep: nothing,
});
const lists = (invitations: InvitationView[], total = invitations.length) => ({
	invitations,
	total,
	pending: invitations.length,
});
const overview = (role: Role, members: MemberView[], total = members.length) =>
	render(
		<OverviewTab
			list={{ members, total, removed: [] }}
			me={{ id: "me", role }}
			now={NOW}
			onChanged={nothing}
			onInvite={nothing}
			pending={2}
		/>,
	);
const me = member({ id: "me", fullName: "Eu Mesma", role: "admin", lastSeenAt: NOW });
const other = member({ id: "m2", fullName: "Bia Souza" });

test("the actions menu and the invite button are for admins and managers, never on oneself", () => {
	for (const role of ["admin", "manager"] as const) {
		const html = overview(role, [me, other]);
		expect(html).toContain("Ações de Bia Souza");
		expect(html).not.toContain("Ações de Eu Mesma");
		expect(html).toMatch(/Convidar<\/button>/);
	}
	for (const role of ["operator", "viewer"] as const) {
		const html = overview(role, [me, other]);
		expect(html).not.toContain("Ações de");
		expect(html).not.toMatch(/Convidar<\/button>/);
	}
});

test("online now counts the others seen in the last five minutes", () => {
	const here = member({ id: "m3", fullName: "Caio", lastSeenAt: NOW - 4 * 60_000 });
	const html = overview("viewer", [me, other, here]);
	expect(html).toMatch(/Outros online agora<\/span><span[^>]*>1</);
	expect(html).toContain("Visto há 1 hora");
});

test("10,000 members render as fifty, and a line says so", () => {
	const many = Array.from({ length: 1000 }, (_, index) =>
		member({ id: `m${index}`, fullName: `Pessoa ${index}` }),
	);
	const html = overview("viewer", many, 10_000);
	expect(html.match(/<li/g)?.length).toBe(50);
	expect(html).toContain("Mostrando 50 de 10.000");
});

test("a pending invitation whose time is over shows as expired among all", () => {
	const html = render(
		<InvitationsTab
			updates={updates("admin")}
			list={lists([
				invitation({ id: "i1", expiresAt: NOW }),
				invitation({ id: "i2", status: "accepted" }),
				invitation({ id: "i3", status: "cancelled" }),
			])}
			now={NOW}
		/>,
	);
	expect(html).toContain("Expirado");
	expect(html).toContain("Aceito");
	expect(html).toContain("Cancelado");
	expect(html).not.toContain(">Pendente<");
	expect(html.match(/Reenviar convite para/g)?.length).toBe(1);
});

test("the pending tab labels expired, expiring and active, the first to end on top", () => {
	const html = render(
		<PendingTab
			updates={updates("manager")}
			list={lists([
				invitation({ id: "i1", name: "Ativa" }),
				invitation({ id: "i2", name: "Quase", expiresAt: NOW + 86_400_000 }),
				invitation({ id: "i3", name: "Passou", expiresAt: NOW - 1 }),
				invitation({ id: "i4", name: "Aceita", status: "accepted" }),
			])}
			now={NOW}
		/>,
	);
	expect(html.indexOf("Passou")).toBeLessThan(html.indexOf("Quase"));
	expect(html.indexOf("Quase")).toBeLessThan(html.indexOf("Expirando"));
	expect(html.indexOf("Expirando")).toBeLessThan(html.lastIndexOf("Ativo"));
	expect(html).toContain("Expira em 1 dia");
	expect(html).not.toContain("Aceita<");
});

test("who may not resend or cancel sees why", () => {
	const row = lists([invitation({ role: "admin" })]);
	const asOperator = render(<InvitationsTab updates={updates("operator")} list={row} now={NOW} />);
	expect(asOperator).toContain("Só administradores e gestores reenviam ou cancelam convites.");
	expect(asOperator.match(/disabled=""/g)?.length).toBe(2);
	const asManager = render(<InvitationsTab updates={updates("manager")} list={row} now={NOW} />);
	expect(asManager).toContain("Só administradores cuidam de convites de administrador.");
	expect(asManager.match(/disabled=""/g)?.length).toBe(2);
	const asAdmin = render(<InvitationsTab updates={updates("admin")} list={row} now={NOW} />);
	expect(asAdmin).not.toContain('disabled=""');
});

test("each code of the activity log is a sentence of its own", () => {
	const sentences = Object.entries(ACTIVITY_CODES).map(([code, names]) => {
		const values = Object.fromEntries(names.map((name) => [name, "admin"]));
		return render(<ActivityTab entries={[activity({ code, ...values })]} now={NOW} />);
	});
	expect(new Set(sentences).size).toBe(sentences.length);
	for (const html of sentences) expect(html).not.toContain("fez uma mudança");
	const unknown = render(<ActivityTab entries={[activity({ code: "own" })]} now={NOW} />);
	expect(unknown).toContain("fez uma mudança");
});

test("F13 a name from outside is text, isolated from the words around it", () => {
	const name = '<img src=x onerror="alert(1)"> شركة';
	const html = render(
		<ActivityTab entries={[activity({ code: "member_removed", name })]} now={NOW} />,
	);
	expect(html).not.toContain("<img src");
	expect(html).toContain("\u2068&lt;img");
	expect(overview("viewer", [member({ fullName: name })])).not.toContain("<img src");
});
