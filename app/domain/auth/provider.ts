// Spec 1, section 2: "Ou continue com".

/** Where a person may already have an account. */
export const PROVIDERS = ["google", "facebook"] as const;
export type Provider = (typeof PROVIDERS)[number];
