const MAX_NAME_LENGTH = 80;

/**
 * `qr-code-<name>.svg` with only letters, digits and hyphens in the name (F07); accents are
 * removed, spaces become hyphens (spec 2, section 8).
 */
export function qrFileName(instanceName: string): string {
	const safe = instanceName
		.normalize("NFD")
		.toLowerCase()
		.replace(/\s+/g, "-")
		.replace(/[^a-z0-9-]/g, "")
		.replace(/-{2,}/g, "-")
		.replace(/^-|-$/g, "");
	return `${`qr-code-${safe || "instancia"}`.slice(0, MAX_NAME_LENGTH).replace(/-$/, "")}.svg`;
}
