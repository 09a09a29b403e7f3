import { isCalendarDate, type CalendarDate } from '../calendar/index.ts'
import { characterCount, isMissing } from '../fields/index.ts'
import { detailsTexts } from './texts.ts'

export const MOST_OF_CAMPAIGN_NAME = 60

/** Field separators of the files that printers read, and what is no letter at all: a tab, half a sign. */
const FORBIDDEN = /[|^,\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const EACH_FORBIDDEN = new RegExp(FORBIDDEN, 'gu')

/** What is wrong with the name of a campaign, but for others of the same name. */
export function campaignNameProblem(name: string): string | undefined {
  const { required, tooLong } = detailsTexts.name
  if (isMissing(name)) return required
  if (characterCount(name.trim()) > MOST_OF_CAMPAIGN_NAME) return tooLong
  return FORBIDDEN.test(name) ? detailsTexts.invalidCharacters : undefined
}

/** Which characters of a name have to go, each once, as a person would call them. */
export function unfitCharacters(name: string): string[] {
  const found = name.match(EACH_FORBIDDEN) ?? []
  const { comma, hidden } = detailsTexts.name
  const called = (one: string) => (one === ',' ? comma : '|^'.includes(one) ? one : hidden)
  return [...new Set(found.map(called))]
}

/** Names count as the same without regard to case and to blanks around them. */
export const sameName = (name: string): string => name.trim().toLowerCase()

/** A free name: the name itself, or the name with the next number, for which a day at its end is not shortened. */
export function freeName(name: string, taken: Iterable<string>): string {
  const known = new Set([...taken].map(sameName))
  const [day = ''] = DAY_AT_THE_END.exec(name) ?? []
  const beforeDay = name.slice(0, name.length - day.length)
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? cut(name) : withEnding(beforeDay, `${day} ${number}`)
    if (!known.has(sameName(candidate))) return candidate
  }
}

/** The default name of a campaign for a whole group. */
export function metroName(groupName: string, today: CalendarDate): string {
  return withEnding(plain(groupName), ` ${today}`).trim()
}

const plain = (groupName: string): string =>
  groupName.replaceAll(EACH_FORBIDDEN, ' ').replaceAll(/\s+/g, ' ')

const DAY_AT_THE_END = / \d{4}-\d{2}-\d{2}$/
const DAY_AND_NUMBER = /(\d{4}-\d{2}-\d{2})( \d+)?$/

/** Whether a name is the default one of a group, of whatever day, and numbered where that was taken. */
export function isMetroNameOf(groupName: string, name: string): boolean {
  const [, day = '', number = ''] = DAY_AND_NUMBER.exec(name) ?? []
  return isCalendarDate(day) && name === withEnding(plain(groupName), ` ${day}${number}`).trim()
}

function withEnding(name: string, ending: string): string {
  return `${cut(name, MOST_OF_CAMPAIGN_NAME - ending.length)}${ending}`
}

function cut(name: string, most = MOST_OF_CAMPAIGN_NAME): string {
  return [...name.trim()].slice(0, most).join('').trimEnd()
}
