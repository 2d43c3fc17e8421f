const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
/** Fields of one form; the largest of ours has ten. */
const MAX_FIELDS = 100;

/**
 * True when the body of a page's request is a form that can be read: pages take nothing else, and an
 * action must not break over what it was sent (L04, L05). A request without a body has no form to read.
 */
export async function isReadableForm(request: Request): Promise<boolean> {
	if (request.method === "GET" || request.method === "HEAD") return true;
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
	const body = request.clone();
	if (!FORM_TYPES.includes(type)) return type === "" && (await body.arrayBuffer()).byteLength === 0;
	try {
		return [...(await body.formData()).keys()].length <= MAX_FIELDS;
	} catch {
		return false;
	}
}
