import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { readText } from '@marquee/rules/csv'
import {
  customerReasons,
  customersTemplate,
  MOST_IMPORT_BYTES,
  readFileHead,
} from '@marquee/rules/customers'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { customerImportPath, paths } from '../../../../app/paths.ts'
import { FileField } from '../../../../ui/file-field/index.ts'
import { Form, useForm } from '../../../../ui/form/index.ts'
import { downloadText } from '../../../../ui/grid/index.ts'
import { Page } from '../../../../ui/page/index.ts'
import { MarketField, type ChosenMarket } from '../../../../widgets/markets/index.ts'
import { useBrandNameIfSeveral, useUserState } from '../../../../widgets/user-state/index.ts'
import { reasons } from '../texts.ts'
import { Steps } from './steps.tsx'
import { fileTexts, texts } from './texts.ts'

interface Values {
  dealer: ChosenMarket | null
}

/** Takes the file of a dealer; what is wrong with it is shown before anything is sent. */
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
        brandName={useBrandNameIfSeveral()}
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
      <Box component="ul" sx={{ mt: 2, mb: 4, pl: 5 }}>
        {fileTexts.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </Box>
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        onClick={() => downloadText(fileTexts.templateName, customersTemplate(), 'text/csv')}
      >
        {fileTexts.template}
      </Button>
    </section>
  )
}

interface DealerData {
  /** What serves until another file does, in words. */
  stands: string | undefined
  /** Why no file can be handed in. */
  whyNot: string | undefined
}

function useDealerData(key: number | undefined): DealerData {
  const { response } = useOperation(
    api.customers.market,
    { params: { marketKey: String(key) } },
    { selection: false, enabled: key !== undefined },
  )
  const isServing = response && response.version > 0 && response.asOf !== null
  return {
    stands: isServing
      ? fileTexts.stands(response.households, showDate(response.asOf as CalendarDate))
      : undefined,
    whyNot: whyNot(response?.can.upload, reasons),
  }
}

interface Uploading {
  take: (file: File) => Promise<void>
  sending: string | undefined
  refused: { name: string; message: string } | undefined
}

/** Looks at a file, sends it, and goes on to its columns. */
function useUpload(dealerKey: number | undefined): Uploading {
  const navigate = useNavigate()
  const upload = useChange(api.customers.upload, {
    refreshes: [api.customers.search],
    fails: false,
    selection: false,
  })
  const [sending, setSending] = useState<string>()
  const [refused, setRefused] = useState<Uploading['refused']>()

  const send = async (file: File) => {
    const problem = await fileProblem(file)
    if (problem !== undefined) throw new Error(problem)
    const query = { marketKey: String(dealerKey) }
    const { key } = await upload.attempt({ query, file })
    await navigate(customerImportPath(key), { replace: true })
  }
  const take = async (file: File) => {
    setRefused(undefined)
    setSending(file.name)
    try {
      await send(file)
    } catch (error) {
      setRefused({ name: file.name, message: (error as Error).message })
    } finally {
      setSending(undefined)
    }
  }
  return { take, sending, refused }
}

type Reason = keyof typeof customerReasons

/** Headers and first lines stand within these characters. */
const HEAD = 262_144
/** The first bytes of a workbook, whatever its name. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const NAMED_LIKE_CSV = /\.(csv|txt)$/i

/** What is wrong with a file before anything of it is sent. */
async function fileProblem(file: File): Promise<string | undefined> {
  const reason = await reasonAgainst(file)
  return reason && customerReasons[reason]
}

async function reasonAgainst(file: File): Promise<Reason | undefined> {
  if (!NAMED_LIKE_CSV.test(file.name)) return 'customers.not-csv'
  if (file.size === 0) return 'customers.file-empty'
  if (file.size > MOST_IMPORT_BYTES) return 'customers.too-large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (ZIP.every((byte, place) => bytes[place] === byte)) return 'customers.not-csv'
  const text = readText(TextDecoder, bytes)
  if (text === undefined) return 'customers.wrong-encoding'
  if (text.includes('\0')) return 'customers.not-csv'
  const head = readFileHead(text.slice(0, HEAD), text.length <= HEAD)
  return head.ok ? undefined : head.reason
}
