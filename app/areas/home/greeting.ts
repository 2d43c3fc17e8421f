// Spec 1, section 2: Home dashboard.

/** The full name, else the part of the e-mail before the @, else `someone`. */
export function greetingName(fullName: string, email: string, someone: string): string {
	return fullName.trim() || email.split("@")[0]?.trim() || someone;
}
