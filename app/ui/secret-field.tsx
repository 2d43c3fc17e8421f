import { type ReactNode, useEffect, useRef, useState } from "react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { ConcealedInput } from "./concealed-input.tsx";
import { Field, type FieldControlProps } from "./field.tsx";
import { en } from "./secret-field.en.ts";
import { pt, type SecretFieldStrings } from "./secret-field.pt.ts";
import { StatusBadge } from "./status-badge.tsx";
import { TextInput } from "./text-input.tsx";

type Mode = "stored" | "typing" | "removed";

interface SecretFieldProps {
	label: string;
	name: string;
	stored: { isSet: boolean; mask: string };
	/** Rises with each save: what was typed is stored now. */
	version: number;
	hint?: ReactNode;
	/** Placeholder of the input, where the usual one (a key) does not fit. */
	placeholder?: string;
	error?: string | null;
	/** It must have a value: it can be replaced but not removed. */
	isRequired?: boolean;
	/** Called with the field's value on each change: what is typed, the mask, or "" for removing. */
	onEdit?: (value: string) => void;
}

/**
 * A secret that is written and never read back: masked while it is stored, with buttons to replace
 * or remove it. Its input sends the mask for "unchanged" (J06) and nothing for "remove" (J07).
 */
export function SecretField(props: SecretFieldProps) {
	const { stored, version, onEdit } = props;
	const t = useStrings({ pt, en });
	const [mode, setMode] = useState<Mode>("stored");
	const [saved, setSaved] = useState(version);
	if (saved !== version) {
		setSaved(version);
		setMode("stored");
	}
	const change = (next: Mode): void => {
		setMode(next);
		onEdit?.(next === "stored" ? stored.mask : "");
	};
	const isTyping = !stored.isSet || mode === "typing";
	return (
		<Field
			aside={<Badge isSet={stored.isSet} />}
			error={props.error}
			hint={hintOf(mode, props, t)}
			label={props.label}
		>
			{(control) => (
				<div className="flex flex-wrap items-center gap-2">
					<div className="min-w-0 flex-1 basis-60">
						{isTyping ? (
							<TypedSecret
								control={control}
								key={version}
								name={props.name}
								onEdit={onEdit}
								placeholder={props.placeholder}
								takesFocus={stored.isSet}
							/>
						) : (
							<TextInput
								{...control}
								className="tabular"
								name={props.name}
								readOnly
								value={mode === "removed" ? "" : stored.mask}
							/>
						)}
					</div>
					{stored.isSet ? (
						<Actions
							canRemove={!props.isRequired}
							label={props.label}
							mode={mode}
							onChange={change}
						/>
					) : null}
				</div>
			)}
		</Field>
	);
}

/** What saving, or leaving it empty, would do; else the field's own hint. */
function hintOf(mode: Mode, props: SecretFieldProps, t: SecretFieldStrings): ReactNode {
	if (mode === "removed") return t.willRemove;
	const mayRemove = props.stored.isSet && !props.isRequired;
	return mode === "typing" && mayRemove ? t.emptyRemoves : props.hint;
}

function Badge({ isSet }: { isSet: boolean }) {
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<StatusBadge tone={isSet ? "good" : "neutral"}>
			{isSet ? common.configured : common.notConfigured}
		</StatusBadge>
	);
}

function TypedSecret(props: {
	control: FieldControlProps;
	name: string;
	onEdit: ((value: string) => void) | undefined;
	placeholder: string | undefined;
	takesFocus: boolean;
}) {
	const t = useStrings({ pt, en });
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (props.takesFocus) input.current?.focus();
	}, [props.takesFocus]);
	return (
		<ConcealedInput
			{...props.control}
			autoCapitalize="off"
			// Keeps browsers from filling in or storing a password here.
			autoComplete="new-password"
			autoCorrect="off"
			data-1p-ignore
			data-lpignore="true"
			hideLabel={t.hide}
			name={props.name}
			onChange={(event) => props.onEdit?.(event.currentTarget.value)}
			placeholder={props.placeholder ?? t.placeholder}
			ref={input}
			showLabel={t.show}
			spellCheck={false}
		/>
	);
}

function Actions(props: {
	label: string;
	mode: Mode;
	canRemove: boolean;
	onChange: (mode: Mode) => void;
}) {
	const t = useStrings({ pt, en });
	if (props.mode !== "stored")
		return (
			<Button onClick={() => props.onChange("stored")} type="button">
				{props.mode === "typing" ? t.keep : t.undo}
			</Button>
		);
	return (
		<>
			<Button
				aria-label={t.replaceNamed(props.label)}
				onClick={() => props.onChange("typing")}
				type="button"
			>
				{t.replace}
			</Button>
			{props.canRemove ? (
				<Button
					aria-label={t.removeNamed(props.label)}
					onClick={() => props.onChange("removed")}
					type="button"
				>
					{t.remove}
				</Button>
			) : null}
		</>
	);
}
