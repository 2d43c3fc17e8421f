import { displayText } from "#app/domain/chat/display-text.ts";
import type { Act } from "./acts-api.ts";

/** `loja__orders_cancel` as people read it. */
export const actTitle = (tool: string): string => tool.replaceAll(/_+/gu, " ").trim();

/** The values of an act by name; null where they cannot be read. */
function valuesOf(given: string): [string, string][] | null {
	try {
		const values: unknown = JSON.parse(given);
		if (typeof values !== "object" || values === null) return null;
		return Object.entries(values).map(([name, value]) => [
			actTitle(name),
			typeof value === "string" ? value : JSON.stringify(value),
		]);
	} catch {
		return null;
	}
}

/** With which values something is done. */
export function ActValues({ act }: { act: Act }) {
	const values = valuesOf(act.arguments);
	if (values === null) return null;
	return (
		<dl className="grid max-h-32 grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 overflow-y-auto text-[13px]">
			{values.map(([name, value]) => (
				<div className="contents" key={name}>
					<dt className="max-w-40 truncate text-gray-11">
						<bdi>{name}</bdi>
					</dt>
					<dd className="text-gray-12 [overflow-wrap:anywhere]">
						<bdi>{displayText(value)}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}

/** What a foreign system said; short answers are read at a glance. */
export function ActResult({ text }: { text: string }) {
	if (text.trim() === "") return null;
	return (
		<pre className="max-h-24 overflow-auto rounded-control bg-gray-3 px-2 py-1.5 font-mono text-xs whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
			<bdi>{displayText(text)}</bdi>
		</pre>
	);
}
