import { useMemo } from 'react'
import { api, useAnswers } from '../../../../api/index.ts'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { offeringIn } from './problems.rules.ts'
import { useCreatives } from './use-creatives.ts'

/** What stands against offering the template as it is in the form, with its creatives and coupons as they are now. */
export function useOffering(values: TemplateValues): Record<string, string> {
  const { creatives } = useCreatives(values.hierarchyId)
  const coupons = useAnswers(api.coupons.read, inputsOf(values))
  return useMemo(() => offeringIn(values, { creatives, coupons }), [values, creatives, coupons])
}

/** As the names of the coupons are loaded, so that each is loaded once. */
function inputsOf({ creativeTemplates }: TemplateValues) {
  const brought = creativeTemplates.flatMap(({ defaultCoupons }) => defaultCoupons)
  const keys = new Set(brought.map(({ couponKey }) => couponKey))
  return [...keys].map((key) => ({ params: { key: String(key) }, query: {} }))
}
