import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { detailsLabel, whatGroupUndoes } from '@marquee/rules/campaigns'
import { useField } from '../../../../ui/form/index.ts'
import { useDetails } from './details.ts'
import { detailsOf, type DetailsValues } from './details-values.rules.ts'
import { Part } from '../part.tsx'
import { texts } from './texts.ts'
import { UndoDialog } from '../undo-dialog.tsx'
import { useAsking } from '../use-asking.ts'
import { useTakeGroup } from './use-take-group.ts'

const NAME = 'metroCampaign.marketGroupKey'

/** The groups to choose from; another one begins the selection of dealers anew. */
export function GroupPart() {
  const { campaign, form, around } = useDetails()
  const groups = around.groups.response?.marketGroups ?? []
  const field = useField<DetailsValues, number | null>({
    control: form.control,
    name: NAME,
    label: detailsLabel(NAME),
    required: true,
  })
  const take = useTakeGroup()
  const { asked, ask, settle } = useAsking()
  const choose = (key: number) => {
    const group = groups.find((each) => each.key === key)
    if (!group || key === field.value) return
    const present = detailsOf(form.getValues(), campaign)
    // A name that nobody has changed yet is nobody's work.
    const name = present.name === campaign.initialCampaignName ? '' : present.name
    ask({
      undoes: whatGroupUndoes({ ...present, name }, group, {
        today: campaign.today,
        hasAudience: campaign.audience !== null,
      }),
      go: () => take(group),
    })
  }
  return (
    <Part title={texts.group.title}>
      <TextField
        {...field.place}
        select
        label={detailsLabel(NAME)}
        required
        value={field.value === null ? '' : String(field.value)}
        onChange={({ target }) => choose(Number(target.value))}
        onBlur={field.input.onBlur}
        inputRef={field.input.ref}
        error={field.invalid}
        helperText={field.help}
        slotProps={{ select: { displayEmpty: true } }}
        sx={{ maxWidth: '24rem' }}
      >
        <MenuItem value="" disabled>
          {texts.group.placeholder}
        </MenuItem>
        {groups.map(({ key, name, marketCount }) => (
          <MenuItem key={key} value={String(key)}>
            {`${name} (${texts.group.dealers(marketCount)})`}
          </MenuItem>
        ))}
      </TextField>
      <UndoDialog asked={asked} onSettled={settle} />
    </Part>
  )
}
