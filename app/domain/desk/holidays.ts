// Days on which Brazil, or one of its states, does not work: offered, and closed only where somebody ticks them.
// National: Lei 662/1949 (with 10.607/2002), 6.802/1980, 14.759/2023, and Good Friday by custom (Lei 9.093/1995 leaves it to the
// municipalities). States: their own laws under Lei 9.093/1995, art. 1, II ("data magna"), as collected in
// pt.wikipedia.org/wiki/Feriados_no_Brasil, read 2026-11. Municipal days are a workspace's own closed days.

export const STATES = [
	"AC",
	"AL",
	"AM",
	"AP",
	"BA",
	"CE",
	"DF",
	"ES",
	"GO",
	"MA",
	"MG",
	"MS",
	"MT",
	"PA",
	"PB",
	"PE",
	"PI",
	"PR",
	"RJ",
	"RN",
	"RO",
	"RR",
	"RS",
	"SC",
	"SE",
	"SP",
	"TO",
] as const;
export type State = (typeof STATES)[number];

export const isState = (value: unknown): value is State => STATES.some((state) => state === value);

/** When it is: on a day of the year, so many days from Easter, or on the Sunday on or after a day. */
type On = { month: number; day: number; isSunday?: true } | { easter: number };

export interface Holiday {
	/** Kept with the hours; never another day's. */
	id: string;
	name: string;
	/** Null: of the whole country. */
	state: State | null;
	/** "Ponto facultativo": most shops decide for themselves. */
	isOptional: boolean;
	on: On;
}

const national = (id: string, name: string, on: On, isOptional = false): Holiday => ({
	id,
	name,
	state: null,
	isOptional,
	on,
});
const on = (month: number, day: number): On => ({ month, day });

const NATIONAL: readonly Holiday[] = [
	national("new-year", "Confraternização Universal", on(1, 1)),
	national("carnival-monday", "Segunda-feira de Carnaval", { easter: -48 }, true),
	national("carnival-tuesday", "Terça-feira de Carnaval", { easter: -47 }, true),
	national("ash-wednesday", "Quarta-feira de Cinzas", { easter: -46 }, true),
	national("good-friday", "Sexta-feira Santa", { easter: -2 }),
	national("easter", "Páscoa", { easter: 0 }, true),
	national("tiradentes", "Tiradentes", on(4, 21)),
	national("labour-day", "Dia do Trabalho", on(5, 1)),
	national("corpus-christi", "Corpus Christi", { easter: 60 }, true),
	national("independence", "Independência do Brasil", on(9, 7)),
	national("aparecida", "Nossa Senhora Aparecida", on(10, 12)),
	national("public-servants", "Dia do Servidor Público", on(10, 28), true),
	national("all-souls", "Finados", on(11, 2)),
	national("republic", "Proclamação da República", on(11, 15)),
	national("black-awareness", "Dia da Consciência Negra", on(11, 20)),
	national("christmas-eve", "Véspera de Natal", on(12, 24), true),
	national("christmas", "Natal", on(12, 25)),
	national("new-years-eve", "Véspera de Ano-Novo", on(12, 31), true),
];

