import Button from '@mui/material/Button'
import { may } from '@marquee/rules/access'
import { showDate } from '@marquee/rules/calendar'
import { showCount, showMoney } from '@marquee/rules/money'
import { Link as RouterLink } from 'react-router'
import Link from '@mui/material/Link'
import { enrollManyPath } from '../../app/paths.ts'
import { Section } from '../../ui/page/index.ts'
import { PlainTable } from '../../ui/plain-table/index.ts'
import { EmptyState } from '../../ui/states/index.ts'
import { seasonNames } from '../../widgets/templates/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import type { YearsPage } from './answers.ts'
import { Dealers } from './dealers.tsx'
import { MoneyByMonth } from './money-by-month.tsx'
import { Overview } from './overview.tsx'
import { staffTexts as texts } from './texts.ts'
import type { ShownYearState } from './use-shown-year.ts'

interface StaffYearProps {
  year: YearsPage
  address: ShownYearState
}

/** The years of all dealers below a place: what they come to, place by place, and each of them. */
export function StaffYear({ year, address }: StaffYearProps) {
  const { totals, places, template, place } = year
  if (totals.dealers === 0) {
    return <EmptyState title={texts.noDealers}>{texts.noDealersWhy}</EmptyState>
  }
  return (
    <>
      <Section
        title={texts.overview}
        actions={
          <EnrollMissing templateKey={template.key} missing={totals.dealers - totals.enrolled} />
        }
      >
        <Overview totals={totals} pathWith={address.pathWith} />
      </Section>
      {places.length > 0 && <Places places={places} pathWith={address.pathWith} />}
      <Dealers templateKey={template.key} place={place} address={address} />
      <Seasons year={year} />
      <MoneyByMonth totals={totals} />
    </>
  )
}

function EnrollMissing({ templateKey, missing }: { templateKey: number; missing: number }) {
  const { permissions } = useUserState()
  const isAllowed = may(permissions, ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']).ok
  if (!isAllowed || missing === 0) return null
  return (
    <Button component={RouterLink} to={enrollManyPath(templateKey)} variant="contained">
      {missing === 1 ? texts.enrollOne : texts.enrollMissing(missing)}
    </Button>
  )
}

interface PlacesProps extends Pick<ShownYearState, 'pathWith'> {
  places: YearsPage['places']
}

/** The same by the places directly below, each with the way into it. */
function Places({ places, pathWith }: PlacesProps) {
  return (
    <Section title={texts.places}>
      <PlainTable
        label={texts.places}
        figuresFrom={1}
        headers={[texts.place, texts.enrolled, texts.ordered, texts.leftToCustomize, texts.cost]}
        rows={places.map(({ key, name, dealers, enrolled, ordered, leftToCustomize, cost }) => ({
          id: key,
          cells: [
            <Link key="link" component={RouterLink} to={pathWith({ at: key, enrolled: undefined })}>
              {name}
            </Link>,
            texts.enrolledOf(enrolled, dealers),
            showCount(ordered),
            showCount(leftToCustomize),
            [texts.costOf(cost), cost.draft > 0 && texts.andDrafts(cost.draft)]
              .filter(Boolean)
              .join(' '),
          ],
        }))}
      />
    </Section>
  )
}

function Seasons({ year }: { year: YearsPage }) {
  const { template, totals } = year
  return (
    <Section title={texts.seasons}>
      <PlainTable
        label={texts.seasons}
        figuresFrom={2}
        headers={[
          texts.season,
          texts.mailDate,
          texts.takesPart,
          texts.customized,
          texts.toCustomize,
          texts.amount,
        ]}
        rows={template.seasons.map(({ season, name, mailDate }) => {
          const counts = totals.seasons.find((one) => one.season === season)
          return {
            id: season,
            cells: [
              `${seasonNames[season]} · ${name}`,
              mailDate ? showDate(mailDate) : texts.dealersChoice,
              showCount(counts?.dealers ?? 0),
              showCount(counts?.customized ?? 0),
              showCount(counts?.leftToCustomize ?? 0),
              showMoney(counts?.cost ?? 0),
            ],
          }
        })}
      />
    </Section>
  )
}
