import {
  MEMBERSHIP_MODES,
  membershipsTemplate,
  type MembershipMode,
} from '@marquee/rules/memberships'
import { useEffect, useState } from 'react'
import { api, useChange } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { Choice } from '../../../../ui/choice/index.ts'
import { ImportPage, useTrial } from '../../../../ui/file-import/index.ts'
import { useLatest } from '../../../../ui/latest/index.ts'
import { DifferencesView, type Differences } from './differences.tsx'
import { modeTexts, texts } from './texts.ts'

/** Adds and changes the groups of a file, once a person has seen what it would change. */
export function Screen() {
  const [mode, setMode] = useState<MembershipMode>('ADD')
  const trying = useChange(api.memberships.try, { fails: false, selection: false })
  const importing = useChange(api.memberships.import, {
    refreshes: [api.marketGroups.list],
    selection: false,
  })
  const trial = useTrial<Differences>({
    attempt: (file) => trying.attempt({ query: { mode }, file }),
    run: (file, fingerprint) => importing.run({ query: { mode, fingerprint }, file }),
  })
  // What was shown is of the other choice, and is tried again.
  const retry = useLatest(() => {
    if (trial.tried?.isDone === false) trial.take(trial.tried.file)
  })
  useEffect(retry, [mode, retry])
  return (
    <ImportPage
      texts={texts}
      list={paths.marketGroups}
      template={membershipsTemplate}
      before={
        <Choice
          label={texts.mode}
          value={mode}
          choices={MEMBERSHIP_MODES.map((each) => [each, modeTexts[each]] as const)}
          onChange={setMode}
        />
      }
      reason={undefined}
      trial={trial}
    >
      {({ name, differences, isDone }) => (
        <DifferencesView
          name={name}
          differences={differences}
          onImport={isDone ? undefined : trial.run}
          isImporting={importing.isRunning}
        />
      )}
    </ImportPage>
  )
}
