import { useWatch } from 'react-hook-form'
import { useState } from 'react'
import { isCalendarDate, type CalendarDate } from '@marquee/rules/calendar'
import { MOST_REORDERED } from '@marquee/rules/reorders'
import type { PickedDate } from '../../../ui/date-field/index.ts'
import { useForm } from '../../../ui/form/index.ts'
import { checkTexts } from './texts.ts'

export interface PlanValues {
  places: 'OWN' | 'CHOSEN'
  mailDate: PickedDate
}

/** What is to be created, as the server takes it. */
export interface ReorderRequest {
  campaignKeys: number[]
  /** None: each for its own market. */
  marketKeys: number[]
  mailDate: CalendarDate | null
}

/** For which markets, and when it is mailed. */
export function usePlan(campaignKeys: number[]) {
  const form = useForm<PlanValues>({ defaultValues: { places: 'OWN', mailDate: null } })
  const [dealers, setDealers] = useState<ReadonlyMap<number, string>>(new Map())
  const [places, mailDate] = useWatch({ control: form.control, name: ['places', 'mailDate'] })
  const isChosen = places === 'CHOSEN'
  const isDay = mailDate !== null && isCalendarDate(mailDate)
  const request: ReorderRequest = {
    campaignKeys,
    marketKeys: isChosen ? [...dealers.keys()] : [],
    mailDate: isDay ? mailDate : null,
  }
  return {
    form,
    dealers,
    setDealers,
    isChosen,
    request,
    whyNotCheck: whyNotCheck(request, isChosen),
  }
}

export const countOf = ({ campaignKeys, marketKeys }: ReorderRequest): number =>
  campaignKeys.length * Math.max(1, marketKeys.length)

function whyNotCheck(request: ReorderRequest, isChosen: boolean): string | undefined {
  const count = countOf(request)
  if (request.campaignKeys.length === 0) return checkTexts.nothingChosen
  if (isChosen && request.marketKeys.length === 0) return checkTexts.noDealers
  return count > MOST_REORDERED ? checkTexts.tooMany(count) : undefined
}

export type Plan = ReturnType<typeof usePlan>
