import type { Receipt } from '@marquee/contract/hand-overs'
import { handOverNames } from '@marquee/rules/hand-overs'
import { Section } from '../../ui/page/index.ts'
import { PlainTable } from '../../ui/plain-table/index.ts'
import { showMoment } from '../calendar/index.ts'
import { texts } from './texts.ts'

/** Who was handed it, and when; nothing before the first time. */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  if (receipts.length === 0) return null
  return (
    <Section title={texts.receipts}>
      <PlainTable
        label={texts.receipts}
        headers={[texts.what, texts.how, texts.by, texts.at, texts.manifest]}
        rows={receipts.map(({ number, kind, by, at, sha256 }) => ({
          id: number,
          cells: [
            texts.number(number),
            handOverNames[kind],
            by ?? texts.itself,
            showMoment(at),
            sha256.slice(0, 16),
          ],
        }))}
      />
    </Section>
  )
}
