import { href, redirect } from "react-router";

/** The dashboard is a page of its own later; until then the list is where one starts. */
export function loader() {
	return redirect(href("/whatsapp/instances"));
}
