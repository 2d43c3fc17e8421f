/** The page of integrations with a server behind it that keeps what it is told. */
import { act } from "@testing-library/react";
import { useState } from "react";
import { type ActionFunctionArgs, useLoaderData } from "react-router";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw, type Drawn, readLater } from "#tests/support/dom.tsx";
import { view } from "#tests/unit/areas/integrations/views.ts";
import { IntegrationDialog } from "#app/areas/integrations/form/integration-dialog.tsx";
import { useFormAddress } from "#app/areas/integrations/use-form-address.ts";
import IntegrationsPage from "#app/areas/integrations/integrations.route.tsx";
import type { IntegrationTest, IntegrationView } from "#app/contracts/integrations.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import {
	CREDENTIAL_FIELDS,
	type IntegrationType,
	isAutomation,
} from "#app/domain/integrations/type.ts";
import { WorkspaceEventsContext } from "#app/ui/workspace-events.ts";
import { SERVICES } from "./services.ts";

/** What the server answers to a new automation. */
export const SIGNING_SECRET = "whsec-shown-once";
const NOW = 120_000;

interface Visit {
	at?: string;
	integrations?: IntegrationView[];
	mayManage?: boolean;
	isAdmin?: boolean;
	/** Readings of the page wait for it. */
	reading?: () => Promise<void>;
	advanceTimers?: (ms: number) => void;
	/** Draws the form without the page behind it. */
	isFormAlone?: boolean;
}

export interface Visited extends Drawn {
	/** Forms the server got; what was typed as an object. */
	sent: Record<string, unknown>[];
	toasts: string[];
	/** What the server keeps; tests of others' changes change it. */
	kept: IntegrationView[];
	hear: (...frames: WorkspaceFrame[]) => void;
}

interface Filled {
	type: IntegrationType;
	name: string;
	credentials: Record<string, string>;
}

function testOf({ type, credentials }: Filled): IntegrationTest {
	const { refusal, finding } = SERVICES[type];
	const isRefused = Object.values(credentials).some((value) => value.includes("refused"));
	return {
		health: isRefused ? "error" : "healthy",
		latencyMs: 90,
		finding: isRefused ? refusal : finding,
	};
}

const storedOf = (filled: Filled): IntegrationView =>
	view({
		id: `${filled.type}-1`,
		type: filled.type,
		name: filled.name,
		lastTest: { ...testOf(filled), at: NOW - 1000 },
		fields: CREDENTIAL_FIELDS[filled.type].map(({ key, isSecret }) => ({
			key,
			value: isSecret ? "••••••••cdef" : (filled.credentials[key] ?? ""),
		})),
	});

/** What the server does with a form. */
function perform(form: Record<string, string>, kept: IntegrationView[]) {
	const { intent = "", id } = form;
	const filled = form["filled"] ? (JSON.parse(form["filled"]) as Filled) : null;
	const answer = { intent, code: null, id: null, test: null, secret: null, deliveries: null };
	const at = kept.findIndex((each) => each.id === id);
	if (intent === "test" && filled) return { ...answer, test: testOf(filled) };
	if (intent === "create" && filled) {
		kept.push(storedOf(filled));
		return { ...answer, secret: isAutomation(filled.type) ? SIGNING_SECRET : null };
	}
	const found = kept[at];
	if (!found) return answer;
	if (intent === "update" && filled) kept[at] = { ...found, name: filled.name };
	if (intent === "refresh") kept[at] = { ...found, lastSyncAt: NOW };
	if (intent === "remove") kept.splice(at, 1);
	return answer;
}

/** The page as the router hands it its data. */
function Loaded() {
	const props = { loaderData: useLoaderData(), params: {}, matches: [] } as unknown;
	return <IntegrationsPage {...(props as Parameters<typeof IntegrationsPage>[0])} />;
}

/** Of the whole page only the form that the address opens, and the secret it leads to. */
function FormAlone() {
	const address = useFormAddress();
	const [secret, setSecret] = useState<string | null>(null);
	return (
		<>
			{address.form ? (
				<IntegrationDialog address={address} integrations={[]} onSecret={setSecret} />
			) : null}
			<output aria-label="segredo">{secret}</output>
		</>
	);
}

export function visit(options: Visit = {}): Visited {
	const { at = "/integrations", mayManage = true, isAdmin = false } = options;
	const kept = [...(options.integrations ?? [])];
	const sent: Record<string, unknown>[] = [];
	const listeners = new Set<(frame: WorkspaceFrame) => void>();
	const line = {
		listen(listener: (frame: WorkspaceFrame) => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
	const loader = async () => {
		await (options.reading?.() ?? readLater());
		return { integrations: [...kept], mayManage, isAdmin, now: NOW };
	};
	const action = async ({ request }: ActionFunctionArgs) => {
		const form = Object.fromEntries(await request.formData()) as Record<string, string>;
		sent.push(form["filled"] ? { ...form, filled: JSON.parse(form["filled"]) } : form);
		return perform(form, kept);
	};
	const toasts = listenToToasts();
	const drawn = draw(
		<WorkspaceEventsContext value={line}>
			{options.isFormAlone ? <FormAlone /> : <Loaded />}
		</WorkspaceEventsContext>,
		{
			at,
			page: { action, loader },
			...(options.advanceTimers && { advanceTimers: options.advanceTimers }),
		},
	);
	const hear = (...frames: WorkspaceFrame[]) =>
		act(() => frames.forEach((frame) => listeners.forEach((listener) => listener(frame))));
	return { ...drawn, sent, toasts, kept, hear };
}
