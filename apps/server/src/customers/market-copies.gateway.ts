import type { CountedHousehold } from '@marquee/rules/customers'

/** Where else the households of markets lie to be counted, besides their files. */
export interface MarketCopies {
  /** A new copy of a market; it is not counted until it is complete. */
  begin(marketKey: number): Promise<MarketCopy>

  /** The markets of which this version is not there whole. */
  missing(files: Checksums): Promise<number[]>

  /** Lets go of copies that no market points to any more. */
  tidy(inUse: Checksums): Promise<void>
}

interface MarketCopy {
  add(household: CountedHousehold): Promise<void>
  /** It is the copy of the file with this checksum. */
  end(checksum: string): Promise<void>
}

type Checksums = ReadonlyMap<number, { checksum: string }>
