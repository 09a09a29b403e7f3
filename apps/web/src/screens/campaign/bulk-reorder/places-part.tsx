import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DateField } from '../../../ui/date-field/index.ts'
import { Form, RadioGroupField, SubmitButton } from '../../../ui/form/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { useToday } from '../../../widgets/calendar/index.ts'
import { DealersDialog } from './dealers-dialog.tsx'
import { checkTexts, placesTexts as texts } from './texts.ts'
import type { Plan } from './use-plan.ts'

interface PlacesPartProps {
  plan: Plan
  isChecking: boolean
  onCheck: () => void
}

/** For whom the campaigns are made, and when they are mailed. */
export function PlacesPart({ plan, isChecking, onCheck }: PlacesPartProps) {
  const { form, dealers, setDealers, isChosen, wish } = plan
  const { control } = form
  const [isChoosing, setChoosing] = useState(false)
  const today = useToday(undefined)
  const campaigns = wish.campaignKeys.length
  return (
    <Section title={texts.title} framed>
      <Form form={form} label={texts.form} onSubmit={async () => onCheck()}>
        <Box sx={columns}>
          <div>
            <RadioGroupField
              control={control}
              name="places"
              label={texts.places}
              choices={[
                { value: 'OWN', label: texts.own },
                { value: 'CHOSEN', label: texts.chosen },
              ]}
            />
            {isChosen && (
              <Box sx={{ mt: 2, pl: 8 }}>
                <Typography role="status">{texts.count(dealers.size)}</Typography>
                {campaigns > 0 && dealers.size > 0 && (
                  <Typography sx={{ color: 'text.secondary' }}>
                    {texts.product(campaigns, dealers.size)}
                  </Typography>
                )}
                <Button variant="outlined" onClick={() => setChoosing(true)} sx={{ mt: 2 }}>
                  {texts.choose}
                </Button>
              </Box>
            )}
          </div>
          <DateField
            control={control}
            name="mailDate"
            label={texts.mailDate}
            hint={texts.mailDateHint}
            earliest={today}
          />
        </Box>
        <SubmitButton
          control={control}
          reason={plan.whyNotCheck}
          loading={isChecking}
          sx={{ mt: 4 }}
        >
          {checkTexts.check}
        </SubmitButton>
      </Form>
      {isChoosing && (
        <DealersDialog
          chosen={dealers}
          onClose={() => setChoosing(false)}
          onChoose={(those) => {
            setDealers(those)
            setChoosing(false)
          }}
        />
      )}
    </Section>
  )
}

const columns = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 20rem)' },
} as const
