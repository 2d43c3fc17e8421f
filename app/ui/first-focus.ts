const FIELD = "input, select, textarea";
const TABBABLE = `a[href], button, summary, [tabindex="0"], ${FIELD}`;
/** Inputs that take no typing: a phone shows no keyboard for them. */
const UNTYPED = ["checkbox", "radio", "range", "color", "file", "button", "submit", "reset"];

/**
 * Puts the first focus of a dialog where the least surprise is: in the first field that can be
 * filled in, where the dialog asks for something; else on the dialog itself, so that it is read from
 * its title on. Never on its cross, which ends what just began. A field with `data-begin` comes
 * before others: what stands above it was answered by whoever opened the dialog.
 * @param head holds title and cross, and is skipped
 */
export function focusFirst(content: HTMLElement, head: Element | null): void {
	const field = findFirstField(content, head);
	// On a touch screen the keyboard would come up over half of what nobody has read yet.
	const isHeld = field !== null && isTyped(field) && matchMedia("(pointer: coarse)").matches;
	if (field === null || isHeld) return content.focus({ preventScroll: true });
	field.focus({ preventScroll: true });
	// As Tab would: typing replaces what is there, an arrow keeps it.
	if (field instanceof HTMLInputElement && isTyped(field)) field.select();
}

/** Null: the dialog begins with something else, so it is there to be read or to choose from. */
function findFirstField(content: HTMLElement, head: Element | null): HTMLElement | null {
	const usable = [...content.querySelectorAll<HTMLElement>(TABBABLE)].filter(
		(element) =>
			!head?.contains(element) && !element.matches(":disabled") && element.checkVisibility(),
	);
	const [first] = usable;
	const form = first?.closest("form") ?? null;
	if (!first || !(form || first.matches(FIELD))) return null;
	const fields = usable.filter(
		(element) => element.matches(FIELD) && (form === null || form.contains(element)),
	);
	const field =
		fields.find((element) => element.matches("[data-begin]")) ??
		fields.find((element) => !element.matches("[readonly]")) ??
		fields[0];
	return field ? chosenOf(field, fields) : null;
}

/** Of a group of radio buttons the keyboard stops at the chosen one. */
function chosenOf(field: HTMLElement, fields: HTMLElement[]): HTMLElement {
	if (!(field instanceof HTMLInputElement) || field.type !== "radio") return field;
	const isChosen = (other: HTMLElement): boolean =>
		other instanceof HTMLInputElement && other.name === field.name && other.checked;
	return fields.find(isChosen) ?? field;
}

const isTyped = (field: HTMLElement): boolean =>
	field instanceof HTMLTextAreaElement
		? !field.readOnly
		: field instanceof HTMLInputElement && !field.readOnly && !UNTYPED.includes(field.type);
