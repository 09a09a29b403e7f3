import { showCount } from '@marquee/rules/money'
import { MOST_IN_DAY } from '@marquee/rules/sending-domains'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { api, useChange } from '../../../api/index.ts'
import { Form, NumberField, useForm, wholeNumber, wholeProblem } from '../../../ui/form/index.ts'
import { FormButtons, FormDialog } from '../../../ui/form-dialog/index.ts'
import type { SendingDomain } from './answers.ts'
import { texts } from './texts.ts'

interface CapDialogProps {
  one: SendingDomain
  onClose: () => void
}

/** How many emails each dealer of a brand sends on one day at most. */
export function CapDialog({ one: { brand, dailyCap }, onClose }: CapDialogProps) {
  const form = useForm({ defaultValues: { emails: String(dailyCap ?? '') } })
  const change = useChange(api.sendingDomains.cap, {
    refreshes: [api.sendingDomains.list],
    fails: false,
    selection: false,
    success: savedInWords,
  })
  const title = texts.capDialog(brand.name)
  return (
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
        <Form
          form={form}
          label={title}
          onSubmit={async (values) => {
            const body = { emails: wholeNumber(values.emails) ?? null }
            await change.attempt({ params: { hierarchyId: brand.id }, body })
            onClose()
          }}
        >
          <Box sx={{ display: 'grid', gap: 4, mb: 2 }}>
            <NumberField
              control={form.control}
              name="emails"
              label={texts.emails}
              hint={texts.emailsHint}
              rules={[capProblem]}
            />
            <Typography>{texts.capEffect}</Typography>
          </Box>
          <FormButtons control={form.control} onCancel={leave}>
            {texts.save}
          </FormButtons>
        </Form>
      )}
    </FormDialog>
  )
}

/** Empty: there is none. */
function capProblem(typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const problem = wholeProblem(typed, { least: 1, most: MOST_IN_DAY })
  return problem && texts.capProblem(problem)
}

const savedInWords = ({ brand, dailyCap }: SendingDomain): string =>
  dailyCap === null ? texts.capRemoved(brand.name) : texts.capSaved(brand.name, showCount(dailyCap))
