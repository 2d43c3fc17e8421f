import { href, Link } from "react-router";
import { MAX_INPUT_LENGTH } from "#app/domain/settings/webhook-answer.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { useN8nTest } from "./use-n8n-test.ts";

/** The text to send and the webhook's address. One test at a time. */
export function TestForm(props: {
	address: string;
	isEcho: boolean;
	test: ReturnType<typeof useN8nTest>;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { Form, isTesting } = props.test;
	return (
		<Card className="p-4 md:p-6">
			<Form
				className="flex flex-col gap-5"
				method="post"
				onSubmit={(event) => {
					if (isTesting) event.preventDefault();
				}}
			>
				<Address address={props.address} isEcho={props.isEcho} />
				<Field hint={t.inputHint(format.number(MAX_INPUT_LENGTH))} label={t.input}>
					{(control) => (
						<TextArea
							{...control}
							defaultValue={t.inputDefault}
							maxLength={MAX_INPUT_LENGTH}
							name="input"
							rows={4}
						/>
					)}
				</Field>
				<Button aria-disabled={isTesting} kind="primary" size="large" type="submit">
					{isTesting ? t.testing : t.start}
				</Button>
			</Form>
		</Card>
	);
}

function Address(props: { address: string; isEcho: boolean }) {
	const t = useStrings({ pt, en });
	return (
		<div>
			<p className="text-[13px] text-gray-11">
				{props.address === "" ? t.missing : props.isEcho ? t.echo : t.own}
			</p>
			{props.address === "" ? null : (
				<p className="mt-1 rounded-control bg-gray-3 px-2.5 py-1.5 font-mono text-xs text-gray-12 [overflow-wrap:anywhere]">
					{props.address}
				</p>
			)}
			<Link
				className="focus-ring mt-1.5 inline-block rounded-control text-[13px] font-medium text-accent-11 hover:underline"
				to={href("/settings")}
			>
				{t.change}
			</Link>
		</div>
	);
}
