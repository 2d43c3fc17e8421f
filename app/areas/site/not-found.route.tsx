import { data } from "react-router";
import { NotFoundPage } from "#app/ui/not-found-page.tsx";

/** Root middleware does not run for unmatched addresses; this route matches every address. */
export function loader() {
	return data(null, { status: 404 });
}

/** A POST to an unknown address is answered like a GET. */
export function action() {
	return data(null, { status: 404 });
}

export default function NotFound() {
	return <NotFoundPage />;
}
