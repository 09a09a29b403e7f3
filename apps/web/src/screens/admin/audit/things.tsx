import type { AuditKind } from '@marquee/rules/operation'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router'
import {
  campaignPath,
  bulkReorderPath,
  campaignTemplatePath,
  couponPath,
  creativePath,
  customerImportPath,
  marketGroupPath,
  orderPath,
  seedListPath,
  usersPath,
} from '../../../app/paths.ts'
import { twoLines } from '../../../ui/grid/index.ts'
import { kindNames, texts } from './texts.ts'
import type { AuditRow } from './use-audit.ts'

type About = Pick<AuditRow, 'about' | 'aboutCount'>
type Thing = AuditRow['about'][number]

interface ThingsProps extends About {
  /** In a row of a list, which has no room for more. */
  inTwoLines?: boolean
}

/** What an entry is about, each with a link to its own screen. */
export function Things({ about, aboutCount, inTwoLines = false }: ThingsProps) {
  return (
    <Typography component="span" sx={inTwoLines ? twoLines : { overflowWrap: 'anywhere' }}>
      {about.map((thing, at) => (
        <Fragment key={`${thing.kind} ${thing.key}`}>
          {at > 0 && ', '}
          <OneThing thing={thing} />
        </Fragment>
      ))}
      {aboutCount > about.length && texts.more(aboutCount - about.length)}
    </Typography>
  )
}

function OneThing({ thing }: { thing: Thing }) {
  const to = thing.name === null ? undefined : PLACES[thing.kind](thing)
  if (to === undefined) return nameOf(thing)
  return (
    <Link component={RouterLink} to={to}>
      {nameOf(thing)}
    </Link>
  )
}

const nowhere = () => undefined

const PLACES: Readonly<Record<AuditKind, (thing: Thing) => string | undefined>> = {
  campaign: ({ key }) => campaignPath(key),
  touchpoint: nowhere,
  order: ({ key }) => orderPath(key),
  'campaign-template': ({ key }) => campaignTemplatePath(key),
  creative: ({ key }) => creativePath(key),
  coupon: ({ key }) => couponPath(key),
  market: nowhere,
  'market-group': ({ key }) => marketGroupPath(key),
  person: ({ name }) => usersPath(name ?? ''),
  'customer-import': ({ key }) => customerImportPath(key),
  'seed-list': ({ key }) => seedListPath(key),
  'blackout-date': nowhere,
  'bulk-enrollment': nowhere,
  'bulk-reorder': ({ key }) => bulkReorderPath(key),
}

const nameOf = ({ kind, key, name }: Thing) =>
  [kindNames[kind], key, name].filter(Boolean).join(' ')

/** In a file, where no link can be. */
export const thingsText = ({ about, aboutCount }: About): string =>
  about.map(nameOf).join(', ') +
  (aboutCount > about.length ? texts.more(aboutCount - about.length) : '')
