import Box from '@mui/material/Box'
import { useEffect, useRef, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { api, useOperation, useRefreshAtEnd, type QueryState } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import type { CustomerImport } from '../answers.ts'
import { isUnderWay } from '../imports.rules.ts'
import { CHANGED_BY_IMPORT } from '../use-imports.ts'
import { Confirming } from './confirming.tsx'
import { MappingForm } from './mapping.form.tsx'
import { NewImport } from './new-import.tsx'
import { Outcome } from './outcome.tsx'
import { Progress } from './progress.tsx'
import { Steps } from './steps.tsx'
import { texts } from './texts.ts'

/** Chooses a file of customers, or shows an import that is there. */
export function Screen() {
  const { key = '' } = useParams()
  return key === 'new' ? <NewImport /> : <KnownImport key={key} importKey={key} />
}

const AGAIN_MS = 1_000
/** The address of the rejected rows lasts for a few minutes only. */
const SIGNED_ANEW_MS = 120_000

/** One import in its present state; its address leads back to it at any time. */
function KnownImport({ importKey }: { importKey: string }) {
  const query = useOperation(
    api.customers.read,
    { params: { id: importKey } },
    { selection: false, again },
  )
  const { response: customerImport, status } = query
  useRefreshAtEnd(customerImport !== undefined && isUnderWay(customerImport), CHANGED_BY_IMPORT)
  return (
    <Page
      title={customerImport?.fileName ?? texts.title}
      back={{ to: paths.customers, name: texts.back }}
      intro={customerImport && introOf(customerImport)}
    >
      {customerImport ? (
        <AtItsPlace customerImport={customerImport} query={query} />
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={paths.customers}
        >
          <FormSkeleton fields={8} />
        </NotLoaded>
      )}
    </Page>
  )
}

function again(customerImport: CustomerImport | undefined): number | undefined {
  if (!customerImport) return undefined
  if (isUnderWay(customerImport)) return AGAIN_MS
  return customerImport.rejectedRows === null ? undefined : SIGNED_ANEW_MS
}

const introOf = ({ marketName, uploadedAt, uploadedBy }: CustomerImport) =>
  texts.uploaded(marketName, showMoment(uploadedAt), uploadedBy)

interface AtItsPlaceProps {
  customerImport: CustomerImport
  query: QueryState<CustomerImport>
}

function AtItsPlace({ customerImport, query }: AtItsPlaceProps) {
  const { state, preview } = customerImport
  if (state === 'UPLOADED' && preview) {
    return (
      <Phase name="columns" step={1}>
        <MappingForm customerImport={customerImport} preview={preview} />
      </Phase>
    )
  }
  if (customerImport.confirming) {
    return (
      <Phase name="confirming" step={2}>
        <Confirming
          importKey={customerImport.key}
          effect={customerImport.confirming}
          findings={customerImport.findings}
        />
      </Phase>
    )
  }
  const isRunning = isUnderWay(customerImport)
  return (
    <Phase name={isRunning ? 'running' : 'over'} step={state === 'PUBLISHED' ? 3 : 2}>
      {isRunning ? (
        <Progress customerImport={customerImport} isStale={query.failure !== undefined} />
      ) : (
        <Outcome customerImport={customerImport} />
      )}
    </Phase>
  )
}

interface PhaseProps {
  name: 'columns' | 'running' | 'confirming' | 'over'
  step: number
  children: ReactNode
}

/** What was pressed is gone with the step before: who works by keyboard goes on here. */
function Phase({ name, step, children }: PhaseProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(name)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (before.current !== name && isLost) place.current?.focus()
    before.current = name
  }, [name])
  return (
    <>
      <Steps current={step} />
      <Box ref={place} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: '5rem' }}>
        {children}
      </Box>
    </>
  )
}
