import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, type ComponentType } from 'react'
import { AudiencePane } from './audience-pane.tsx'
import { BasicsPane } from './basics-pane.tsx'
import { ChannelsPane } from './channels-pane.tsx'
import { CouponsPane } from './coupons-pane.tsx'
import { CreativesPane } from './creatives-pane.tsx'
import { DatesPane } from './dates-pane.tsx'
import type { PaneProps } from './parts.tsx'
import { usePlace } from './place.ts'
import { PANES, type PaneId } from './problem-places.rules.ts'
import { ReviewPane } from './review-pane.tsx'
import { StepsPane } from './steps-pane.tsx'
import { paneIntros, paneNames, texts } from './texts.ts'

export interface ShownPaneProps extends PaneProps {
  isNew: boolean
}

const CONTENT: Readonly<Record<PaneId, ComponentType<ShownPaneProps>>> = {
  basics: BasicsPane,
  dates: DatesPane,
  channels: ChannelsPane,
  audience: AudiencePane,
  steps: StepsPane,
  creatives: CreativesPane,
  coupons: CouponsPane,
  review: ReviewPane,
}

/** The pane that is shown, with the way to the next one. */
export function PaneFrame(props: ShownPaneProps) {
  const id = useId()
  const { place, choosePane } = usePlace()
  const { pane } = place
  const Content = CONTENT[pane]
  const next = PANES[PANES.indexOf(pane) + 1]
  return (
    <Box component="section" aria-labelledby={id} sx={clearOfBars}>
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {paneNames[pane]}
      </Typography>
      <Typography sx={{ mt: 1, mb: 5, maxWidth: '72ch', color: 'text.secondary' }}>
        {paneIntros[pane]}
      </Typography>
      <Content {...props} />
      {next && (
        <Box sx={{ mt: 8 }}>
          <Button variant="outlined" onClick={() => choosePane(next, true)}>
            {texts.next(paneNames[next])}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** What gets focus stays neither behind the bar above nor behind the one below. */
const clearOfBars = {
  minWidth: 0,
  '& :is(input, textarea, button, a, [role="combobox"])': {
    scrollMarginTop: '5rem',
    scrollMarginBottom: '7rem',
  },
}
