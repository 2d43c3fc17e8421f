/** What we use of a service worker's world. The platform's own types for it exclude those of pages. */

export interface WorkerEvent extends Event {
	/** Keeps the worker alive until this has ended. */
	waitUntil(work: Promise<unknown>): void;
}

export interface PushedEvent extends WorkerEvent {
	data: { text(): string } | null;
}

export interface ClickEvent extends WorkerEvent {
	notification: Notification;
}

export interface RequestEvent extends WorkerEvent {
	request: Request;
	/** The answer to a navigation that the browser asked for while the worker woke up. */
	preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
}

export interface SaidEvent extends WorkerEvent {
	data: unknown;
}

/** A page of ours. */
export interface Page {
	url: string;
	visibilityState: "visible" | "hidden";
	focus(): Promise<Page>;
	postMessage(message: unknown, transfer: Transferable[]): void;
}

interface Events {
	activate: WorkerEvent;
	install: WorkerEvent;
	push: PushedEvent;
	notificationclick: ClickEvent;
	fetch: RequestEvent;
	message: SaidEvent;
}

export interface Scope {
	location: { origin: string };
	navigator: { language: string };
	caches: Pick<CacheStorage, "open" | "delete">;
	fetch(input: Request | string, init?: RequestInit): Promise<Response>;
	registration: {
		showNotification(title: string, options: ShownOptions): Promise<void>;
		getNotifications(filter?: { tag?: string }): Promise<Notification[]>;
		navigationPreload?: { enable(): Promise<void> };
	};
	clients: {
		claim(): Promise<void>;
		matchAll(of: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
		openWindow(url: string): Promise<unknown>;
	};
	skipWaiting(): Promise<void>;
	addEventListener<Name extends keyof Events>(
		name: Name,
		listener: (event: Events[Name]) => void,
	): void;
}

/** Newer members than the platform's types of pages have. */
export interface ShownOptions extends NotificationOptions {
	renotify?: boolean;
	timestamp?: number;
}
