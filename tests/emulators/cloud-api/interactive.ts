/** Interactive messages, as the Graph API takes and refuses them. */

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.map(nodeOf) : []);
const isWithin = (value: unknown, max: number): boolean =>
	typeof value === "string" && value.length > 0 && value.length <= max;

const textIn = (node: unknown, max: number): boolean => isWithin(nodeOf(node)["text"], max);
const areDifferent = (all: unknown[]): boolean => new Set(all).size === all.length;

function isButtons({ buttons: told }: Node): boolean {
	const buttons = listOf(told).map(({ type, reply }) => ({ type, ...nodeOf(reply) }) as Node);
	return (
		buttons.length > 0 &&
		buttons.length <= 3 &&
		buttons.every(
			({ type, id, title }) => type === "reply" && isWithin(id, 256) && isWithin(title, 20),
		) &&
		areDifferent(buttons.map(({ id }) => id)) &&
		areDifferent(buttons.map(({ title }) => title))
	);
}

function isList({ button, sections: told }: Node): boolean {
	const sections = listOf(told);
	const rows = sections.flatMap((section) => listOf(section["rows"]));
	return (
		isWithin(button, 20) &&
		rows.length > 0 &&
		rows.length <= 10 &&
		rows.every(
			({ id, title, description }) =>
				isWithin(id, 200) &&
				isWithin(title, 24) &&
				(description === undefined || isWithin(description, 72)),
		) &&
		areDifferent(rows.map(({ id }) => id)) &&
		(sections.length === 1 || sections.every(({ title }) => isWithin(title, 24)))
	);
}

function isPix({ name, parameters }: Node): boolean {
	const told = nodeOf(parameters);
	const [setting, ...more] = listOf(told["payment_settings"]);
	const code = nodeOf(setting?.["pix_dynamic_code"]);
	const { value, offset } = nodeOf(told["total_amount"]);
	return (
		name === "review_and_pay" &&
		isWithin(told["reference_id"], 35) &&
		told["payment_type"] === "br" &&
		told["currency"] === "BRL" &&
		Number.isInteger(value) &&
		offset === 100 &&
		more.length === 0 &&
		setting?.["type"] === "pix_dynamic_code" &&
		isWithin(code["code"], 700) &&
		isWithin(code["merchant_name"], 60) &&
		isWithin(code["key"], 100) &&
		["CPF", "CNPJ", "EMAIL", "PHONE", "EVP"].includes(String(code["key_type"]))
	);
}

function isRight(type: unknown, { body, header }: Node, action: Node): boolean {
	const parameters = nodeOf(action["parameters"]);
	switch (type) {
		case "button":
			return textIn(body, 1024) && isButtons(action);
		case "list":
			return textIn(body, 4096) && isList(action);
		case "cta_url":
			return (
				textIn(body, 1024) &&
				action["name"] === "cta_url" &&
				isWithin(parameters["display_text"], 20) &&
				/^https?:\/\//u.test(String(parameters["url"]))
			);
		case "location_request_message":
			return textIn(body, 1024) && action["name"] === "send_location";
		case "product":
			return isWithin(action["catalog_id"], 40) && isWithin(action["product_retailer_id"], 200);
		case "product_list":
			return (
				textIn(body, 1024) &&
				textIn(header, 60) &&
				listOf(action["sections"]).every(
					({ title, product_items: items }) => isWithin(title, 24) && listOf(items).length > 0,
				)
			);
		case "order_details":
			return textIn(body, 1024) && isPix(action);
		default:
			return false;
	}
}

/** What an interactive message brings; "malformed" for what Meta refuses. */
export function interactiveIn(body: Node): { text: string; item: unknown } | "malformed" {
	const told = nodeOf(body["interactive"]);
	return isRight(told["type"], told, nodeOf(told["action"]))
		? { text: "", item: { interactive: told } }
		: "malformed";
}
