import { lazy, Suspense, type ComponentType } from 'react'
import Alert from '@mui/material/Alert'
import { builderReasons, type StepType } from '@marquee/rules/builder'
import { RowsSkeleton } from '../../../ui/states/index.ts'
import { useBuilder } from './builder.ts'

type Load = () => Promise<{ Step: ComponentType }>

const step = (load: Load) =>
  lazy(async () => {
    const { Step } = await load()
    return { default: Step }
  })

/** The screen of each step, loaded when somebody goes there. */
const STEPS: Partial<Record<StepType, ComponentType>> = {
  CAMPAIGN_DETAILS: step(() => import('./details/details.step.tsx')),
  CREATIVE_SELECTION: step(() => import('./select-creative/select-creative.step.tsx')),
  COUPON_CUSTOMIZATION: step(() => import('./customize-coupon/customize-coupon.step.tsx')),
  TOUCHPOINTS: step(() => import('./touchpoints/touchpoints.step.tsx')),
  AUDIENCE_SELECTION: step(() => import('./audience-builder/audience-builder.step.tsx')),
  CONFIRMATION: step(() => import('./confirmation/confirmation.step.tsx')),
}

/** The step that the address names. Another touchpoint's step is another one. */
export function StepAt() {
  const { flow, place } = useBuilder()
  const found = flow.steps.find((each) => each.place === place)
  return (
    <Suspense fallback={<RowsSkeleton rows={6} />}>
      {found?.blocked && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {builderReasons[found.blocked]}
        </Alert>
      )}
      {found && <StepOf key={place} type={found.type} />}
    </Suspense>
  )
}

function StepOf({ type }: { type: StepType }) {
  const Step = STEPS[type]
  return Step && <Step />
}
