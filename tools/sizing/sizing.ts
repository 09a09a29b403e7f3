// What docs/sizing.md computes its table from: each cost as it was measured there.

/** Milliseconds of the processor for a call, over all kinds of calls of the soak. */
const PROGRAM_MS = 7.4
const DATABASE_MS = 6.2
/** A person who browses and saves does something every three seconds, which is so many calls a second. */
const CALLS_OF_A_PERSON = 0.65
/** Above this load answers wait for a core. */
const LOAD = 0.6
/** Rows of customers' files that are imported in a second on two cores, PostgreSQL included. */
const ROWS_A_SECOND = 16_000
/** Bytes in the database for a household, which a week after an import is there twice. */
const HOUSEHOLD_BYTES = 390
/** Bytes of a household in the file of its market, and in the columns that a program makes of that. */
const FILE_BYTES = 24
const COLUMN_BYTES = 27
/** Bytes for an ordered campaign with its entries in the audit log, and for each household it reaches. */
const CAMPAIGN_BYTES = 35_000
const REACHED_BYTES = 4
/** Bytes for each piece that is sent, and for what contact pressure counts of it, which is forgotten after a year. */
const DELIVERY_BYTES = 200
const COUNTED_BYTES = 150
const COUNTED_MONTHS = 12
const MONTHS = 36
const GIGABYTE = 1e9
const MILLISECONDS = 1_000
const SECONDS_OF_A_MINUTE = 60

export interface Network {
  dealers: number
  /** Of each dealer. */
  households: number
  campaignsInAMonth: number
  piecesOfACampaign: number
  /** Who work at the busiest moment. */
  peopleAtOnce: number
}

export interface Needed {
  programCores: number
  databaseCores: number
  /** A program uses little more than one core for calls; two go on while one is replaced. */
  programs: number
  /** Until all dealers' files are imported, one program and PostgreSQL on two cores. */
  importMinutes: number
  /** After three years. */
  databaseGigabytes: number
  /** Beside the program itself. */
  programGigabytes: number
}

export function neededFor({
  dealers,
  households,
  campaignsInAMonth,
  piecesOfACampaign,
  peopleAtOnce,
}: Network): Needed {
  const calls = peopleAtOnce * CALLS_OF_A_PERSON
  const cores = (milliseconds: number) => (calls * milliseconds) / MILLISECONDS / LOAD
  const all = dealers * households
  const campaigns = dealers * campaignsInAMonth * MONTHS
  const ofCampaigns = campaigns * (CAMPAIGN_BYTES + households * REACHED_BYTES)
  const piecesInAMonth = dealers * campaignsInAMonth * piecesOfACampaign
  const ofPieces = piecesInAMonth * (MONTHS * DELIVERY_BYTES + COUNTED_MONTHS * COUNTED_BYTES)
  const ofCustomers = all * (2 * HOUSEHOLD_BYTES + FILE_BYTES)
  return {
    programCores: cores(PROGRAM_MS),
    databaseCores: cores(DATABASE_MS),
    programs: Math.max(2, Math.ceil(cores(PROGRAM_MS))),
    importMinutes: all / ROWS_A_SECOND / SECONDS_OF_A_MINUTE,
    databaseGigabytes: (ofCustomers + ofCampaigns + ofPieces) / GIGABYTE,
    programGigabytes: (all * (FILE_BYTES + COLUMN_BYTES)) / GIGABYTE,
  }
}
