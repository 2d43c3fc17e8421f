// Calling codes of countries (ITU-T E.164), to read a number that somebody types without one.

/** A country by its ISO 3166 code, and the digits its numbers begin with. */
export interface Country {
	iso: string;
	code: string;
}

/** Of several countries with one code the first is the one a number is taken for. */
const TABLE =
	"BR55 PT351 US1 CA1 AR54 PY595 UY598 CL56 BO591 PE51 CO57 VE58 EC593 MX52 ES34 IT39 FR33 DE49 GB44 IE353 " +
	"AO244 MZ258 CV238 GW245 ST239 TL670 MO853 CN86 JP81 AD376 AE971 AF93 AL355 AM374 AT43 AU61 AZ994 BA387 " +
	"BD880 BE32 BF226 BG359 BH973 BI257 BJ229 BN673 BT975 BW267 BY375 BZ501 CD243 CF236 CG242 CH41 CI225 CM237 " +
	"CR506 CU53 CY357 CZ420 DJ253 DK45 DZ213 EE372 EG20 ER291 ET251 FI358 FJ679 GA241 GE995 GF594 GH233 GI350 " +
	"GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IL972 IN91 IQ964 IR98 " +
	"IS354 JO962 KE254 KG996 KH855 KM269 KR82 KW965 LA856 LB961 LI423 LK94 LR231 LS266 LT370 LU352 LV371 " +
	"LY218 MA212 MC377 MD373 ME382 MG261 MK389 ML223 MM95 MN976 MQ596 MR222 MT356 MU230 MV960 MW265 MY60 NA264 " +
	"NC687 NE227 NG234 NI505 NL31 NO47 NP977 NZ64 OM968 PA507 PF689 PG675 PH63 PK92 PL48 PS970 QA974 RE262 " +
	"RO40 RS381 RU7 KZ7 RW250 SA966 SC248 SD249 SE46 SG65 SI386 SK421 SL232 SM378 SN221 SO252 SR597 SS211 SV503 " +
	"SY963 SZ268 TD235 TG228 TH66 TJ992 TM993 TN216 TR90 TW886 TZ255 UA380 UG256 UZ998 VN84 XK383 YE967 ZA27 " +
	"ZM260 ZW263";

export const COUNTRIES: readonly Country[] = TABLE.split(" ").map((entry) => ({
	iso: entry.slice(0, 2),
	code: entry.slice(2),
}));

/** The country a whole number belongs to; null for a code that is nobody's. */
export function countryOf(phone: string): Country | null {
	const fits = COUNTRIES.filter(({ code }) => phone.startsWith(code));
	return fits.toSorted((a, b) => b.code.length - a.code.length)[0] ?? null;
}
