import Button from '@mui/material/Button'
import type { BrowsingSlug } from '@marquee/rules/templates'
import { Link } from 'react-router'
import { catalogPath } from '../../app/paths.ts'
import { EmptyState } from '../../ui/states/index.ts'
import { texts } from './texts.ts'
import { inAddress, isNarrowed, widened, type Wanted } from './wanted.rules.ts'

interface NoTemplateProps {
  slug: BrowsingSlug
  wanted: Wanted
  marketName: string
}

/** Says whether nothing is offered, or nothing fits what somebody looks for. */
export function NoTemplate({ slug, wanted, marketName }: NoTemplateProps) {
  if (!isNarrowed(wanted)) {
    return <EmptyState title={texts.none}>{texts.noneWhy(marketName)}</EmptyState>
  }
  const search = new URLSearchParams(inAddress(widened(wanted))).toString()
  return (
    <EmptyState
      title={texts.noneFound}
      action={
        <Button component={Link} to={{ pathname: catalogPath(slug), search }} variant="outlined">
          {texts.clear}
        </Button>
      }
    >
      {texts.noneFoundWhy}
    </EmptyState>
  )
}
