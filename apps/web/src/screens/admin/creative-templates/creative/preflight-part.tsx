import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  preflightTexts as findingTexts,
  type Finding,
  type PictureSizes,
} from '@marquee/rules/pieces'
import { isOnPaper } from '@marquee/rules/channels'
import { memo } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Section } from '../../../../ui/page/index.ts'
import { useDebounced } from '../../../../ui/search-box/index.ts'
import { checkedWords } from './checked-words.rules.ts'
import { checked, type CheckedValues, type CreativeValues } from './creative.rules.ts'
import { advice, partTexts, preflightTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

interface PreflightPartProps {
  form: UseFormReturn<CreativeValues>
  photos: BrandPhotos
}

/** What would come out wrong in print, where it is printed, and what to do about it; checked in a pause of typing. */
export function PreflightPart({ form, photos }: PreflightPartProps) {
  useWatch({ control: form.control })
  const values = form.getValues()
  const { texts, design, photo, fields, variations, hierarchyId, preview } = values
  const said = useDebounced(
    JSON.stringify({ texts, design, photo, fields, variations, hierarchyId, preview }),
  )
  // What is known by its front alone is never printed.
  if (!isOnPaper(...values.fulfillmentChannels)) return null
  return <Preflight said={said} sizes={photos.sizes} />
}

interface PreflightProps {
  /** What is looked at, as one text: as long as it is the same, nothing is looked at again. */
  said: string
  sizes: PictureSizes
}

const Preflight = memo(function Preflight({ said, sizes }: PreflightProps) {
  const values = JSON.parse(said) as CheckedValues
  const outcome = checked(values, sizes)
  if (!outcome) return null
  const { photo, variations } = values
  const { findings, count } = outcome
  const words = checkedWords(values)
  const nameOf = (hash: string) => {
    const variation = hash === photo ? undefined : variations.find((one) => one.photo === hash)
    return variation ? preflightTexts.pictureOf(variation.name) : preflightTexts.picture
  }
  return (
    <Section title={partTexts.preflight} description={preflightTexts.withCoupons(count)}>
      <Box role="status">
        {findings.length + words.length === 0 ? (
          <Alert severity="success">{preflightTexts.well}</Alert>
        ) : (
          <Alert severity="warning" role="presentation">
            <Box component="ul" sx={{ m: 0, pl: 4, display: 'grid', gap: 2 }}>
              {words.map((line) => (
                <li key={line}>{line}</li>
              ))}
              {findings.map((finding) => (
                <li key={`${finding.reason} ${finding.page} ${finding.what}`}>
                  <Line finding={finding} picture={nameOf(finding.what)} />
                </li>
              ))}
            </Box>
          </Alert>
        )}
      </Box>
    </Section>
  )
})

interface LineProps {
  finding: Finding
  /** The message about a picture. */
  picture: string
}

function Line({ finding: { reason, page, what }, picture }: LineProps) {
  const isPicture = reason === 'preflight.resolution'
  return (
    <>
      <Typography component="span" variant="subtitle2">
        {preflightTexts.where[page]}: {findingTexts[reason]}.
      </Typography>{' '}
      {isPicture ? picture : `“${what}”`}. {advice[reason]}
    </>
  )
}
