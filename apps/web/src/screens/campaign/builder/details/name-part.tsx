import Typography from '@mui/material/Typography'
import { campaignNameProblem, detailsTexts, unfitCharacters } from '@marquee/rules/campaigns'
import { hasTrait } from '@marquee/rules/templates'
import { useFormState, useWatch } from 'react-hook-form'
import { api } from '../../../../api/index.ts'
import { TextField, type RemoteRule } from '../../../../ui/form/index.ts'
import type { Campaign } from '../answers.ts'
import { useDetails } from './use-details.ts'
import { Part } from '../part.tsx'

const { title, metroTitle, hint, label, unfit: unfitIn } = detailsTexts.name

export function NamePart() {
  const { campaign, form, isFixed } = useDetails()
  const remote = useNameCheck()
  return (
    <Part title={hasTrait(campaign.category, 'several-dealers') ? metroTitle : title} hint={hint}>
      <TextField
        control={form.control}
        name="name"
        label={label}
        placeholder={label}
        disabled={isFixed}
        rules={[campaignNameProblem]}
        remote={remote}
        unasked={campaign.name}
      />
      <UnfitCharacters />
    </Part>
  )
}

/** The message of the field says that something is not allowed; this says what. */
function UnfitCharacters() {
  const { form } = useDetails()
  const unfit = unfitCharacters(useWatch({ control: form.control, name: 'name' }))
  if (unfit.length === 0) return null
  return (
    <Typography variant="caption" role="status">
      {unfitIn(unfit)}
    </Typography>
  )
}

/** Not for a child, and not once the form is sent: then the save itself refuses a name that is taken. */
function useNameCheck(): RemoteRule | undefined {
  const { campaign, form, isFixed } = useDetails()
  const { isSubmitting, isSubmitted } = useFormState({ control: form.control })
  if (isFixed || isSubmitting || isSubmitted) return undefined
  return (name) => nameError(name, campaign, form.getValues('metroCampaign.marketGroupKey'))
}

/** Why the server refuses a name in the chosen group, if it does. */
export async function nameError(
  campaignName: string,
  { key, category, market }: Pick<Campaign, 'key' | 'category' | 'market'>,
  groupKey: number | null,
): Promise<string | undefined> {
  const named = { campaignName, campaignKey: String(key) }
  const inGroup = groupKey !== null && { marketGroupKey: String(groupKey) }
  const own = { selection: false } as const
  const { errorReason } = hasTrait(category, 'several-dealers')
    ? await api.campaigns.validateMetroName({ query: { ...named, ...inGroup } }, own)
    : await api.campaigns.validateName({ query: { ...named, marketKey: String(market.key) } }, own)
  return errorReason ?? undefined
}