/** Those of each unit, the data magna among them. */
const OF_STATES: Record<State, readonly (readonly [name: string, on: On])[]> = {
	AC: [
		["Dia do Evangélico", on(1, 23)],
		["Dia Internacional da Mulher", on(3, 8)],
		["Aniversário do Acre", on(6, 15)],
		["Dia da Amazônia", on(9, 5)],
		["Tratado de Petrópolis", on(11, 17)],
	],
	AL: [
		["São João", on(6, 24)],
		["São Pedro", on(6, 29)],
		["Emancipação política de Alagoas", on(9, 16)],
	],
	AM: [
		["Elevação do Amazonas a província", on(9, 5)],
		["Nossa Senhora da Conceição", on(12, 8)],
	],
	AP: [
		["São José", on(3, 19)],
		["Criação do Território Federal do Amapá", on(9, 13)],
	],
	BA: [["Independência da Bahia", on(7, 2)]],
	CE: [
		["São José", on(3, 19)],
		["Data Magna do Ceará", on(3, 25)],
	],
	DF: [
		["Fundação de Brasília", on(4, 21)],
		["Dia do Evangélico", on(11, 30)],
	],
	ES: [["Nossa Senhora da Penha", { easter: 8 }]],
	GO: [
		["Fundação da cidade de Goiás", on(7, 26)],
		["Pedra fundamental de Goiânia", on(10, 24)],
	],
	MA: [["Adesão do Maranhão à Independência", on(7, 28)]],
	MG: [["Data Magna de Minas Gerais", on(4, 21)]],
	MS: [["Criação do Mato Grosso do Sul", on(10, 11)]],
	// Its only own day became the country's in 2023.
	MT: [["Dia da Consciência Negra", on(11, 20)]],
	PA: [["Adesão do Pará à Independência", on(8, 15)]],
	PB: [
		["Homenagem a João Pessoa", on(7, 26)],
		["Fundação da Paraíba", on(8, 5)],
	],
	PE: [
		["Data Magna de Pernambuco", on(3, 6)],
		["São João", on(6, 24)],
	],
	PI: [["Dia do Piauí", on(10, 19)]],
	PR: [["Emancipação política do Paraná", on(12, 19)]],
	RJ: [
		["Carnaval", { easter: -47 }],
		["São Jorge", on(4, 23)],
	],
	RN: [["Mártires de Cunhaú e Uruaçu", on(10, 3)]],
	RO: [
		["Criação de Rondônia", on(1, 4)],
		["Dia do Evangélico", on(6, 18)],
	],
	RR: [["Criação de Roraima", on(10, 5)]],
	RS: [["Revolução Farroupilha", on(9, 20)]],
	SC: [
		["Dia de Santa Catarina", { month: 8, day: 11, isSunday: true }],
		["Santa Catarina de Alexandria", { month: 11, day: 25, isSunday: true }],
	],
	SE: [["Emancipação política de Sergipe", on(7, 8)]],
	SP: [["Revolução Constitucionalista", on(7, 9)]],
	TO: [
		["Autonomia do Tocantins", on(3, 18)],
		["Nossa Senhora da Natividade", on(9, 8)],
		["Criação do Tocantins", on(10, 5)],
	],
};

/** "sp-07-09"; a day that moves is counted from Easter: "es-easter+8". */
function idOf(state: State, when: On): string {
	const two = (value: number): string => String(value).padStart(2, "0");
	const day =
		"easter" in when
			? `easter${when.easter < 0 ? "" : "+"}${when.easter}`
			: `${two(when.month)}-${two(when.day)}`;
	return `${state.toLowerCase()}-${day}`;
}

const ALL: readonly Holiday[] = [
	...NATIONAL,
	...STATES.flatMap((state) =>
		OF_STATES[state].map(([name, when]) => ({
			id: idOf(state, when),
			name,
			state,
			isOptional: false,
			on: when,
		})),
	),
];
const BY_ID: ReadonlyMap<string, Holiday> = new Map(ALL.map((holiday) => [holiday.id, holiday]));

export const isHoliday = (id: unknown): id is string => typeof id === "string" && BY_ID.has(id);

const DAY_MS = 86_400_000;

/** Easter Sunday of a year of the Gregorian calendar, as UTC midnight (Meeus, Jones, Butcher). */
function easterOf(year: number): number {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const d =
		(19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
	const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
	const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
	return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** YYYY-MM-DD of a holiday in a year. */
export function dateOfHoliday({ on: when }: Pick<Holiday, "on">, year: number): string {
	let at: number;
	if ("easter" in when) at = easterOf(year) + when.easter * DAY_MS;
	else {
		at = Date.UTC(year, when.month - 1, when.day);
		if (when.isSunday) at += ((7 - new Date(at).getUTCDay()) % 7) * DAY_MS;
	}
	return new Date(at).toISOString().slice(0, 10);
}

/** What is offered to a workspace in a state (null: none chosen), in the order of the year. */
export function offeredHolidays(state: State | null, year: number): (Holiday & { date: string })[] {
	const dated = ALL.filter((one) => one.state === null || one.state === state).map((one) => ({
		...one,
		date: dateOfHoliday(one, year),
	}));
	const free = new Set(
		dated.filter((one) => one.state === null && !one.isOptional).map(({ date }) => date),
	);
	// Brasília was founded on the day of Tiradentes: one line says so.
	const offered = dated.filter((one) => one.state === null || !free.has(one.date));
	return offered.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The days (YYYY-MM-DD) of those that are ticked, in a year; what is no holiday is left out. */
export const daysOfHolidays = (ids: readonly string[], year: number): string[] =>
	ids.flatMap((id) => {
		const holiday = BY_ID.get(id);
		return holiday ? [dateOfHoliday(holiday, year)] : [];
	});

/** What a person who sets up a shop would tick: of the country and of their state, but for what is optional. */
export const usualHolidays = (state: State | null): string[] =>
	ALL.filter((one) => !one.isOptional && (one.state === null || one.state === state)).map(
		({ id }) => id,
	);
