/**
 * What a contract says of a text that a form asks for, as the attributes of its box: screens keep no copy of these numbers.
 * `textBounds(chatOffice.sanction, 'reason')` is `{ minLength: 4, maxLength: 300 }`.
 */
import type { Route, Schema } from '#contract/route.ts'

/** In characters, spaces around the text not counted; without a bound the name is absent. */
export type TextBounds = { readonly minLength?: number; readonly maxLength?: number }

/** What of a schema's definition is read here; zod's own types of it say less. */
type Definition = {
  readonly innerType?: Schema
  readonly in?: Schema
  readonly shape?: Readonly<Record<string, Schema>>
  readonly checks?: readonly Check[]
}
type Check = {
  readonly _zod: { readonly def: { readonly check: string; minimum?: number; maximum?: number } }
}

/** The bounds of a text in a route's body; `path` is its name, or names with dots between them. Throws if there is none. */
export function textBounds(route: Route, path: string): TextBounds {
  const schema = path.split('.').reduce<Schema | undefined>((at, name) => {
    return at && definitionOf(at).shape?.[name]
  }, route.body)
  if (!schema) throw new Error(`textBounds: ${route.path} takes no ${path}`)
  const checks = (definitionOf(schema).checks ?? []).map(({ _zod }) => _zod.def)
  const minLength = checks.find(({ check }) => check === 'min_length')?.minimum
  const maxLength = checks.find(({ check }) => check === 'max_length')?.maximum
  return {
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}

/** Whether a written text may be sent under these bounds. */
export function isWithin({ minLength = 0, maxLength = Infinity }: TextBounds, text: string): boolean {
  const { length } = text.trim()
  return length >= minLength && length <= maxLength
}

/** Below what makes it optional or nullable. */
function definitionOf(schema: Schema): Definition {
  const definition = schema._zod.def as Definition // every def has a type and, by kind, some of these
  const inner = definition.innerType ?? definition.in
  return inner ? definitionOf(inner) : definition
}
