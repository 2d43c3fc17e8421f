import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SignUpDialog } from "#app/contracts/embedded-signup.ts";
import {
	type DialogMessage,
	dialogOptions,
	readDialogMessage,
} from "#app/domain/channels/signup-dialog.ts";
import type { FacebookSdk } from "#app/ui/facebook-sdk.ts";

/** How long one half is waited for after the other: the SDK tells the code, the dialog the account. */
const OTHER_HALF_MS = 10_000;

/** How a dialog ended without a number. `silent`: Meta told only half of it. */
export type DialogEnd = Exclude<DialogMessage, { kind: "finished" }> | { kind: "silent" };

export interface DialogResult {
	code: string;
	businessId: string;
	phoneNumberId: string | null;
	isShared: boolean;
}

/** The code in an answer of the SDK; null for none. */
function codeIn(answer: unknown): string | null {
	const { authResponse } = (answer ?? {}) as { authResponse?: { code?: unknown } | null };
	return typeof authResponse?.code === "string" ? authResponse.code : null;
}

/** Opens Meta's dialog, and brings together what it and the SDK tell, in whichever order. */
export function useSignUpDialog(
	dialog: SignUpDialog,
	sdk: FacebookSdk | null,
	onFinished: (result: DialogResult) => void,
) {
	const [isOpen, setOpen] = useState(false);
	const [end, setEnd] = useState<DialogEnd | null>(null);
	const told = useRef<{ code: string | null; message: DialogMessage | null }>({
		code: null,
		message: null,
	});
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	function close(how: DialogEnd): void {
		clearTimeout(timer.current);
		told.current = { code: null, message: null };
		setOpen(false);
		setEnd(how);
	}

	function settle(): void {
		const { code, message } = told.current;
		if (message && message.kind !== "finished") return close(message);
		clearTimeout(timer.current);
		if (code !== null && message) {
			told.current = { code: null, message: null };
			setOpen(false);
			const { kind: _, ...account } = message;
			return onFinished({ code, ...account });
		}
		if (code !== null || message)
			timer.current = setTimeout(() => close({ kind: "silent" }), OTHER_HALF_MS);
	}

	const hear = useEffectEvent((event: MessageEvent): void => {
		const message = isOpen ? readDialogMessage(event, dialog.origins) : null;
		if (message === null) return;
		told.current = { ...told.current, message };
		settle();
	});
	useEffect(() => {
		window.addEventListener("message", hear);
		return () => {
			window.removeEventListener("message", hear);
			clearTimeout(timer.current);
		};
	}, []);

	return {
		isOpen,
		end,
		open(isShared: boolean): void {
			if (sdk === null) return;
			told.current = { code: null, message: null };
			setEnd(null);
			setOpen(true);
			sdk.login(
				(answer) => {
					const code = codeIn(answer);
					// Without a code the window was closed; the dialog may have said where.
					if (code === null) return close({ kind: "cancelled", step: null });
					told.current = { ...told.current, code };
					settle();
				},
				dialogOptions(dialog.configId, isShared),
			);
		},
	};
}
