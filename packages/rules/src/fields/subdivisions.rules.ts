/** A part of a country as addresses name it: a state, a district or a territory. */
export interface Subdivision {
  name: string
  code: string
}

const CODES =
  'Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,' +
  'Delaware DE,District of Columbia DC,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,' +
  'Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,' +
  'Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,' +
  'New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,' +
  'Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,' +
  'South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,' +
  'West Virginia WV,Wisconsin WI,Wyoming WY,American Samoa AS,Guam GU,' +
  'Northern Mariana Islands MP,Puerto Rico PR,U.S. Virgin Islands VI'

/** The subdivisions of the United States that mail is delivered to, as the post office codes them. */
export const SUBDIVISIONS: readonly Subdivision[] = CODES.split(',').map((entry) => ({
  name: entry.slice(0, -3),
  code: entry.slice(-2),
}))
