/** A value in a body, and the body around it. */
export interface Changed {
  /** As an answer names it: `body.criteria.text`. */
  place: string
  value: unknown
  body: unknown
}

export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

const OF_ANOTHER_TYPE: Record<string, unknown[]> = {
  string: [5, true, {}, ['a']],
  integer: ['1', 1.5, true, {}, [1], 1e300],
  number: ['1', true, {}],
  boolean: ['true', 0, {}],
  array: ['a', 5, {}],
  object: ['a', 5, ['a']],
}

const TEXTS = ['\u0000', 'bell\u0007', 'half a \ud83d', 'x'.repeat(3_000)]

/** The body with one value made wrong, in every place and every way that its schema leaves open. */
export function wrongBodies(schema: Schema, valid: unknown): Changed[] {
  const wrong = inside(schema, 'body').flatMap(({ place, at, schema: inner }) =>
    wrongValues(inner).map((value) => ({ place, value, body: withValue(valid, at, value) })),
  )
  return [...wrong, ...missing(schema, valid)]
}

/** The same places with text that no field takes: controls, half characters, far too much of it. */
export function wrongTexts(schema: Schema, valid: unknown): Changed[] {
  return inside(schema, 'body')
    .filter(({ schema: inner }) => alternatives(inner).some(({ type }) => type === 'string'))
    .flatMap(({ place, at }) =>
      TEXTS.map((value) => ({ place, value, body: withValue(valid, at, value) })),
    )
}

interface Place {
  place: string
  at: (string | number)[]
  schema: Schema
}

function inside(schema: Schema, place: string, at: (string | number)[] = []): Place[] {
  return alternatives(schema).flatMap((one) => [
    ...Object.entries(one.properties ?? {}).flatMap(([name, inner]) => [
      { place: `${place}.${name}`, at: [...at, name], schema: inner },
      ...inside(inner, `${place}.${name}`, [...at, name]),
    ]),
    ...(one.items
      ? [
          { place: `${place}.0`, at: [...at, 0], schema: one.items },
          ...inside(one.items, `${place}.0`, [...at, 0]),
        ]
      : []),
  ])
}

interface Alternative extends Schema {
  type?: string
}

/** The schemas of which one must fit, each of one type. */
function alternatives(schema: Schema): Alternative[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives)
  const { type } = schema
  return Array.isArray(type)
    ? type.map((one) => ({ ...schema, type: one }))
    : [schema as Alternative]
}

function wrongValues(schema: Schema): unknown[] {
  const all = alternatives(schema)
  const types = new Set(all.map(({ type }) => type ?? ''))
  if (all.some(({ type }) => type === undefined)) return []
  const others = all.flatMap(({ type = '' }) => OF_ANOTHER_TYPE[type] ?? [])
  const isAllowed = (value: unknown) =>
    types.has(typeof value) || (Array.isArray(value) ? types.has('array') : false)
  return [
    ...others.filter((value) => !isAllowed(value)),
    ...(types.has('null') ? [] : [null]),
    ...(all.every((one) => one.enum) ? ['NO_SUCH'] : []),
  ]
}

function missing(schema: Schema, valid: unknown): Changed[] {
  return (schema.required ?? [])
    .filter((name) => typeof valid === 'object' && valid !== null && name in valid)
    .map((name) => {
      const { [name]: _, ...body } = valid as Record<string, unknown>
      return { place: `body.${name}`, value: undefined, body }
    })
}

function withValue(valid: unknown, [first, ...rest]: (string | number)[], value: unknown): unknown {
  if (first === undefined) return value
  if (typeof first === 'number') return [withValue(undefined, rest, value)]
  const known = (typeof valid === 'object' && valid !== null ? valid : {}) as Record<
    string,
    unknown
  >
  return { ...known, [first]: withValue(known[first], rest, value) }
}
