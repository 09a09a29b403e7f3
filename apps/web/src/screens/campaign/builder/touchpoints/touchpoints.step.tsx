import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { builderReasons, type BuilderStep } from '@marquee/rules/builder'
import { campaignAbilityTexts, stepStatusLabels } from '@marquee/rules/campaigns'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { StateMark } from '../../../../ui/panes/index.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden/index.ts'
import { LastWords } from '../../../../widgets/approvals/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { Campaign, CampaignStep } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { whenSent } from '../facts.rules.ts'
import { BarFrame } from '../step-bar.tsx'
import { StepTitle } from '../step-title.tsx'
import { stepsIn } from '../steps.rules.ts'
import { stepNames, texts as builderTexts } from '../texts.ts'
import { useNeighbours } from '../use-neighbours.ts'
import { ChannelsOfStep } from './channels-of-step.tsx'
import { texts } from './texts.ts'
import { CampaignPiece } from '../../../../widgets/campaigns/index.ts'
import { useTouchpoint } from './use-touchpoint.ts'

/** All touchpoints of the campaign, each with the ways to its creative and its coupons. */
export function Step() {
  const { campaign } = useBuilder()
  const { previous, next } = useNeighbours()
  const shown = stepsIn(campaign).filter(({ optionality }) => optionality !== 'DISABLED')
  return (
    <>
      <StepTitle intro={texts.intro}>{texts.title}</StepTitle>
      <Box
        component="ol"
        aria-label={texts.list}
        sx={{ display: 'grid', gap: 5, m: 0, p: 0, listStyle: 'none' }}
      >
        {shown.map((step) => (
          <TouchpointCard key={step.key} step={step} />
        ))}
      </Box>
      <BarFrame status={builderTexts.saved(showMoment(campaign.updatedAt))} previous={previous}>
        <Button component={RouterLink} to={next} variant="contained">
          {texts.continue}
        </Button>
      </BarFrame>
    </>
  )
}

/** A touchpoint: whether it is used, when, by which channels, and what is still missing of its piece. */
function TouchpointCard({ step: known }: { step: CampaignStep }) {
  const { campaign } = useBuilder()
  const { step, change, said, problem } = useTouchpoint(known)
  const { number, name, optionality, opted } = step
  const id = useId()
  const reason = whyNot(campaign.can.saveStep, campaignAbilityTexts)
  return (
    <Card component="li" aria-labelledby={id} sx={card}>
      <Thumbnail step={step} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={head}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {texts.place(number)}
            </Typography>
            <Typography id={id} variant="h3" component="h3">
              {name}
            </Typography>
          </Box>
          <Chip size="small" variant="outlined" label={texts.optionalities[optionality]} />
          <OptSwitch step={step} reason={reason} onSwitch={(is) => change({ opted: is })} />
        </Box>
        {problem && (
          <Alert severity="error" sx={{ my: 3 }}>
            {problem}
          </Alert>
        )}
        {cameBack(campaign, step) && (
          <LastWords campaignKey={campaign.key} of="rejection" stepKey={step.key} />
        )}
        <TouchpointFacts step={step} />
        {opted && <ChannelsOfStep step={step} reason={reason} onChange={change} />}
        {opted && <StepLinks step={step} />}
        <Typography
          role="status"
          variant="caption"
          component="p"
          sx={{ mt: 2, minHeight: '1.25rem', color: 'text.secondary' }}
        >
          {said}
        </Typography>
      </Box>
    </Card>
  )
}

/** A touchpoint that was changed while its campaign runs, and is not submitted for its own decision. */
const cameBack = ({ status }: Campaign, step: CampaignStep): boolean =>
  status === 'ACTIVE' && step.opted && step.status === 'DRAFT'

function Thumbnail({ step }: { step: CampaignStep }) {
  const { campaign } = useBuilder()
  const hasPiece = step.opted && step.creative.creativeTemplateKey !== null
  return (
    <Box sx={[picture, !hasPiece && { display: { xs: 'none', sm: 'block' } }]}>
      {hasPiece ? (
        <CampaignPiece campaign={campaign} step={step} size="small" />
      ) : (
        <Box sx={nothing}>{step.opted ? texts.noCreative : texts.off}</Box>
      )}
    </Box>
  )
}

const card = {
  display: 'grid',
  alignItems: 'start',
  gap: 5,
  p: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
}

const head = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: 3,
  mb: 4,
  alignItems: 'center',
}

const picture = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
}

const nothing = {
  aspectRatio: '3 / 2',
  display: 'grid',
  placeItems: 'center',
  p: 3,
  textAlign: 'center',
  bgcolor: 'background.sunken',
  color: 'text.secondary',
  typography: 'caption',
}

interface OptSwitchProps {
  step: CampaignStep
  /** Why nothing of the campaign can be changed. */
  reason: string | undefined
  onSwitch: (isOn: boolean) => void
}

/** Whether the touchpoint is used. A locked switch takes focus as well, so that its reason can be read. */
function OptSwitch({ step, reason, onSwitch }: OptSwitchProps) {
  const { name, opted, optionality } = step
  const id = useId()
  const isLocked = optionality === 'REQUIRED' && opted
  const locked = reason ?? (isLocked ? texts.required : undefined)
  return (
    <span>
      <Tooltip title={locked ?? ''}>
        <Switch
          checked={opted}
          onChange={(_, checked) => locked === undefined && onSwitch(checked)}
          sx={[locked !== undefined && blocked]}
          slotProps={{
            input: {
              'aria-label': texts.use(name),
              'aria-disabled': locked !== undefined || undefined,
              'aria-describedby': locked === undefined ? undefined : id,
            },
          }}
        />
      </Tooltip>
      {locked !== undefined && <VisuallyHidden id={id}>{locked}</VisuallyHidden>}
    </span>
  )
}

const blocked = { opacity: 0.6, '& input': { cursor: 'not-allowed' } }

/** When it is sent, and how far it has come. */
function TouchpointFacts({ step }: { step: CampaignStep }) {
  const { category } = useBuilder().campaign
  const { opted, status } = step
  return (
    <Facts
      facts={[
        [texts.date, whenSent(step, category)],
        [texts.status, opted ? stepStatusLabels[status] : texts.notUsed],
      ]}
    />
  )
}

/** To the creative and the coupons of a touchpoint, and what is missing there. */
function StepLinks({ step }: { step: CampaignStep }) {
  const { flow, pathTo } = useBuilder()
  const own = flow.steps.filter(({ stepKey }) => stepKey === step.key)
  return (
    <Box component="ul" sx={list}>
      {own.map((one) => (
        <Box component="li" key={one.place} sx={{ display: 'flex', gap: 2 }}>
          <StateMark state={one.isDone ? 'complete' : 'todo'} />
          <Box sx={{ minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={pathTo(one.place)}
              aria-label={`${stepNames[one.type]}: ${step.name}`}
            >
              {stepNames[one.type]}
            </Link>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {stateOf(one)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function stateOf({ isDone, blocked, missing, type }: BuilderStep): string {
  if (blocked !== null) return builderReasons[blocked]
  const own = missing.filter(({ code }) => code === CODES[type as keyof typeof CODES])
  return isDone || own.length === 0 ? texts.done : own.map(({ text }) => text).join(' ')
}

/** A creative whose coupons are missing is chosen all the same. */
const CODES = {
  CREATIVE_SELECTION: 'builder.creative',
  COUPON_CUSTOMIZATION: 'builder.coupons',
} as const

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  rowGap: 3,
  mt: 4,
  mb: 0,
  p: 0,
  listStyle: 'none',
} as const
