import { readCsv } from '@marquee/rules/customers'
import { useState } from 'react'
import { api, useFileText, type Asked } from '../../../../api/index.ts'

/** More than the first lines of such a file ever take. */
const ENOUGH = 16_384
const SHOWN = 10

interface FirstRejections {
  asked: Asked<string>
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  /** There are more. */
  isCut: boolean
}

/** The first of the rejected rows, out of the file that holds them all. */
export function useFirstRejections(importKey: number, address: string): FirstRejections {
  // The address is signed anew from time to time; what stands there stays the same.
  const [signed] = useState(() =>
    Object.fromEntries(new URL(address, location.origin).searchParams),
  )
  const asked = useFileText(
    api.customers.rejectedRows,
    { params: { id: String(importKey) }, query: signed },
    ENOUGH,
  )
  const text = asked.response ?? ''
  const [headers, ...rows] = readCsv(text, 1, text.length < ENOUGH).rows.map(({ cells }) => cells)
  return { asked, headers: headers ?? [], rows: rows.slice(0, SHOWN), isCut: rows.length > SHOWN }
}
