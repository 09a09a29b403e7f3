import { api, useOperation } from '../../../api/index.ts'
import { FormDialog } from '../../../ui/form-dialog/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import { PlainDialog } from '../../../ui/plain-dialog/index.ts'
import { ErrorState, FormSkeleton } from '../../../ui/states/index.ts'
import type { ShownMarket } from './answers.ts'
import { MarketForm } from './market.form.tsx'
import { valuesOf, type MarketValues } from './market-values.rules.ts'
import { formTexts } from './texts.ts'

interface MarketDialogProps {
  /** The market to change; without one, a new one is added. */
  marketKey: number | undefined
  mayAddBrand: boolean
  onClose: () => void
}

export function MarketDialog({ marketKey, ...rest }: MarketDialogProps) {
  return marketKey === undefined ? (
    <Editing {...rest} />
  ) : (
    <OfMarket marketKey={marketKey} {...rest} />
  )
}

function OfMarket({ marketKey, ...rest }: MarketDialogProps & { marketKey: number }) {
  const query = useOperation(
    api.network.read,
    { params: { marketKey: String(marketKey) } },
    { selection: false },
  )
  if (query.response) return <Editing market={query.response} {...rest} />
  return (
    <PlainDialog open width="md" title={formTexts.change('market')} onClose={rest.onClose}>
      {query.status === 'failed' ? (
        <ErrorState
          title={formTexts.loadFailed}
          onRetry={query.retry}
          retrying={query.isRefreshing}
        >
          {query.error}
        </ErrorState>
      ) : (
        <FormSkeleton fields={8} />
      )}
    </PlainDialog>
  )
}

interface EditingProps extends Omit<MarketDialogProps, 'marketKey'> {
  market?: ShownMarket
}

function Editing({ market, mayAddBrand, onClose }: EditingProps) {
  const form = useForm<MarketValues>({ defaultValues: valuesOf(market) })
  const title = market ? formTexts.change(market.details.name) : formTexts.add
  return (
    <FormDialog form={form} width="md" title={title} onClose={onClose}>
      {(leave) => (
        <MarketForm
          form={form}
          market={market}
          mayAddBrand={mayAddBrand}
          onDone={onClose}
          onCancel={leave}
        />
      )}
    </FormDialog>
  )
}
