// Spec 1, section 4: workspace recovery. Section 9: plan free, status active.
import { fold } from "../fold.ts";

/** Leaves room for the suffix in an address. */
const MAX_SLUG_STEM_LENGTH = 40;

/** The slug of a new workspace: readable stem, and a random suffix that makes it one of a kind. */
export function createSlug(name: string, randomSuffix: string): string {
	const stem = fold(name)
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, MAX_SLUG_STEM_LENGTH)
		.replace(/^-+|-+$/g, "");
	return `${stem || "w"}-${randomSuffix}`;
}

/** What a workspace of one's own starts as. */
export const NEW_WORKSPACE = { plan: "free", status: "active", founderRole: "admin" } as const;
