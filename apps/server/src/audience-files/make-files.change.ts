import { createHash } from 'node:crypto'
import {
  AUDIENCE_FORMATS,
  audienceFilesOf,
  audienceManifest,
  headersOf,
  type AudienceFormat,
  type PlannedAudienceFile,
} from '@marquee/rules/audience-files'
import { csvLine } from '@marquee/rules/csv'
import type { JobCall } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { audienceContentsStore } from './audience-contents.store.ts'
import { audienceFilesStore, type AudienceFileRow } from './audience-files.store.ts'
import { audienceLinesStore } from './audience-lines.store.ts'

type Making = Pick<JobCall, 'inOwn' | 'signal' | 'now'>

/**
 * Makes what is missing of an audience file, one platform after the other, each saved before the next is begun: a
 * program that is killed leaves those that are whole, and the next one resumes behind them.
 */
export async function makeFiles(key: number, { inOwn, signal, now }: Making): Promise<void> {
  for (const planned of audienceFilesOf(key)) {
    if (signal.aborted) return
    await inOwn((use) => makeFile(key, planned, { use, now }))
  }
}

interface Within {
  use: Use
  now: number
}

/** The audience file is locked: nobody leaves it while it is written. */
async function makeFile(key: number, planned: PlannedAudienceFile, { use, now }: Within) {
  const file = await use(audienceFilesStore).lock(key)
  if (!file || file.forgottenAt) return
  const made = await use(audienceContentsStore).list(key)
  if (made.some(({ number }) => number === planned.number)) return
  const { format } = planned
  if (format === null) return finish(file, planned, { use, now })
  const { content, people } = await written(key, format, use)
  await save(file, planned, { content, people }, use)
}

/** The lines of a platform, read in portions: only the text that is written is held. */
async function written(key: number, format: AudienceFormat, use: Use) {
  const portions = [Buffer.from(csvLine(headersOf(format)))]
  let people = 0
  let last = 0
  for (;;) {
    const lines = await use(audienceLinesStore).behind(key, last)
    const end = lines.at(-1)
    if (!end) return { content: Buffer.concat(portions), people }
    const found = lines.flatMap(({ cells }) => (cells[format] ? [csvLine(cells[format])] : []))
    portions.push(Buffer.from(found.join('')))
    people += found.length
    last = end.recipient
  }
}

/** The manifest is the last file. What is made once more has to be what was made before. */
async function finish(file: AudienceFileRow, planned: PlannedAudienceFile, { use, now }: Within) {
  const { key, campaign, dealer, wave, shownFrom, people, listedAt } = file
  const made = await use(audienceContentsStore).list(key)
  // Somebody left it since, and it is being made once more.
  if (made.length < AUDIENCE_FORMATS.length) return
  const manifest = audienceManifest({
    key,
    campaign,
    dealer,
    wave,
    shownFrom,
    people,
    madeFrom: listedAt.toISOString(),
    files: made.map(({ name, people, bytes, sha256 }) => ({ name, people, bytes, sha256 })),
  })
  const content = Buffer.from(manifest)
  const sha256 = sha256Of(content)
  if (file.sha256 !== null && file.sha256 !== sha256) {
    throw new Error(`Audience file ${key} cannot be made again as it was handed over`)
  }
  await save(file, planned, { content, people }, use)
  if (file.state !== 'making') return
  const foundBy = (format: AudienceFormat) => made.find((one) => one.format === format)?.people ?? 0
  await use(audienceFilesStore).change(key, {
    state: 'ready',
    sha256,
    readyAt: new Date(now),
    found: { META: foundBy('META'), GOOGLE: foundBy('GOOGLE'), TIKTOK: foundBy('TIKTOK') },
  })
}

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const save = (
  { key, path }: AudienceFileRow,
  { number, name, format }: PlannedAudienceFile,
  { content, people }: { content: Buffer; people: number },
  use: Use,
) =>
  use(audienceContentsStore).insert({
    fileKey: key,
    number,
    name,
    format,
    people,
    bytes: content.length,
    sha256: sha256Of(content),
    content,
    path,
  })
