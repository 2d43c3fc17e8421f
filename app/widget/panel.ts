import type { WebchatConfig } from "../contracts/webchat.ts";
import { readableOn } from "../domain/channels/contrast.ts";
import { add, el, icon, ICONS, setAttributes } from "./dom.ts";
import type { WidgetStrings } from "./strings.pt.ts";
import { STYLE } from "./style.ts";

export type Notice = "offline" | "slow" | "gone" | null;

export interface Frame {
	host: HTMLElement;
	/** Sets everything between header and end, in this order. */
	fill(...parts: HTMLElement[]): void;
	open(isOpen: boolean): void;
	isOpen(): boolean;
	note(notice: Notice): void;
	count(unread: number): void;
}

/**
 * The widget's own part of the page: one element with a shadow tree. Styles of the site do not
 * reach in, and ours do not reach out.
 * @param isPage it fills its container and is always open
 */
export function createFrame(
	config: WebchatConfig,
	t: WidgetStrings,
	parts: { isPage: boolean; onToggle(isOpen: boolean): void },
): Frame {
	const { isPage } = parts;
	const host = document.createElement("prosa-webchat");
	if (isPage) host.setAttribute("data-mode", "page");
	const shadow = host.attachShadow({ mode: "open" });
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(STYLE);
	shadow.adoptedStyleSheets = [sheet];

	const root = el("div", { class: "root", lang: config.locale === "pt" ? "pt-BR" : "en" });
	root.style.setProperty("--accent", config.color);
	root.style.setProperty("--on-accent", readableOn(config.color));
	const badge = el("span", { class: "badge", "aria-hidden": "true", hidden: true });
	const launcher = el("button", { class: "launcher", type: "button", "aria-label": t.open });
	add(launcher, icon(ICONS.chat), badge);
	const close = el("button", { class: "close", type: "button", "aria-label": t.close });
	close.appendChild(icon(ICONS.close));
	const title = el("h2", { dir: "auto" }, config.name);
	const here = config.answersWithin === "" ? t.here : t.within(config.answersWithin);
	const status = el("p", {}, config.away === null ? here : t.away);
	const notice = el("p", { class: "notice", role: "status", hidden: true });
	const header = el("header", {}, el("div", {}, title, status), isPage ? null : close);
	const panel = el("section", { class: "panel", "aria-label": config.name }, header, notice);
	if (!isPage) setAttributes(panel, { role: "dialog", hidden: true });
	add(root, panel, isPage ? null : launcher);
	shadow.appendChild(root);

	function open(isOpen: boolean): void {
		panel.hidden = !isOpen && !isPage;
		setAttributes(launcher, { "aria-expanded": String(isOpen) });
		setAttributes(host, { "data-open": isOpen });
	}
	const toggle = (isOpen: boolean): void => {
		open(isOpen);
		parts.onToggle(isOpen);
		if (!isOpen) launcher.focus();
	};
	open(isPage);
	launcher.addEventListener("click", () => toggle(panel.hidden !== false));
	close.addEventListener("click", () => toggle(false));
	panel.addEventListener("keydown", (event) => {
		// Keys pressed here must not trigger shortcuts of the site.
		event.stopPropagation();
		if (event.key === "Escape" && !isPage) toggle(false);
	});

	return {
		host,
		fill: (...elements) => panel.replaceChildren(header, notice, ...elements),
		open,
		isOpen: () => !panel.hidden,
		note(which) {
			notice.hidden = which === null;
			notice.textContent = which === null ? "" : t[which];
		},
		count(unread) {
			badge.hidden = unread === 0;
			badge.textContent = unread > 9 ? "9+" : String(unread);
			setAttributes(launcher, { "aria-label": unread === 0 ? t.open : t.openUnread(unread) });
		},
	};
}
