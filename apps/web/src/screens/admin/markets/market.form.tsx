import {
  levelNames,
  networkRowReasons,
  NETWORK_LEVELS,
  readTypedId,
  typedProblem,
  type MarketDetails,
} from '@marquee/rules/network'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Control, UseFormReturn } from 'react-hook-form'
import { api, useChange, whyNot } from '../../../api/index.ts'
import {
  CheckboxField,
  FieldGrid,
  Form,
  PhoneField,
  SelectField,
  TextField,
} from '../../../ui/form/index.ts'
import { FormButtons } from '../../../ui/form-dialog/index.ts'
import { MarketField } from '../../../widgets/markets/index.ts'
import { useBrandNameIfSeveral } from '../../../widgets/user-state/index.ts'
import type { ShownMarket } from './answers.ts'
import { changedValues, newMarket, typeAbove, type MarketValues } from './market-values.rules.ts'
import { formTexts, reasons, texts } from './texts.ts'
import { CHANGED_BY_NETWORK } from './use-markets.ts'

interface MarketFormProps {
  form: UseFormReturn<MarketValues>
  market: ShownMarket | undefined
  mayAddBrand: boolean
  onDone: () => void
  onCancel: () => void
}

/** Adds a market, or changes, moves, closes and reopens one. */
export function MarketForm({ form, market, mayAddBrand, onDone, onCancel }: MarketFormProps) {
  const save = useSaveMarket(market)
  const { control } = form
  const isBrand = form.watch('level') === 'NATIONAL'
  const reason = whyNot(market?.can.change, reasons)
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await save(values)
        onDone()
      }}
      label={market ? formTexts.change(market.details.name) : formTexts.add}
    >
      <Box sx={{ display: 'grid', gap: 5, mb: 2 }}>
        {reason && <Alert severity="info">{reason}</Alert>}
        <PlaceFields form={form} market={market} mayAddBrand={mayAddBrand} />
        <AddressFields control={control} isNew={!market} />
        <FieldGrid>
          <CheckboxField control={control} name="isEnrolled" label={formTexts.isEnrolled} />
          <CheckboxField control={control} name="isDaaEligible" label={formTexts.isDaaEligible} />
          {isBrand && <BrandFields control={control} />}
        </FieldGrid>
        <WhatFollows form={form} market={market} />
      </Box>
      {!reason && (
        <FormButtons control={control} onCancel={onCancel}>
          {market ? formTexts.save : formTexts.create}
        </FormButtons>
      )}
    </Form>
  )
}

const rule = (field: keyof MarketDetails) => [(typed: string) => typedProblem(field, typed)]

type PlaceFieldsProps = Pick<MarketFormProps, 'form' | 'market' | 'mayAddBrand'>

/** Which market it is, and where it lies. */
function PlaceFields({ form, market, mayAddBrand }: PlaceFieldsProps) {
  const { control, watch, setValue } = form
  const level = watch('level')
  const brandName = useBrandNameIfSeveral()
  const isBrand = level === 'NATIONAL'
  const levels = NETWORK_LEVELS.filter((one) => mayAddBrand || one !== 'NATIONAL')
  const idProblem = (typed: string) => {
    const id = readTypedId(level, typed)
    return 'reason' in id ? networkRowReasons[id.reason] : undefined
  }
  return (
    <FieldGrid>
      {!market && (
        <SelectField
          control={control}
          name="level"
          label={formTexts.level}
          choices={levels.map((one) => ({ value: one, label: levelNames[one] }))}
          onChosen={() => setValue('parentKey', null)}
        />
      )}
      {!market && (
        <TextField
          control={control}
          name="sourceId"
          label={formTexts.sourceId}
          required
          rules={[idProblem]}
          hint={isBrand ? formTexts.brandIdHint : formTexts.sourceIdHint}
        />
      )}
      {!isBrand && (
        <MarketField
          control={control}
          name="parentKey"
          label={formTexts.parent}
          required
          type={typeAbove(level)}
          brandName={brandName}
        />
      )}
      <TextField
        control={control}
        name="name"
        label={formTexts.name}
        required
        rules={rule('name')}
      />
      <SelectField
        control={control}
        name="status"
        label={formTexts.status}
        choices={Object.entries(texts.statuses).map(([value, label]) => ({ value, label }))}
      />
    </FieldGrid>
  )
}

interface AddressFieldsProps {
  control: Control<MarketValues>
  /** A new market may take its time zone from what it lies below. */
  isNew: boolean
}

function AddressFields({ control, isNew }: AddressFieldsProps) {
  return (
    <FieldGrid>
      <TextField control={control} name="line1" label={formTexts.line1} rules={rule('line1')} />
      <TextField control={control} name="city" label={formTexts.city} rules={rule('city')} />
      <TextField
        control={control}
        name="state"
        label={formTexts.state}
        rules={rule('state')}
        hint={formTexts.stateHint}
      />
      <TextField
        control={control}
        name="postalCode"
        label={formTexts.postalCode}
        inputMode="numeric"
        rules={rule('postalCode')}
      />
      <PhoneField
        control={control}
        name="phoneNumber"
        label={formTexts.phoneNumber}
        rules={rule('phoneNumber')}
      />
      <TextField
        control={control}
        name="webAddress"
        label={formTexts.webAddress}
        inputMode="url"
        rules={rule('webAddress')}
      />
      <TextField
        control={control}
        name="timeZone"
        label={formTexts.timeZone}
        required={!isNew}
        rules={[(typed) => (typed === '' ? undefined : typedProblem('timeZone', typed))]}
        hint={isNew ? formTexts.newTimeZoneHint : formTexts.timeZoneHint}
      />
    </FieldGrid>
  )
}

function BrandFields({ control }: { control: Control<MarketValues> }) {
  return (
    <>
      <TextField
        control={control}
        name="couponSource"
        label={formTexts.couponSource}
        rules={rule('couponSource')}
        hint={formTexts.couponSourceHint}
      />
      <CheckboxField control={control} name="isSecondBrand" label={formTexts.isSecondBrand} />
    </>
  )
}

/** What a move or a closing means, before it is saved. */
function WhatFollows({ form, market }: Pick<MarketFormProps, 'form' | 'market'>) {
  const [parent, status] = form.watch(['parentKey', 'status'])
  if (!market) return null
  const isMoved = parent !== null && market.parent !== null && parent.key !== market.parent.key
  const isClosing = status === 'CLOSED' && market.details.status === 'ACTIVE'
  return (
    <>
      {isMoved && <Alert severity="warning">{formTexts.moving}</Alert>}
      {isClosing && <Alert severity="warning">{formTexts.closing}</Alert>}
    </>
  )
}

/** Saves what was typed; a refusal is thrown, for the form to show. */
function useSaveMarket(market: ShownMarket | undefined) {
  const add = useChange(api.network.add, {
    refreshes: CHANGED_BY_NETWORK,
    fails: false,
    selection: false,
    success: ({ details }) => formTexts.added(details.name),
  })
  const change = useChange(api.network.change, {
    refreshes: CHANGED_BY_NETWORK,
    fails: false,
    selection: false,
    success: ({ details }) => formTexts.changed(details.name),
  })
  return async (values: MarketValues): Promise<void> => {
    if (!market) {
      await add.attempt({ body: newMarket(values) })
      return
    }
    await change.attempt({
      params: { marketKey: String(market.key) },
      body: changedValues(market, values),
    })
  }
}
