// Spec 2, section 6: Facebook permissions; external-services 0.2 (5): two of them ended in 2020.

/** Those people have a sentence for; Meta may name others. */
export const DESCRIBED_PERMISSIONS = [
	"public_profile",
	"email",
	"user_friends",
	"user_likes",
	"user_posts",
	"user_photos",
	"publish_pages",
	"manage_pages",
	"read_insights",
] as const;
export type DescribedPermission = (typeof DESCRIBED_PERMISSIONS)[number];

export const PERMISSION_STATUSES = ["granted", "declined", "expired"] as const;
export type PermissionStatus = (typeof PERMISSION_STATUSES)[number];

/** May be asked for beside what a screen needs. */
export const EXTRA_PERMISSIONS = ["user_likes", "user_photos", "user_posts"] as const;

/** The dialog refuses these names; what they became is asked for in their place. */
const SUCCESSORS: Readonly<Record<string, readonly string[]>> = {
	manage_pages: ["pages_show_list", "pages_manage_metadata"],
	publish_pages: ["pages_manage_posts"],
};

/** What a sign-in is for, and where it leads back to. */
export const LOGIN_PURPOSES = ["webhooks", "permissions", "payments"] as const;
export type LoginPurpose = (typeof LOGIN_PURPOSES)[number];

const BASE = ["public_profile", "email"];
/** The list of pages says whose events are the workspace's. */
const OF_PAGES = [...BASE, "pages_show_list", "pages_manage_metadata"];
const NEEDED: Record<LoginPurpose, readonly string[]> = {
	webhooks: OF_PAGES,
	permissions: OF_PAGES,
	payments: BASE,
};

const MAX_SCOPES = 20;

/** `user_likes,user_posts` of an address; what is no name of a permission is dropped. */
export const parseScopes = (text: string): string[] =>
	[...new Set(text.split(","))].filter((name) => /^[a-z_]{1,64}$/.test(name)).slice(0, MAX_SCOPES);

/** The scopes of the dialog: what the purpose needs and what is asked for, each once, none dead. */
export function dialogScopes(purpose: LoginPurpose, asked: readonly string[]): string[] {
	const named = asked.flatMap((name) =>
		Object.hasOwn(SUCCESSORS, name) ? (SUCCESSORS[name] ?? []) : [name],
	);
	return [...new Set([...NEEDED[purpose], ...named])];
}

/** How the dialog treats what was asked before: declined ones only come again when told so. */
export type AskAgain = "declined" | "expired" | null;
