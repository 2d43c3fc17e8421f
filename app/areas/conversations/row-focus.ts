/** What acted on the chosen rows is gone: the focus goes on in the list, unless the conversation that opened has it. */
export function focusTabStop(): void {
	requestAnimationFrame(() => {
		if (document.activeElement?.closest("[data-conversation]")) return;
		document.querySelector<HTMLElement>("[data-contact-id][tabindex='0']")?.focus();
	});
}

/** After Esc the focus returns to the conversation's row in the list. */
export function focusRow(id: string): void {
	requestAnimationFrame(() => {
		document.querySelector<HTMLElement>(`[data-contact-id="${CSS.escape(id)}"]`)?.focus();
	});
}
