import type { audienceFiles } from '@marquee/contract/audience-files'
import type { AnswerOf } from '@marquee/contract/operation'
import { audienceFormatNames } from '@marquee/rules/audience-files'
import { showDate } from '@marquee/rules/calendar'
import { handOverStateNames } from '@marquee/rules/hand-overs'
import { showCount } from '@marquee/rules/money'
import { useParams } from 'react-router'
import { api, useChange, useOperation, whyNot } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { Page, Section } from '../../../../ui/page/index.ts'
import { PlainTable } from '../../../../ui/plain-table/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import { HandOver, handOverTexts, Receipts } from '../../../../widgets/hand-overs/index.ts'
import { reasons } from '../texts.ts'
import { texts } from './texts.ts'

type AudienceFile = AnswerOf<typeof audienceFiles.read>

const AGAIN_AFTER = 3_000

/** One audience file: whom each platform can find, and its hand-over. */
export function Screen() {
  const { key = '' } = useParams()
  const query = useOperation(
    api.audienceFiles.read,
    { params: { key } },
    { selection: false, again: whileMaking },
  )
  const { response: found, status } = query
  return (
    <Page
      title={found?.name ?? texts.facts}
      intro={found && `${found.campaign.name}, ${found.market.name}`}
      back={{ to: paths.audienceFiles, name: texts.back }}
    >
      {found ? (
        <>
          <Contents found={found} />
          <Platforms found={found} />
          <Taking found={found} />
          <Receipts receipts={found.receipts} />
        </>
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={paths.audienceFiles}
        >
          <FormSkeleton />
        </NotLoaded>
      )}
    </Page>
  )
}

const whileMaking = (found: AudienceFile | undefined) =>
  found?.state === 'making' ? AGAIN_AFTER : undefined

interface PartProps {
  found: AudienceFile
}

function Contents({ found }: PartProps) {
  const { campaign, market, shownFrom, wave, state, people, sha256 } = found
  return (
    <Section title={texts.facts} framed>
      <Facts
        facts={[
          [texts.campaign, campaign.name],
          [texts.dealer, market.name],
          [texts.shownFrom, showDate(shownFrom)],
          [texts.wave, String(wave)],
          [texts.state, handOverStateNames[state]],
          [texts.people, showCount(people)],
          [texts.manifest, sha256],
        ]}
      />
    </Section>
  )
}

/** Too few people are no reason to hold it back: the platform counts them, and the next wave may add to them. */
function Platforms({ found: { formats } }: PartProps) {
  if (formats.length === 0) return null
  return (
    <Section title={texts.platforms} description={texts.platformsWhy}>
      <PlainTable
        label={texts.platforms}
        headers={[texts.platform, texts.found, texts.least, texts.note]}
        rows={formats.map(({ format, people, least }) => ({
          id: format,
          cells: [
            audienceFormatNames[format],
            showCount(people),
            showCount(least),
            people < least ? texts.tooFew(people, least) : '',
          ],
        }))}
      />
    </Section>
  )
}

function Taking({ found }: PartProps) {
  const { key, state, can } = found
  const taking = useChange(api.audienceFiles.take, {
    success: handOverTexts.taken,
    selection: false,
    refreshes: [api.audienceFiles.read, api.audienceFiles.list, api.sendings.ofCampaign],
  })
  return (
    <HandOver
      state={state}
      why={{ take: texts.takeWhy, repeat: texts.repeatWhy }}
      reason={whyNot(state === 'handed-over' ? can.repeat : can.take, reasons)}
      isTaking={taking.isRunning}
      take={async (isRepeat) => {
        const taken = await taking.run({ params: { key: String(key) }, body: { isRepeat } })
        return taken?.files
      }}
    />
  )
}
