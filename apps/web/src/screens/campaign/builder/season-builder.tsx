import { useQueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { allOf, api } from '../../../api/index.ts'
import type { Season } from './answers.ts'
import { AsTyped } from './as-typed.tsx'
import { BuilderProvider, useBuilder, type Builder } from './builder.ts'

interface SeasonBuilderProps {
  season: Season
  children: ReactNode
}

/**
 * Within the builder of a year, the builder of one of its seasons: the steps around it are those of the year. What is
 * typed in it is not that of the year, whose summary stays as it is.
 */
export function SeasonBuilder({ season: { campaign }, children }: SeasonBuilderProps) {
  const year = useBuilder()
  const client = useQueryClient()
  const builder = useMemo<Builder>(
    () => ({
      ...year,
      campaign,
      reload: async () => {
        await client.invalidateQueries({ queryKey: allOf(api.annual.read) })
        const params = { key: String(campaign.key) }
        return api.campaigns.read({ params, query: {} }, { selection: false })
      },
    }),
    [year, campaign, client],
  )
  return (
    <BuilderProvider value={builder}>
      <AsTyped>{children}</AsTyped>
    </BuilderProvider>
  )
}
