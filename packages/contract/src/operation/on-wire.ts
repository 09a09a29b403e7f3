import type { WireNames } from '@marquee/rules/wire-names'
import { z } from 'zod'

const namesOnWire = z.registry<{ name: string }>()

/** A field that has another name on the wire: the specification's, where the code has a word of its own. */
export function onWire<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  const own = schema.clone()
  namesOnWire.add(own, { name })
  return own
}

const known = new WeakMap<z.core.$ZodType, WireNames>()

/** The names that fields of a body or a reply have on the wire; undefined where all are the code's. */
export function wireNames(schema: z.core.$ZodType | undefined): WireNames | undefined {
  if (schema === undefined) return undefined
  const names = known.get(schema) ?? namesIn(schema)
  known.set(schema, names)
  const { fields, within } = names
  return Object.keys({ ...fields, ...within }).length > 0 ? names : undefined
}

function namesIn(schema: z.core.$ZodType): WireNames {
  const inner = innerOf(schema)
  if (inner) return namesIn(inner)
  if (schema instanceof z.ZodArray) return namesIn(schema.element)
  if (!(schema instanceof z.ZodObject)) return { fields: {}, within: {} }
  const shape = Object.entries(schema.shape)
  return {
    fields: Object.fromEntries(
      shape.flatMap(([name, field]) => {
        const other = nameOnWire(field)
        return other === undefined ? [] : [[name, other]]
      }),
    ),
    within: Object.fromEntries(
      shape.flatMap(([name, field]) => {
        const names = wireNames(field)
        return names ? [[name, names]] : []
      }),
    ),
  }
}

function nameOnWire(field: z.core.$ZodType): string | undefined {
  const inner = innerOf(field)
  return namesOnWire.get(field)?.name ?? (inner && nameOnWire(inner))
}

/** Of a field that may be missing or empty: what it holds where it is not. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const mayMiss =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  return mayMiss ? schema.unwrap() : undefined
}
