import type { ReactNode } from 'react'
import { Panes } from '../../../../ui/panes/index.ts'
import type { PaneProps } from './parts.tsx'
import { usePlace } from './place.ts'
import { PANES } from './problem-places.rules.ts'
import { paneNames, texts } from './texts.ts'
import { usePaneStates } from './use-pane-states.ts'

/** The parts beside the one that is shown; they are judged anew at each change, it is not. */
export function TemplatePanes({ form, children }: PaneProps & { children: ReactNode }) {
  const states = usePaneStates(form)
  const { place, choosePane } = usePlace()
  return (
    <Panes
      label={texts.panes}
      panes={PANES.map((id) => ({ id, name: paneNames[id], state: states[id] }))}
      current={place.pane}
      onChoose={choosePane}
    >
      {children}
    </Panes>
  )
}
