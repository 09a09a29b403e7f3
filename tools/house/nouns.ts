import { isFoundation, isNoun, isUpstream } from './river.ts'
import { nounOf, placeOf } from './rooms.ts'
import { whole, type Finding, type HouseRule } from './rule.ts'
import type { Import, Source } from './source.ts'

export const river: HouseRule = {
  name: 'river',
  why: 'A noun uses only nouns upstream of it (tools/house/river.ts); later ones hear of it by events.',
  findings: ({ sources }) => [
    ...sources.flatMap((source) => source.imports.flatMap((one) => againstTheStream(source, one))),
    ...sources.flatMap(({ path }) => strangers(path)),
  ],
}

function againstTheStream(
  { path, isTest }: Source,
  { target, line, specifier }: Import,
): Finding[] {
  const used = target === undefined ? undefined : nounOf(target)
  if (used === undefined) return []
  const noun = nounOf(path)
  // A test of the platform may take any noun for its example.
  const isPlatform = placeOf(path)?.room === 'platform' && !isTest
  const fault = isPlatform
    ? !isFoundation(used) && 'the platform knows no noun of the product'
    : noun !== undefined && noun !== used && !isUpstream(noun, used) && `${used} is not upstream`
  return fault ? [{ file: path, line, says: `${fault} (${specifier})` }] : []
}

function strangers(path: string): Finding[] {
  const noun = nounOf(path)
  return noun === undefined || isNoun(noun) ? [] : [whole(path, `${noun} is no noun of the river`)]
}

export const doors: HouseRule = {
  name: 'doors',
  why: 'What a folder shows is in its index.ts; nobody reaches behind it.',
  findings: ({ sources }) =>
    sources.flatMap((source) => source.imports.flatMap((one) => behindTheDoor(source, one))),
}

const HAS_DOORS: readonly string[] = ['rules', 'contract', 'server noun', 'widgets', 'ui']

function behindTheDoor(source: Source, { target, line, specifier }: Import): Finding[] {
  const to = target === undefined ? undefined : placeOf(target)
  const from = placeOf(source.path)
  if (!target || !to?.folder || !from || !HAS_DOORS.includes(to.room)) return []
  const isInside = from.room === to.room && from.folder === to.folder
  const isTesting = to.folder === 'testing' || target.includes('/testing/')
  if (isInside || isTesting || isDoor(target, to.folder) || isWorkshop(source)) return []
  return [{ file: source.path, line, says: `goes past the door of ${to.folder} (${specifier})` }]
}

const isDoor = (target: string, folder: string) => target.endsWith(`/${folder}/index.ts`)
const isWorkshop = ({ path }: Source) => placeOf(path)?.room === 'workshop'

export const glossary: HouseRule = {
  name: 'glossary',
  why: 'A newcomer finds every noun in docs/glossary.md.',
  findings({ project, sources }) {
    const lines = project.get('docs/glossary.md')?.split('\n') ?? []
    const explained = new Set(lines.map((line) => line.split('|')[1]?.trim()))
    const nouns = new Set(sources.map(({ path }) => nounOf(path)).filter(Boolean))
    return [...nouns]
      .filter((noun) => !explained.has(noun))
      .map((noun) => whole('docs/glossary.md', `has no line for ${noun}`))
  },
}
