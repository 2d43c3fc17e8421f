/** Goes to the first field of a form that is marked as wrong, once it is drawn so. */
export function focusFirstInvalid(form: HTMLFormElement): void {
	requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
