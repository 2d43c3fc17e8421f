// Spec 1, section 2: notifications panel, a local list of three. They carry the demonstration badge.
import type { SAMPLE_NOTIFICATIONS } from "#app/domain/notifications/notification.ts";

export type SampleName = (typeof SAMPLE_NOTIFICATIONS)[number];

export const SAMPLES: {
	id: SampleName;
	tone: "success" | "info" | "warning";
	minutesAgo: number;
}[] = [
	{ id: "sample_success", tone: "success", minutesAgo: 5 },
	{ id: "sample_info", tone: "info", minutesAgo: 60 },
	{ id: "sample_warning", tone: "warning", minutesAgo: 1440 },
];
