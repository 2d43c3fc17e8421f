/**
 * Tables of D1 that a backup leaves out, each with the reason. Everything else is copied, also a table that only a
 * newer release knows.
 */
export const LEFT_OUT = {
	/** After a restoration everybody signs in again: a sign-in that was ended since would live again. */
	sign_ins: "ends",
	/** Counts of minutes. */
	sign_in_attempts: "ends",
	/** Links and handshakes that last minutes; they are asked for again. */
	password_resets: "ends",
	pending_identities: "ends",
	facebook_logins: "ends",
	/** Belong to the place, not to what lives in it. */
	usage_days: "of_the_place",
	operator_keys: "of_the_place",
	installation_checks: "of_the_place",
	/** What the place measured of itself and told about it; where alarms go is copied. */
	health_marks: "of_the_place",
	failure_hours: "of_the_place",
	alarms: "of_the_place",
} as const;

export const isCopied = (table: string): boolean => !Object.hasOwn(LEFT_OUT, table);
