import { Outlet } from "react-router";
import { SetupTabs } from "./setup-tabs.tsx";

/** One header of tabs over the pages that set WhatsApp up. */
export default function SetupLayout() {
	return (
		<>
			<SetupTabs />
			<Outlet />
		</>
	);
}
