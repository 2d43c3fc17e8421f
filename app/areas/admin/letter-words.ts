import { Bot, type LucideIcon, Mail, PlugZap, RefreshCw, Webhook } from "lucide-react";
import type { DeadLetterView } from "#app/contracts/dead-letters.ts";
import type { JobQueue } from "#app/domain/dead-letters/letter.ts";
import type { AdminStrings } from "./strings.pt.ts";

export const QUEUE_ICONS: Record<JobQueue, LucideIcon> = {
	"webhooks-out": Webhook,
	emails: Mail,
	"agent-replies": Bot,
	"health-checks": PlugZap,
	"facebook-sync": RefreshCw,
};

/** A readable name of the job. */
export function nameOf({ queue, job }: DeadLetterView, t: AdminStrings): string {
	if (queue === "emails") return t.mails[String(job["type"])] ?? t.jobs.emails;
	if (queue === "webhooks-out" && typeof job["integrationId"] === "string") return t.automation;
	return t.jobs[queue];
}

const SHORT_ID_LENGTH = 13;

/** The beginning of an id: its time and some random digits, enough to tell two apart. */
export const shortId = (id: string): string =>
	id.length > SHORT_ID_LENGTH ? `${id.slice(0, SHORT_ID_LENGTH)}…` : id;
