import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseFormReturn } from 'react-hook-form'
import { paths } from '../../../../app/paths.ts'
import { FileField } from '../../../../ui/file-field/index.ts'
import { Form, useForm } from '../../../../ui/form/index.ts'
import { Page } from '../../../../ui/page/index.ts'
import { MarketField, type ChosenMarket } from '../../../../widgets/markets/index.ts'
import { useTellingBrandName, useUserState } from '../../../../widgets/user-state/index.ts'
import { Steps } from './steps.tsx'
import { fileTexts, texts } from './texts.ts'
import { useDealerData } from './use-dealer-data.ts'
import { useUpload } from './use-upload.ts'

interface Values {
  dealer: ChosenMarket | null
}

/** Takes the file of a dealer; what is wrong with it is told before anything is sent. */
export function NewImport() {
  const { selectedMarket } = useUserState()
  const dealer = selectedMarket?.type === 'DEALER' ? selectedMarket : null
  const form = useForm<Values>({ defaultValues: { dealer } })
  return (
    <Page title={texts.newTitle} back={{ to: paths.customers, name: texts.back }}>
      <Steps current={0} />
      <Form form={form} onSubmit={async () => undefined} label={texts.newTitle}>
        <Box sx={{ display: 'grid', gap: 6, maxWidth: '44rem' }}>
          <DealerAndFile form={form} />
          <Holds />
        </Box>
      </Form>
    </Page>
  )
}

function DealerAndFile({ form: { control, watch } }: { form: UseFormReturn<Values> }) {
  const dealer = watch('dealer')
  const { stands, whyNot } = useDealerData(dealer?.key)
  const { take, sending, refused } = useUpload(dealer?.key)
  return (
    <>
      <MarketField
        control={control}
        name="dealer"
        label={fileTexts.dealer}
        required
        type="DEALER"
        hint={stands ?? fileTexts.dealerHint}
        disabled={sending !== undefined}
        brandName={useTellingBrandName()}
      />
      <FileField
        label={fileTexts.label}
        choose={fileTexts.choose}
        sending={sending}
        refused={refused}
        icon={<UploadFileOutlined />}
        requirements={fileTexts.requirements}
        accept=".csv,.txt,text/csv,text/plain"
        reason={dealer ? whyNot : fileTexts.dealerFirst}
        onChoose={(file) => void take(file)}
      />
    </>
  )
}

function Holds() {
  return (
    <section>
      <Typography variant="h3" component="h2">
        {fileTexts.holds}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{fileTexts.holdsWhy}</Typography>
      <Box component="ul" sx={{ mt: 2, mb: 0, pl: 5 }}>
        {fileTexts.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </Box>
    </section>
  )
}
