/** Opens the menu of a message from a key or a long press. */
export function openMenuOf(message: Element): void {
	message.querySelector<HTMLElement>("[data-message-menu]")?.click();
}

/** Opens what a message can be reacted with. */
export function openReactionsOf(message: Element): void {
	message.querySelector<HTMLElement>("[data-message-react]")?.click();
}
