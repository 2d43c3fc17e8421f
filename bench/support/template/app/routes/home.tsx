/** A welcome with a loader, a logo for each theme and two links with icons, as the starter of a new project shows it. */
import { useLoaderData } from "react-router";

const LINKS = [
	{ href: "https://docs.example/framework", text: "Framework docs" },
	{ href: "https://chat.example/join", text: "Join the chat" },
];
const BARS = Array.from({ length: 24 }, (_, n) => n);

export const meta = () => [
	{ title: "A new app" },
	{ name: "description", content: "Welcome to a new app" },
];

export const loader = () => ({ message: "Hello from the Worker" });

function Logo({ theme }: { theme: string }) {
	return (
		<svg viewBox="0 0 240 48" className={`block w-full ${theme}`} role="img" aria-label="Logo">
			{BARS.map((n) => (
				<path
					key={n}
					d={`M${n * 10} ${n % 5} C ${n * 10 + 3} ${n + 6.25}, ${n * 10 + 6} 31.5, ${n * 10 + 8} 44.75 Z`}
					fill="currentColor"
				/>
			))}
		</svg>
	);
}

export default function Home() {
	const { message } = useLoaderData<typeof loader>();
	return (
		<main className="flex items-center justify-center pt-16 pb-4">
			<div className="flex min-h-0 flex-1 flex-col items-center gap-16">
				<header className="flex flex-col items-center gap-9">
					<div className="w-[500px] max-w-[100vw] p-4">
						<Logo theme="dark:hidden" />
						<Logo theme="hidden dark:block" />
					</div>
				</header>
				<div className="w-full max-w-[300px] space-y-6 px-4">
					<nav className="space-y-4 rounded-3xl border border-gray-200 p-6 dark:border-gray-700">
						<p className="text-center leading-6 text-gray-700 dark:text-gray-200">What is next?</p>
						<ul>
							{LINKS.map(({ href, text }) => (
								<li key={href}>
									<a
										className="group flex items-center gap-3 self-stretch p-3 leading-normal text-blue-700 hover:underline dark:text-blue-500"
										href={href}
										target="_blank"
										rel="noreferrer"
									>
										<svg width="24" height="20" viewBox="0 0 20 20" aria-hidden="true">
											<path
												d="M9.99981 10.0751V9.99992M17.4688 17.4688C15.889 19.0485 11.2645 16.9853 7.13958 12.8604"
												strokeWidth="1.5"
												strokeLinecap="round"
											/>
										</svg>
										{text}
									</a>
								</li>
							))}
							<li className="self-stretch p-3 leading-normal">{message}</li>
						</ul>
					</nav>
				</div>
			</div>
		</main>
	);
}
