import type { AnswerOf } from '@marquee/contract/operation'
import type { printPackages } from '@marquee/contract/print-packages'
import { linesToMend, whyRefused } from '@marquee/rules/csv'
import { answerColumns, answerRowReasons } from '@marquee/rules/print-packages'
import { whyNot } from '../../../../api/index.ts'
import { Findings, RefusedLines, type TriedFile } from '../../../../ui/file-import/index.ts'
import { reasons } from '../texts.ts'
import { trialTexts as texts } from './texts.ts'

export type Differences = AnswerOf<typeof printPackages.tryAnswer>

const WORDS = { columns: answerColumns, reasons: answerRowReasons }

/** What an answer changes, in figures, and which of its lines cannot be used. */
export function DifferencesView(tried: TriedFile<Differences>) {
  const { name, differences, onImport, isImporting } = tried
  const { counts, after, ignored, refused, can } = differences
  const { mailed, spoiled, returned, unchanged } = counts
  const isNothing = mailed + spoiled + returned + counts.refused === 0
  return (
    <Findings
      name={name}
      counts={[
        [texts.mailed, mailed],
        [texts.spoiled, spoiled],
        [texts.returned, returned],
        [texts.unchanged, unchanged],
        [texts.refused, counts.refused],
        [texts.missing, after.missing],
      ]}
      ignored={ignored}
      nothing={isNothing ? texts.nothing : undefined}
      onImport={onImport}
      isImporting={isImporting}
      reason={whyNot(can.import, reasons)}
    >
      <RefusedLines
        rows={refused}
        all={counts.refused}
        subject={texts.piece}
        of={({ cells }) => cells.piece || texts.noName}
        why={(row) => whyRefused(row, WORDS)}
        toMend={[texts.downloadName, (rows) => linesToMend(rows, WORDS)]}
      />
    </Findings>
  )
}
