import { BROWSING_SLUGS, type BrowsingSlug } from '@marquee/rules/templates'
import { useParams } from 'react-router'
import { catalogPath, paths } from '../../app/paths.ts'
import { NotFoundPage, Page } from '../../ui/page/index.ts'
import { browsingNames } from '../../widgets/templates/index.ts'
import { NoMarket, useUserState } from '../../widgets/user-state/index.ts'
import { Catalog } from './catalog.tsx'
import { texts } from './texts.ts'
import { useVisit } from './use-catalog-address.ts'

/** The templates of one part of the catalog, as they are offered to the selected market. */
export function Screen() {
  const { browsingSlug } = useParams()
  const visit = useVisit()
  const slug = BROWSING_SLUGS.find((each) => each === browsingSlug)
  // Who follows a link to the same part begins with the wishes of that link.
  return slug ? <Part key={visit} slug={slug} /> : <NotFoundPage home={paths.home} />
}

function Part({ slug }: { slug: BrowsingSlug }) {
  const { selectedMarket } = useUserState()
  const title = browsingNames[slug]
  if (!selectedMarket) {
    return (
      <Page title={title}>
        <NoMarket target={catalogPath(slug)}>{texts.noMarketWhy}</NoMarket>
      </Page>
    )
  }
  return (
    <Page title={title} intro={texts.intro(selectedMarket.name)}>
      <Catalog slug={slug} marketName={selectedMarket.name} />
    </Page>
  )
}
