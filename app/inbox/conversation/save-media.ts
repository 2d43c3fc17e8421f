/**
 * Hands a file to the browser's downloads, under the name the server gives it. Asks first whether
 * it is there: a download that fails would say so in a corner, or nowhere. False: it is not.
 */
export async function saveMedia(address: string): Promise<boolean> {
	try {
		const path = address.replace(/^\/media\//u, "");
		const answer = await fetch(`/media/${path}`, { method: "HEAD" });
		if (!answer.ok) return false;
	} catch {
		return false;
	}
	const link = document.createElement("a");
	link.href = `${address}?download=1`;
	link.download = "";
	link.click();
	return true;
}
