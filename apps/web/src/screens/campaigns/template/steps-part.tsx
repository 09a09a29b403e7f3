import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import {
  type Category,
  type FilterItem,
  isSetOff,
  stepsOf,
  type TemplateStep,
} from '@marquee/rules/templates'
import type { PieceCoupon } from '@marquee/rules/pieces'
import { Section } from '../../../ui/page/index.ts'
import { MailedThumbnail, PieceSkeleton } from '../../../widgets/pieces/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { ChannelChips } from '../channel-chips.tsx'
import { FirstPiece, useOwnPieces, type OwnPieces } from '../first-piece.tsx'
import { NoPicture } from '../no-picture.tsx'
import { cardTexts } from '../texts.ts'
import type { Template } from './answers.ts'
import { offeredCreatives } from './choices.rules.ts'
import { stepTexts } from './texts.ts'
import type { OfferedCreatives } from './use-offered-creatives.ts'

interface StepsPartProps {
  template: Template
  creatives: OfferedCreatives
}

/** What goes out, one after the other. */
export function StepsPart({ template, creatives }: StepsPartProps) {
  const steps = stepsOf(template)
  return (
    <Section title={stepTexts.title} framed>
      {steps.length === 0 && <Typography>{stepTexts.none}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 6 }}>
        {steps.map((step) => (
          <StepItem key={step.key} step={step} template={template} known={creatives} />
        ))}
      </Box>
    </Section>
  )
}

interface StepItemProps {
  step: TemplateStep
  template: Template
  known: OfferedCreatives
}

function StepItem({ step, template, known }: StepItemProps) {
  const { number, name, daysAfterStart, optionality, targetAttachmentCount } = step
  const options = [...step.fulfillmentOptions, ...step.fulfillmentVariationOptions]
  return (
    <Box component="li" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h3">{stepTexts.numbered(number, name)}</Typography>
        <Chip label={stepTexts.optionality[optionality]} />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {[
          sentWhen(template.category, daysAfterStart),
          ...(targetAttachmentCount > 0 ? [stepTexts.coupons(targetAttachmentCount)] : []),
        ].join(' · ')}
      </Typography>
      <ChannelChips options={options} />
      <StepCreatives
        template={template}
        creatives={offeredCreatives(step, template.creativeTemplates)}
        hasCoupons={targetAttachmentCount > 0}
        known={known}
      />
    </Box>
  )
}

const sentWhen = (category: Category, daysAfterStart: number): string =>
  daysAfterStart > 0
    ? stepTexts.later(daysAfterStart)
    : isSetOff(category)
      ? stepTexts.due
      : stepTexts.first

interface StepCreativesProps {
  template: Template
  creatives: readonly FilterItem[]
  hasCoupons: boolean
  known: OfferedCreatives
}

/** The pieces that a step may send. */
function StepCreatives({ template, creatives, hasCoupons, known }: StepCreativesProps) {
  const ownPiece = useOwnPieces([template.key])
  if (creatives.length === 0) return <Typography>{stepTexts.noCreative}</Typography>
  return (
    <div>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {stepTexts.creatives(creatives.length)}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
        }}
      >
        {creatives.map((creative) => (
          <Creative
            key={creative.creativeTemplateKey}
            creative={creative}
            own={ownPiece(template.key)}
            hasCoupons={hasCoupons}
            known={known}
          />
        ))}
      </Box>
    </div>
  )
}

interface CreativeProps extends Omit<PieceProps, 'creativeKey'> {
  creative: FilterItem
}

function Creative({ creative: { name, creativeTemplateKey }, ...shown }: CreativeProps) {
  const { mayLook } = shown.known
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        {mayLook ? (
          <Piece creativeKey={creativeTemplateKey} {...shown} />
        ) : (
          <NoPicture>{cardTexts.noPicture}</NoPicture>
        )}
      </Box>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
    </Box>
  )
}

interface PieceProps {
  creativeKey: number
  own: ReturnType<OwnPieces>
  hasCoupons: boolean
  known: OfferedCreatives
}

const NO_COUPONS: readonly PieceCoupon[] = []

/** Drawn here, as it is mailed: the first of the template with its coupons, as in the catalog. */
function Piece({ creativeKey, own, hasCoupons, known }: PieceProps) {
  const { selectedMarket } = useUserState()
  const creative = known.find(creativeKey)
  if (own !== undefined && own !== 'loading' && own.creative.key === creativeKey) {
    return <FirstPiece own={own}>{null}</FirstPiece>
  }
  if (creative) {
    return (
      <MailedThumbnail
        creative={creative}
        marketKey={selectedMarket?.type === 'DEALER' ? selectedMarket.key : undefined}
        coupons={hasCoupons ? undefined : NO_COUPONS}
      />
    )
  }
  const isMissing = known.status === 'failed' || known.status === 'succeeded'
  if (isMissing) return <NoPicture>{cardTexts.pictureFailed}</NoPicture>
  return <PieceSkeleton />
}
