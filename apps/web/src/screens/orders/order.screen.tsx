import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AnswerOf } from '@marquee/contract/operation'
import type { orders } from '@marquee/contract/orders'
import { monthlyTexts } from '@marquee/rules/audience'
import { places } from '@marquee/rules/builder'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { describeInHomes, describeWaves, waveTexts } from '@marquee/rules/campaigns'
import { showCount } from '@marquee/rules/money'
import { mailDatesLabel, orderStanding, payers } from '@marquee/rules/orders'
import { seedLine } from '@marquee/rules/seed-lists'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { builderPath, paths } from '../../app/paths.ts'
import { Facts } from '../../ui/facts/index.ts'
import { useNotifications } from '../../ui/notifications/index.ts'
import { Page, Section } from '../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../ui/states/index.ts'
import { MonthlyFacts } from '../../widgets/audience/index.ts'
import { showMoment } from '../../widgets/calendar/index.ts'
import { LastWords } from '../../widgets/approvals/index.ts'
import { OrderLines, RecipientsGone } from '../../widgets/orders/index.ts'
import { texts } from './texts.ts'

/** An order with all its lines and payments, and who did what when. */
export function Screen() {
  const { key = '' } = useParams()
  const query = useOperation(api.orders.read, { params: { key } }, { selection: false })
  const { response: order, status } = query
  const campaignPath = order && builderPath(order.campaign.key, places.confirmation)
  return (
    <Page
      title={texts.title(key)}
      back={{ to: campaignPath ?? paths.campaigns, name: texts.back }}
      intro={order?.campaign.name}
      actions={order && <PrintButton orderKey={order.key} />}
    >
      {order ? (
        <>
          <RecipientsGone recipients={order.recipients} />
          {order.status === 'REJECTED' && order.decided && (
            <LastWords campaignKey={order.campaign.key} of="rejection" until={order.decided.at} />
          )}
          <OrderFacts order={order} />
          {order.monthly && (
            <Section title={monthlyTexts.title} framed>
              <MonthlyFacts estimate={order.monthly} cap={order.monthlyCap} />
            </Section>
          )}
          <OrderLines order={order} />
          <Seeds recipients={order.sampleRecipients} />
        </>
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={paths.campaigns}
        >
          <FormSkeleton fields={8} />
        </NotLoaded>
      )}
    </Page>
  )
}

/** Creates the printed form, then links to it: its signed link is good for a few minutes. */
function PrintButton({ orderKey }: { orderKey: number }) {
  const { notify } = useNotifications()
  const [url, setUrl] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    try {
      setUrl((await api.orders.form({ params: { key: String(orderKey) } })).url)
    } catch (error) {
      notify('error', (error as Error).message)
    } finally {
      setMaking(false)
    }
  }
  return url ? (
    <Button variant="contained" href={url} target="_blank" rel="noopener">
      {texts.open}
    </Button>
  ) : (
    <Button variant="outlined" loading={isMaking} onClick={() => void make()}>
      {texts.print}
    </Button>
  )
}

/** For whom it is, how it stands, and who did what. */
function OrderFacts({ order }: { order: Order }) {
  const { campaign, status, revision, totalSize, monthly, dataAsOf, submitted, decided } = order
  const describe = (by: Order['submitted']) => by && texts.by(by.name, showMoment(by.at))
  return (
    <Section title={texts.facts} framed>
      <Facts
        facts={[
          [texts.campaign, campaign.name],
          [texts.market, campaign.market.name],
          [texts.paidBy, order.fundingType && payers[order.fundingType]],
          [texts.status, orderStanding(status, campaign.status)],
          [texts.revision, String(revision)],
          [mailDatesLabel(campaign.secondMailDate), daysOf(campaign)],
          [texts.inHome, inHomes(order)],
          [waveTexts.perWave, inTwoWaves(order)],
          [
            texts.households,
            totalSize === null ? !monthly && texts.notEstimated : showCount(totalSize),
          ],
          [texts.dataAsOf, dataAsOf && showDate(dataAsOf)],
          [texts.submitted, describe(submitted)],
          [texts.decided, describe(decided)],
        ]}
      />
    </Section>
  )
}

/** Who gets each piece as a test. */
function Seeds({ recipients }: { recipients: Order['sampleRecipients'] }) {
  if (recipients.length === 0) return null
  return (
    <Section title={texts.seeds} framed>
      <Box component="ul" aria-label={texts.seeds} sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
        {recipients.map((recipient, at) => (
          // Two may have the same name and address.
          <li key={at}>{seedLine(recipient)}</li>
        ))}
      </Box>
    </Section>
  )
}

function daysOf({ mailDate, secondMailDate }: Order['campaign']): string {
  if (mailDate === null) return texts.asNeeded
  const days = [mailDate, secondMailDate].filter((day): day is CalendarDate => day !== null)
  return days.map(showDate).join('\n')
}

const inHomes = ({ campaign: { mailDate, secondMailDate }, lines }: Order): string | false =>
  describeInHomes({ channels: lines.map(({ channel }) => channel), mailDate, secondMailDate })

/** What goes out on each of two days; nothing where there is one. */
function inTwoWaves({ campaign, lines, pieces, totalSize: households }: Order): string | false {
  if (campaign.secondMailDate === null || pieces === null || households === null) return false
  const dealers = new Set(lines.map(({ market }) => market.key)).size
  return describeWaves({ households, pieces, dealers })
}

type Order = AnswerOf<typeof orders.read>
