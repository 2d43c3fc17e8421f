/** A page of the Facebook area over a server that is the test: what it reads, and what its forms are answered. */
import type { ComponentType } from "react";
import { type ActionFunctionArgs, useLoaderData } from "react-router";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw, type Drawn, readLater } from "#tests/support/dom.tsx";

type Form = Record<string, string>;

interface Server<Data> {
	/** Asked again after each form. */
	read: () => Data;
	/** What is beside the intent and `code: null`. */
	answer: (form: Form) => object;
}

export interface Visited extends Drawn {
	/** Puts a text into an empty field at once: each key would draw the page anew. */
	fill: (field: HTMLElement, text: string) => Promise<void>;
	/** Forms the server got. */
	sent: Form[];
	toasts: string[];
}

export function visit<Props extends { loaderData: unknown }>(
	Page: ComponentType<Props>,
	at: string,
	{ read, answer }: Server<Props["loaderData"]>,
): Visited {
	const sent: Form[] = [];
	const action = async ({ request }: ActionFunctionArgs) => {
		const form = Object.fromEntries(await request.formData()) as Form;
		sent.push(form);
		return { intent: form["intent"], code: null, ...answer(form) };
	};
	const Loaded = () => {
		// The data of this page, as the router hands it to the component.
		const props = { loaderData: useLoaderData(), params: {}, matches: [] } as unknown;
		return <Page {...(props as Props)} />;
	};
	const loader = async () => {
		await readLater();
		return read();
	};
	const toasts = listenToToasts();
	const drawn = draw(<Loaded />, { at, page: { action, loader } });
	const fill = async (field: HTMLElement, text: string): Promise<void> => {
		await drawn.user.click(field);
		await drawn.user.paste(text);
	};
	return { ...drawn, fill, sent, toasts };
}
