import { customerReasons, lookUpBy } from '@marquee/rules/customers'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { SearchBox } from '../../../ui/search-box/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { FoundList } from './found-list.tsx'
import { lookUpTexts, texts } from './texts.ts'

/** Finds one customer among those of the chosen market, for those who may see names. */
export function LookUp() {
  const { permissions, selectedMarket, selectedHierarchy } = useUserState()
  const place = selectedMarket?.name ?? selectedHierarchy?.name ?? texts.everywhere
  if (!permissions.includes('CAN_SEARCH_AUDIENCE')) {
    return (
      <Section title={lookUpTexts.title} framed>
        <Typography>{lookUpTexts.needs}</Typography>
      </Section>
    )
  }
  return (
    <Section title={lookUpTexts.title} description={lookUpTexts.why(place)} framed>
      <Search />
    </Section>
  )
}

/**
 * A search is recorded, so that it begins by a press and not while a person types. What was searched stays
 * with the page in the browser's history, and out of its address.
 */
function Search() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { lookedUp?: string } | null }
  const searched = state?.lookedUp ?? ''
  const [text, setText] = useState(searched)
  const [problem, setProblem] = useState<string>()
  const search = (trimmed: string) => {
    const read = lookUpBy(trimmed)
    setProblem(read.ok ? undefined : customerReasons[read.reason])
    if (read.ok) void navigate('.', { replace: true, state: { lookedUp: trimmed } })
  }
  const clear = () => {
    setProblem(undefined)
    void navigate('.', { replace: true, state: null })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text.trim())
  }
  return (
    <>
      <Box
        component="form"
        role="search"
        aria-label={lookUpTexts.title}
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}
      >
        <SearchBox
          value={text}
          onChange={setText}
          onCancel={clear}
          label={lookUpTexts.label}
          placeholder={lookUpTexts.label}
          sx={{ flex: '1 1 16rem', maxWidth: '32rem' }}
        />
        <Button type="submit" variant="contained">
          {lookUpTexts.button}
        </Button>
      </Box>
      {problem ? (
        <Alert severity="warning">{problem}</Alert>
      ) : (
        searched && <Found text={searched} />
      )}
    </>
  )
}

function Found({ text }: { text: string }) {
  const { selectedMarket } = useUserState()
  const isPart = selectedMarket !== null && selectedMarket.type !== 'CORPORATE'
  const query = useOperation(api.customers.lookUp, { body: { text } })
  const { response } = query
  if (query.status === 'loading') return <RowsSkeleton />
  if (query.status === 'failed' || !response) {
    return (
      <ErrorState title={lookUpTexts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
        {query.error}
      </ErrorState>
    )
  }
  const { customers, hasMore } = response
  return (
    <div aria-live="polite">
      {customers.length === 0 ? (
        <EmptyState title={lookUpTexts.none}>
          {lookUpTexts.noneWhy}
          {isPart && ` ${lookUpTexts.noneAbove}`}
        </EmptyState>
      ) : (
        <>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>
            {hasMore ? lookUpTexts.more(customers.length) : lookUpTexts.found(customers.length)}
          </Typography>
          <FoundList customers={customers} />
        </>
      )}
    </div>
  )
}
