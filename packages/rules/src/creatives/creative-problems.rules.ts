import { isByEmail } from '../channels/index.ts'
import { firstProblem, maxLength, required } from '../fields/index.ts'
import { fontTexts, isPrintable } from '../fonts/index.ts'
import {
  MOST_OF_CREATIVE_NAME,
  MOST_OF_CREATIVE_TEXT,
  MOST_OF_VARIATION_NAME,
  type CreativeTemplate,
  type CreativeTexts,
  type CreativeVariation,
} from './creative.rules.ts'
import type { DynamicField } from './dynamic-field.rules.ts'
import { bracesProblem } from './merge-fields.rules.ts'
import { patternOf } from './pattern.rules.ts'
import { isPreviewPath, type PreviewHosts } from './preview.rules.ts'
import { creativeTexts } from './texts.ts'

type Problems = Record<string, string | undefined>

/** What is wrong with a creative that is to be saved, by the path of the field. */
export function creativeProblems(
  creative: CreativeTemplate,
  hosts: PreviewHosts,
): Record<string, string> {
  const { name, fulfillmentChannels, minAttachments, maxAttachments, fields } = creative
  const found: Problems = {
    name: firstProblem(name.trim(), required, maxLength(MOST_OF_CREATIVE_NAME)),
    fulfillmentChannels: required(fulfillmentChannels),
    design: required(creative.design),
    emailDesign: isByEmail(...fulfillmentChannels) ? required(creative.emailDesign) : undefined,
    maxAttachments: maxAttachments < minAttachments ? creativeTexts.rangeTurned : undefined,
    ...textProblems(creative),
    ...previewProblems(creative, hosts),
    ...fieldsProblems(fields),
    ...variationsProblems(creative.variations),
  }
  return onlyFound(found)
}

/** What is wrong with fields that an author describes, by the path of the part. */
export function fieldsProblems(fields: readonly DynamicField[]): Record<string, string> {
  const found: Problems = duplicates(
    fields.map((field) => field.name),
    'fields',
    'name',
    creativeTexts.duplicateField,
  )
  for (const [at, field] of fields.entries()) {
    const problems = definitionProblems(field, fields)
    for (const [part, problem] of Object.entries(problems)) {
      if (problem !== undefined) found[`fields.${at}.${part}`] ??= problem
    }
  }
  return onlyFound(found)
}

function onlyFound(problems: Problems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function textProblems({ texts, fields }: Pick<CreativeTemplate, 'texts' | 'fields'>): Problems {
  const names = Object.keys(MOST_OF_CREATIVE_TEXT) as (keyof CreativeTexts)[]
  const own = fields.map((field) => field.name)
  return {
    'texts.headline': required(texts.headline),
    ...onlyFound(
      Object.fromEntries(
        names.map((name) => [`texts.${name}`, textProblem(name, texts[name], own)]),
      ),
    ),
  }
}

/** These two are only read in an inbox, by the letters that a reader's own device has. */
const NOT_PRINTED: readonly (keyof CreativeTexts)[] = ['subject', 'preheader']

function textProblem(
  name: keyof CreativeTexts,
  text: string,
  ownFields: readonly string[],
): string | undefined {
  const isFine = NOT_PRINTED.includes(name) || isPrintable(text)
  return (
    maxLength(MOST_OF_CREATIVE_TEXT[name])(text) ??
    (isFine ? bracesProblem(text, ownFields) : fontTexts.notPrintable)
  )
}

function variationsProblems(variations: readonly CreativeVariation[]): Problems {
  const ids = variations.map(({ id }) => id)
  const found = duplicates(ids, 'variations', 'id', creativeTexts.duplicateVariation)
  for (const [at, { name }] of variations.entries()) {
    const problem = firstProblem(name.trim(), required, maxLength(MOST_OF_VARIATION_NAME))
    if (problem !== undefined) found[`variations.${at}.name`] = problem
  }
  return found
}

function previewProblems(
  { preview, fulfillmentChannels }: CreativeTemplate,
  hosts: PreviewHosts,
): Problems {
  const { type, media, host, path } = preview
  if (type === 'STATIC') return {}
  if (type === 'DYNAMIC_PDF') {
    const isWhole = fulfillmentChannels.every((channel) =>
      media.some(({ fulfillmentChannel }) => fulfillmentChannel === channel),
    )
    return { 'preview.media': isWhole ? undefined : creativeTexts.mediaMissing }
  }
  const isKnown = host !== null && Object.hasOwn(hosts, host)
  return {
    'preview.host': isKnown ? undefined : creativeTexts.hostUnknown,
    'preview.path': path !== null && isPreviewPath(path) ? undefined : creativeTexts.previewPath,
  }
}

/** Of values that must differ, every repetition after the first. */
function duplicates(values: readonly string[], list: string, part: string, text: string): Problems {
  return Object.fromEntries(
    values.flatMap((value, at) =>
      values.indexOf(value) < at ? [[`${list}.${at}.${part}`, text]] : [],
    ),
  )
}

/** What is wrong with how a field is described. */
function definitionProblems(field: DynamicField, all: readonly DynamicField[]): Problems {
  const { type, min, max, options, pattern, errorMessage, value } = field
  const values = options.map((option) => option.value)
  return {
    label: required(field.label),
    ...(type === 'NUMBER' && (min === null || max === null)
      ? { max: creativeTexts.numberBounds }
      : { max: min !== null && max !== null && max < min ? creativeTexts.rangeTurned : undefined }),
    options:
      type === 'SELECT' && (values.length === 0 || new Set(values).size < values.length)
        ? creativeTexts.choices
        : undefined,
    pattern: pattern !== null && !patternOf(pattern) ? creativeTexts.pattern : undefined,
    errorMessage: pattern !== null && !errorMessage ? creativeTexts.patternMessage : undefined,
    value: valueProblem(type, value, field, all),
  }
}

function valueProblem(
  type: DynamicField['type'],
  value: string | null,
  field: DynamicField,
  all: readonly DynamicField[],
): string | undefined {
  if (type === 'CONSTANT' && !value) return creativeTexts.constant
  const named = all.find(({ name }) => name === value)
  if (type !== 'REFERENCE') return undefined
  return named && named !== field && named.type !== 'REFERENCE'
    ? undefined
    : creativeTexts.reference
}
