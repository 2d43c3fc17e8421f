/**
 * E.164 digits as people read them: "5511987654321" is "+55 11 98765-4321". Other countries get
 * only a plus; no library, because its tables weigh 28 KB.
 */
export function formatPhone(digits: string): string {
	const brazilian = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
	if (brazilian) return `+55 ${brazilian[1]} ${brazilian[2]}-${brazilian[3]}`;
	const american = /^1(\d{3})(\d{3})(\d{4})$/.exec(digits);
	if (american) return `+1 ${american[1]} ${american[2]}-${american[3]}`;
	return /^\d+$/.test(digits) ? `+${digits}` : digits;
}
