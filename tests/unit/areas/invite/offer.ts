import type { InvitationOffer } from "#app/contracts/team.ts";

export const offer = (overrides: Partial<InvitationOffer> = {}): InvitationOffer => ({
	invitationId: "i1",
	email: "bia@loja.test",
	name: "Bia Souza",
	role: "operator",
	workspaceId: "w1",
	workspaceName: "Loja Aurora",
	hasAccount: false,
	canSignIn: true,
	...overrides,
});
