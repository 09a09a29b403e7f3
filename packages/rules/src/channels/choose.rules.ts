import { accept, refuse, type Result } from '../result/index.ts'
import { channelsOf, type ChannelOption } from './channels.rules.ts'
import { chosenOf, isChosen, isSameOption, type ChosenOption } from './chosen.rules.ts'

type Choice = readonly ChosenOption[]
type Options = readonly ChannelOption[]

/** The options that people see: not the disabled ones. */
export const shownOptions = (options: Options): ChannelOption[] =>
  options.filter(({ optionality }) => optionality !== 'DISABLED')

/** What is checked at first: what is required or recommended, else the only option. */
export function initialChoice(options: Options): ChosenOption[] {
  const [only, ...others] = offered(options)
  const recommended = choicesOf(options, 'RECOMMENDED')
  // A channel that is checked after a variation would undo it.
  const inOrder = recommended.toSorted((one, other) => rankOf(one) - rankOf(other))
  const begun = only && others.length === 0 ? [only] : inOrder
  return begun.reduce<ChosenOption[]>(
    (chosen, option) => chooseOption(chosen, option, options),
    withRequired([], options),
  )
}

const rankOf = ({ type }: ChosenOption) => (type === 'CHANNEL' ? 0 : 1)

/** Checks an option, with all that it takes along; one that may not be changed stays as it is. */
export function chooseOption(
  chosen: Choice,
  option: ChosenOption,
  options: Options,
): ChosenOption[] {
  if (!mayChange(option, options).ok) return withRequired(chosen, options)
  const others = chosen.filter((known) => !isDropped(known, option))
  return withRequired([...others, option, ...channelsAdded(option)], options)
}

/** Unchecks an option: with a channel go the variations that use it, with a variation its channels. */
export function uncheck(chosen: Choice, option: ChosenOption, options: Options): ChosenOption[] {
  if (!mayChange(option, options).ok) return withRequired(chosen, options)
  const gone = [option, ...channelsAdded(option)]
  const others = chosen.filter((known) => !isDropped(known, option) && !isChosen(gone, known))
  return withRequired(others, options)
}

/** May an option be checked or unchecked by hand? */
export function mayChange(
  option: ChosenOption,
  options: Options,
): Result<true, 'channel.not-offered' | 'channel.required' | 'channel.settled'> {
  if (!isChosen(offered(options), option)) return refuse('channel.not-offered')
  const required = choicesOf(options, 'REQUIRED')
  if (isChosen(required, option)) return refuse('channel.required')
  const isDecided = required.some((known) => isDropped(known, option))
  return isDecided ? refuse('channel.settled') : accept(true)
}

/** A variation does not stand beside a choice of its channels that says something else. */
function isDropped(known: ChosenOption, option: ChosenOption): boolean {
  if (known.type === 'CHANNEL' || isSameOption(known, option)) return false
  return channelsOf(known.value).some((channel) => channelsOf(option.value).includes(channel))
}

function channelsAdded(option: ChosenOption): ChosenOption[] {
  if (option.type === 'CHANNEL') return []
  return channelsOf(option.value).map((value) => ({ type: 'CHANNEL', value }))
}

/** In the order of the template: the chosen options that it offers, and the required ones. */
function withRequired(chosen: Choice, options: Options): ChosenOption[] {
  const required = choicesOf(options, 'REQUIRED')
  const all = [...chosen, ...required, ...required.flatMap(channelsAdded)]
  return offered(options).filter((option) => isChosen(all, option))
}

const offered = (options: Options): ChosenOption[] =>
  shownOptions(options)
    .map(chosenOf)
    .filter((option) => option !== null)

const choicesOf = (options: Options, optionality: ChannelOption['optionality']): ChosenOption[] =>
  offered(options.filter((option) => option.optionality === optionality))
