/** Passwords are stored as PHC strings and compared in constant time. */
export interface PasswordHasher {
	/** Null: too many at once; the caller answers `rate_limited` (A25). */
	hash(password: string): Promise<string | null>;
	/** Compares with a hash; `null` as hash costs the same and never matches (A04). */
	verify(password: string, phc: string | null): Promise<boolean | null>;
}
