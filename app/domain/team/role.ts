// Spec 1, section 6: roles. founding.md, Permissions.

export const ROLES = ["admin", "manager", "operator", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** What a role may do, as founding.md lists it. */
export const PERMISSIONS = {
	read: ["admin", "manager", "operator", "viewer"],
	send: ["admin", "manager", "operator"],
	link: ["admin", "manager", "operator"],
	manage_channels: ["admin", "manager"],
	manage_agents: ["admin", "manager"],
	/** Take a conversation oneself, give it back, close and reopen it: "send". To others: this. */
	/** Third parties' keys: their own; managers see others' by name (founding.md 26). */
	manage_integrations: ["admin", "manager"],
	/** Accounts, pixels, campaigns, webhooks, payments and conversions; every member reads them. */
	manage_facebook: ["admin", "manager"],
	assign_others: ["admin", "manager", "operator"],
	merge_contacts: ["admin", "manager", "operator"],
	use_simulated_phone: ["admin", "manager"],
	/** Departments, who belongs to them, and who reads what of them. */
	manage_departments: ["admin", "manager"],
	/** Invite, cancel, resend. Whom, `mayInvite` says. */
	invite: ["admin", "manager"],
	/** Whom, `mayRemove` says. */
	remove_members: ["admin", "manager"],
	change_roles: ["admin"],
	/** Gateways of the workspace's own and its app of Meta: whoever runs one reads all its messages. */
	manage_gateways: ["admin"],
	manage_billing: ["admin"],
	read_dead_letters: ["admin"],
	rotate_keys: ["admin"],
	/** Make the lists over all channels anew. */
	rebuild_lists: ["admin"],
	/** Everything of a contact as a file, and its erasure. */
	care_for_data: ["admin"],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof PERMISSIONS;

/** An unknown or missing role counts as viewer (E06). */
export function parseRole(value: unknown): Role {
	return ROLES.find((role) => role === value) ?? "viewer";
}

export function may(role: Role, permission: Permission): boolean {
	return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}

/** Only an admin grants admin (C08). */
export function mayInvite(actor: Role, invited: Role): boolean {
	return may(actor, "invite") && (invited !== "admin" || actor === "admin");
}

/** Managers remove operators and viewers; admins remove anybody. Nobody acts on themself: ask elsewhere. */
export function mayRemove(actor: Role, target: Role): boolean {
	if (!may(actor, "remove_members")) return false;
	return actor === "admin" || target === "operator" || target === "viewer";
}
