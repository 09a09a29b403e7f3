import { ENROLLED_FILTERS, type EnrolledFilter } from '@marquee/rules/annual'

/** What is looked at. It stands in the address, so that a link leads to the same. */
export interface ShownYear {
  /** Of an annual template; undefined: the first that is offered. */
  template: number | undefined
  /** A place below the selected market. */
  at: number | undefined
  enrolled: EnrolledFilter | undefined
}

/** Reads an address; what it does not understand, it leaves out. */
export function readAddress(valueOf: (name: string) => string | null): ShownYear {
  return {
    template: keyIn(valueOf('template')),
    at: keyIn(valueOf('at')),
    enrolled: ENROLLED_FILTERS.find((one) => one === valueOf('enrolled')),
  }
}

const keyIn = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** What stands in the address; what is as usual is not mentioned. */
export function inAddress({ template, at, enrolled }: ShownYear): Record<string, string> {
  const parts: Readonly<Record<keyof ShownYear, string | number | undefined>> = {
    template,
    at,
    enrolled,
  }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
}
