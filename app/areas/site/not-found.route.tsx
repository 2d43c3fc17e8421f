import { data } from "react-router";
import { NotFoundPage } from "#app/ui/not-found-page.tsx";

/** Root middleware does not run for an unmatched address; this route makes every address match. */
export function loader() {
	return data(null, { status: 404 });
}

/** A POST to nowhere is as unknown as a GET. */
export function action() {
	return data(null, { status: 404 });
}

export default function NotFound() {
	return <NotFoundPage />;
}
