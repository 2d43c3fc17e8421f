/** Small pieces of the HTTP side: what was asked, and answers. */
export interface Asked {
	method: string;
	/** Below the provider's own folder. */
	path: string;
	query: URLSearchParams;
	form: URLSearchParams;
	/** Query and form as one, as the Graph API takes them. */
	params: URLSearchParams;
	/** As it came. */
	body: string;
	headers: Record<string, string | string[] | undefined>;
	/** This request's own address, without the query. */
	address: string;
}
export interface Answer {
	status: number;
	headers?: Record<string, string>;
	body: string;
	/** Instead of answering: the connection breaks, or nothing ever comes. */
	end?: "reset" | "hang";
}

export const json = (status: number, body: unknown): Answer => ({
	status,
	headers: { "content-type": "application/json; charset=utf-8" },
	body: JSON.stringify(body),
});
export const redirect = (location: string): Answer => ({
	status: 302,
	headers: { location },
	body: "",
});

export const html = (body: string): Answer => ({
	status: 200,
	headers: { "content-type": "text/html; charset=utf-8" },
	body: `<!doctype html><html lang="pt-BR">${body}</html>`,
});

const escape = (text: string): string =>
	text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page where a person allows or cancels; both are links to the same address with a choice. */
export function consentPage(asked: Asked, provider: string, name: string): Answer {
	const link = (choice: string, words: string) => {
		const query = new URLSearchParams(asked.query);
		query.set("emulator_choice", choice);
		return `<a href="${escape(`${asked.address}?${query}`)}">${escape(words)}</a>`;
	};
	return html(`<title>${provider}</title><h1>${provider}</h1>
			<p>${link("allow", `Continuar como ${name}`)}</p><p>${link("cancel", "Cancelar")}</p>`);
}
