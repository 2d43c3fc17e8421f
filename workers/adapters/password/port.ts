/** Passwords are stored as PHC strings and compared in constant time. */
export interface PasswordHasher {
	/** A PHC string; null when too many hashes run at once: the caller refuses with `rate_limited` (A25). */
	hash(password: string): Promise<string | null>;
	/** Compares with a hash; null as for `hash`. A null `phc` takes the same time and never matches (A04). */
	verify(password: string, phc: string | null): Promise<boolean | null>;
}
