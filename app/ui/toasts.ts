/** Spec 1, sections 8 and 9. */
export const SUCCESS_TOAST_MS = 4000;
const ERROR_TOAST_MS = 6000;
const UNDO_TOAST_MS = 8000;
const MAX_TOAST_CHARACTERS = 200;

type Kind = "success" | "error" | "info" | "warning";
export interface ToastAction {
	label: string;
	onClick: () => void;
}
type Show = (
	kind: Kind,
	title: string,
	options: { duration: number; description?: string; action?: ToastAction },
) => void;

/** Toasts requested before the view is loaded; they are shown once it is. */
const waiting: Parameters<Show>[] = [];
let show: Show | null = null;
let isWanted = false;
let tellWanted: (() => void) | null = null;

/** Whether the view is wanted: until then nothing of it is loaded. */
export const areToastsWanted = (): boolean => isWanted;

/** Has the view loaded before there is a toast: what says that the network is gone, or a release, must be there by then. */
export function wantToasts(): void {
	isWanted = true;
	tellWanted?.();
}

/** Calls back when the view is wanted. Returns a function that ends it. */
export function onToastsWanted(wanted: () => void): () => void {
	tellWanted = wanted;
	return () => {
		tellWanted = null;
	};
}

/**
 * Registers the view and shows the waiting toasts in order. Returns a function that unregisters it.
 */
export function takeToasts(view: Show): () => void {
	show = view;
	for (const toast of waiting.splice(0)) view(...toast);
	return () => {
		show = null;
	};
}

/** Foreign text must not fill the screen (F11). */
const cut = (text: string): string =>
	text.length > MAX_TOAST_CHARACTERS ? `${text.slice(0, MAX_TOAST_CHARACTERS - 1)}…` : text;

function showToast(...toast: Parameters<Show>): void {
	if (show) return show(...toast);
	waiting.push(toast);
	wantToasts();
}

const of =
	(kind: Kind, duration: number) =>
	(title: string, description?: string): void => {
		const options = description ? { duration, description: cut(description) } : { duration };
		showToast(kind, cut(title), options);
	};

/**
 * Shows toasts: `notify.error("Erro ao enviar", "Não foi possível…")`. What must be read also stays
 * on the page.
 */
export const notify = {
	success: of("success", SUCCESS_TOAST_MS),
	info: of("info", SUCCESS_TOAST_MS),
	warning: of("warning", ERROR_TOAST_MS),
	error: of("error", ERROR_TOAST_MS),
	/** Something was done and can be undone; stays long enough to reach the button. */
	done: (title: string, undo: ToastAction): void =>
		showToast("success", cut(title), { duration: UNDO_TOAST_MS, action: undo }),
};
