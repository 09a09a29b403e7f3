import { readDomain, sendingDomainReasons } from '@marquee/rules/sending-domains'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { api, useChange } from '../../../api/index.ts'
import { Form, TextField, useForm } from '../../../ui/form/index.ts'
import { FormButtons, FormDialog } from '../../../ui/form-dialog/index.ts'
import type { SendingDomain } from './answers.ts'
import { texts } from './texts.ts'

interface DomainDialogProps {
  one: SendingDomain
  onClose: () => void
}

export function DomainDialog({ one: { brand, domain, isOwn }, onClose }: DomainDialogProps) {
  const form = useForm({ defaultValues: { domain: isOwn ? domain : '' } })
  const change = useChange(api.sendingDomains.change, {
    refreshes: [api.sendingDomains.list, api.sendingDomains.check],
    fails: false,
    selection: false,
    success: (changed) => texts.saved(changed.brand.name, changed.domain),
  })
  const title = texts.dialog(brand.name)
  return (
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
        <Form
          form={form}
          label={title}
          onSubmit={async (values) => {
            const typed = values.domain.trim()
            const body = { domain: typed === '' ? null : typed }
            await change.attempt({ params: { hierarchyId: brand.id }, body })
            onClose()
          }}
        >
          <Box sx={{ display: 'grid', gap: 4, mb: 2 }}>
            <TextField
              control={form.control}
              name="domain"
              label={texts.domain}
              hint={texts.hint}
              rules={[domainProblem]}
            />
            <Typography>{texts.effect}</Typography>
          </Box>
          <FormButtons control={form.control} onCancel={leave}>
            {texts.save}
          </FormButtons>
        </Form>
      )}
    </FormDialog>
  )
}

function domainProblem(typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const read = readDomain(typed)
  return read.ok ? undefined : sendingDomainReasons[read.reason]
}
