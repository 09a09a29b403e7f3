import { FIRST_STEPS, firstStepTexts, nextStep, stepsDone } from '@marquee/rules/home'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { paths } from '../../app/paths.ts'
import { firstStepsTexts as texts } from './texts.ts'

/** Tells an administrator that the installation is not ready for dealers yet; nothing where it is. */
export function FirstStepsNote() {
  const { response } = useOperation(api.home.firstSteps, {}, { selection: false })
  const next = response && nextStep(response.counts)
  if (!next) return null
  const more = (
    <Button component={Link} to={paths.begin} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
      {texts.see}
    </Button>
  )
  return (
    <Alert severity="info" action={more} sx={{ mb: 8 }}>
      {texts.standing(stepsDone(response.counts), FIRST_STEPS.length, firstStepTexts[next].title)}
    </Alert>
  )
}
