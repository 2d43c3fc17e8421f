import { useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TokenField } from "./token-field.tsx";
import { type TokenVerdict, useAddition, useTokenVerdict } from "./use-add-account.ts";

/** Spec 2, section 4: validates the token first, then stores the account. */
export function AddAccountForm({ onClose }: { onClose: () => void }) {
	const t = useStrings({ pt, en }).add;
	const [token, setToken] = useState("");
	const [accountId, setAccountId] = useState("");
	const validation = useTokenVerdict();
	const addition = useAddition(onClose);
	const verdict = validation.of(token);
	const reason = reasonNotToAdd(verdict, accountId, t);
	const refusal = addition.isBusy ? null : addition.refusalOf({ token, accountId });
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (reason === null) addition.send({ token, accountId });
			}}
		>
			<TokenField
				isBusy={validation.isBusy}
				onEdit={(next) => {
					setToken(next);
					validation.clear();
				}}
				onValidate={() => validation.look({ token, accountId })}
				token={token}
				verdict={verdict}
			/>
			<Field hint={t.accountIdHint} label={t.accountId}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						inputMode="numeric"
						maxLength={64}
						onChange={(event) => setAccountId(event.currentTarget.value)}
						placeholder="act_1234567890"
						value={accountId}
					/>
				)}
			</Field>
			{refusal === null ? null : <ErrorState title={t.syncFailed}>{refusal}</ErrorState>}
			<div className="mt-2 flex flex-wrap justify-end gap-3">
				<Button onClick={onClose} type="button">
					{t.cancel}
				</Button>
				<ReasonedButton kind="primary" loading={addition.isBusy} reason={reason} type="submit">
					{t.sync}
				</ReasonedButton>
			</div>
		</form>
	);
}

/** Why 'Sincronizar Conta' is disabled; null when it is not. */
function reasonNotToAdd(
	verdict: TokenVerdict | null,
	accountId: string,
	t: { needsValidation: string; needsAccountId: string },
): string | null {
	if (verdict?.kind !== "valid") return t.needsValidation;
	return accountId.trim() === "" ? t.needsAccountId : null;
}
