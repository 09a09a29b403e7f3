import * as operation from '@marquee/contract/operation'
import type { WireNames } from '@marquee/rules/wire-names'
import { z } from 'zod'

type Json = Record<string, unknown>

/** Shorter ones are read more easily where they stand. */
const LEAST_LENGTH = 160

interface Named {
  name: string
  schema: Json
}

interface Shared {
  /** By name. */
  schemas: Json
  /** The same schema with pointers in place of what has a name. */
  pointed: (schema: Json) => Json
}

/**
 * What would be written out at several places stands once, under a name, and is pointed to. Alike is what
 * reads alike, as the contract builds some shapes from others.
 */
export function sharedSchemas(written: readonly Named[]): Shared {
  const names = namesOf(written)
  const pointed = (schema: Json): Json => {
    const name = names.get(JSON.stringify(schema))
    return name === undefined ? inner(schema) : { $ref: `#/components/schemas/${name}` }
  }
  const inner = (schema: Json): Json =>
    Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, among(part)]))
  const among = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(among)
    return isJson(part) ? pointed(part) : part
  }
  const named = [...names].map(([text, name]) => [name, inner(JSON.parse(text))] as const)
  const byName = named.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { schemas: Object.fromEntries(byName), pointed }
}

/** A name for each schema that stands at more than one place: as the contract calls it, or the field. */
function namesOf(written: readonly Named[]): ReadonlyMap<string, string> {
  const seen = new Map<string, { name: string; count: number }>()
  for (const { name, schema } of written) see(schema, name, seen)
  // Nothing else may take the name of a shape that every contract knows.
  const taken = new Set(OWN_NAMES.values())
  return new Map(
    [...seen].flatMap(([text, { name, count }]) => {
      if (count < 2 || text.length < LEAST_LENGTH) return []
      const own = OWN_NAMES.get(text)
      if (own !== undefined) return [[text, own]]
      let free = name
      for (let nth = 2; taken.has(free); nth += 1) free = `${name}${nth}`
      taken.add(free)
      return [[text, free]]
    }),
  )
}

/** Counts a schema and its parts; the parts of one that is known are counted with it. */
function see(schema: unknown, name: string, seen: Map<string, { name: string; count: number }>) {
  if (Array.isArray(schema)) for (const one of schema) see(one, name, seen)
  if (!isJson(schema)) return
  if ('type' in schema || 'anyOf' in schema || 'oneOf' in schema) {
    const text = JSON.stringify(schema)
    const known = seen.get(text)
    seen.set(text, { name: known?.name ?? name, count: (known?.count ?? 0) + 1 })
    if (known) return
  }
  for (const [key, part] of Object.entries(schema)) {
    const isFields = key === 'properties' && isJson(part)
    if (!isFields) see(part, key === 'items' ? oneOf(name) : name, seen)
    else for (const [field, one] of Object.entries(part)) see(one, pascal(field), seen)
  }
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const oneOf = (name: string) => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

export const pascal = (text: string): string =>
  text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const known = { input: new WeakMap<z.ZodType, Json>(), output: new WeakMap<z.ZodType, Json>() }

export function jsonSchema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = known[io].get(type) ?? toJson(type, io)
  known[io].set(type, schema)
  return schema
}

const toJson = (type: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: schema }) => {
      // What a transform makes of a text is sent as that text again.
      if (zodSchema._zod.def.type === 'transform') schema.type = 'string'
      const names = operation.wireNames(zodSchema)
      if (names) nameOnWire(schema, names)
    },
  })

/** In place, as the library asks for it. What was built from a named schema may come here once more. */
function nameOnWire(schema: z.core.JSONSchema.BaseSchema, { fields }: WireNames): void {
  const { properties, required } = schema
  const onWire = (name: string) => fields[name] ?? name
  if (properties) {
    const entries = Object.entries(properties).map(([name, part]) => [onWire(name), part] as const)
    schema.properties = Object.fromEntries(entries)
  }
  if (required) schema.required = required.map(onWire)
}

const OWN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(operation).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[JSON.stringify(jsonSchema(value, 'output')), name]] : [],
  ),
)
