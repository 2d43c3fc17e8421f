import type { HeaderData, NotificationView } from "#app/contracts/header.ts";

export const told = (overrides: Partial<NotificationView> = {}): NotificationView => ({
	id: "n1",
	kind: "invitation_accepted",
	params: { name: "Bia", email: "bia@loja.test" },
	createdAt: 1000,
	isRead: false,
	...overrides,
});

export const headerData = (overrides: Partial<HeaderData> = {}): HeaderData => ({
	plan: "free",
	onlineMembers: 0,
	system: "operational",
	lastSyncAt: 0,
	notifications: [],
	waitingLetters: 0,
	isDemonstration: false,
	runsInstallation: false,
	readSamples: [],
	workspaces: [],
	...overrides,
});

/** The same of the seeded workspace, the only one with samples. */
export const demonstration = (overrides: Partial<HeaderData> = {}): HeaderData =>
	headerData({ isDemonstration: true, ...overrides });
