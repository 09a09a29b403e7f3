import type { AnswerOf } from '@marquee/contract/operation'
import type { customers } from '@marquee/contract/customers'
import { linesToMend, whyRefused } from '@marquee/rules/csv'
import {
  suppressionCountNames,
  suppressionsTemplate,
  suppressionWords,
  type SuppressionCounts,
} from '@marquee/rules/customers'
import Typography from '@mui/material/Typography'
import { api, useChange, whyNot } from '../../../../../api/index.ts'
import { paths } from '../../../../../app/paths.ts'
import {
  Findings,
  ImportPage,
  RefusedLines,
  useTrial,
  type TriedFile,
} from '../../../../../ui/file-import/index.ts'
import { reasons, texts, trialTexts } from './texts.ts'

type Differences = AnswerOf<typeof customers.trySuppressions>

/** Takes a file of people to whom nothing is sent any more, once a person has seen how many are new. */
export function Screen() {
  const trying = useChange(api.customers.trySuppressions, { fails: false })
  const importing = useChange(api.customers.importSuppressions, {
    refreshes: [api.customers.searchSuppressions],
  })
  const trial = useTrial<Differences>({
    attempt: (file) => trying.attempt({ file }),
    run: (file, fingerprint) => importing.run({ query: { fingerprint }, file }),
  })
  return (
    <ImportPage
      texts={texts}
      list={paths.suppressions}
      template={suppressionsTemplate}
      reason={undefined}
      trial={trial}
    >
      {({ name, differences, isDone }) => (
        <Found
          name={name}
          differences={differences}
          onImport={isDone ? undefined : trial.run}
          isImporting={importing.isRunning}
        />
      )}
    </ImportPage>
  )
}

const COUNTS = Object.keys(suppressionCountNames) as (keyof SuppressionCounts)[]

function Found({ name, differences, onImport, isImporting }: TriedFile<Differences>) {
  const { counts, ignored, refused, place, can } = differences
  return (
    <Findings
      name={name}
      counts={COUNTS.map((each) => [suppressionCountNames[each], counts[each]])}
      ignored={ignored}
      nothing={counts.added + counts.refused === 0 ? trialTexts.nothing : undefined}
      onImport={onImport}
      isImporting={isImporting}
      reason={whyNot(can.import, reasons)}
    >
      <Typography sx={{ color: 'text.secondary' }}>{trialTexts.holdsAt(place)}</Typography>
      <RefusedLines
        rows={refused}
        all={counts.refused}
        subject={trialTexts.person}
        of={({ cells }) => cells.email || cells.lastName || trialTexts.noName}
        why={(row) => whyRefused(row, suppressionWords)}
        toMend={[trialTexts.downloadName, (rows) => linesToMend(rows, suppressionWords)]}
      />
    </Findings>
  )
}
