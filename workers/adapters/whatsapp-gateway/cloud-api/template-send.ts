import type { TemplateMessage } from "#app/domain/official-templates/template-message.ts";

/**
 * The node of a message made of a template. A parameter goes by its name where it has one, else by its place.
 * @param ref Meta's id of the header's file, once it was uploaded
 */
export function templateNode(
	{ name, language, values, file, place, buttons }: TemplateMessage,
	ref: string | null,
) {
	const header = file
		? [{ type: file.kind, [file.kind]: mediaOf(file, ref) }]
		: place
			? [{ type: "location", location: place }]
			: textsOf("header", values);
	const body = textsOf("body", values);
	const components = [
		...(header.length > 0 ? [{ type: "header", parameters: header }] : []),
		...(body.length > 0 ? [{ type: "body", parameters: body }] : []),
		...buttons.flatMap(({ kind }, at) => {
			const value = values[`button.${String(at)}`];
			return value === undefined ? [] : [buttonOf(kind, at, value)];
		}),
	];
	return { name, language: { code: language }, ...(components.length > 0 && { components }) };
}

const mediaOf = ({ kind, name }: NonNullable<TemplateMessage["file"]>, id: string | null) => ({
	id,
	...(kind === "document" ? { filename: name } : {}),
});

/** Numbered parameters stand in their order, which is that of their numbers. */
function textsOf(place: "header" | "body", values: TemplateMessage["values"]): object[] {
	const keyed = Object.entries(values)
		.filter(([id]) => id.startsWith(`${place}.`))
		.map(([id, text]) => ({ key: id.slice(place.length + 1), text }));
	const isNumbered = keyed.every(({ key }) => /^\d+$/u.test(key));
	const inOrder = isNumbered ? keyed.toSorted((a, b) => Number(a.key) - Number(b.key)) : keyed;
	return inOrder.map(({ key, text }) => ({
		type: "text",
		text,
		...(isNumbered ? {} : { parameter_name: key }),
	}));
}

const buttonOf = (kind: string, at: number, value: string) => ({
	type: "button",
	sub_type: kind,
	index: String(at),
	parameters: [
		kind === "copy_code"
			? { type: "coupon_code", coupon_code: value }
			: { type: "text", text: value },
	],
});
