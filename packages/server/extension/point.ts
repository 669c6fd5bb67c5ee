/**
 * Extension points: how a feature uses what only a feature of a higher group knows, without importing it. The lower feature declares
 * the point as a type; the higher one fills it in its `feature.ts`; a use case reads it from the app context. Example: `limits`
 * declares `sessionResult`, `rounds` fills it, and a reality check calls `sessionResult.of(app)(…)`.
 */
const declared = new Set<string>()

/** The filled extension points of one application. */
export type Extensions = { readonly names: ReadonlySet<string> }

export type Extensible = { readonly extensions: Extensions }

export type Filling = {
  readonly name: string
  /** One of several that fill a list. */
  readonly isOneOfMany?: boolean
  readonly into: (extensions: Extensions) => void
}

export type ExtensionPoint<T> = {
  readonly name: string
  readonly filledWith: (value: T) => Filling
  /** The filled value. Throws if the application was composed without it. */
  readonly of: (application: Extensible) => T
}

/** Declares a point; `name` is `<feature>.<what it asks for>` and unique. Tests keep theirs in a set of their own. */
export function extensionPoint<T>(name: string, points: Set<string> = declared): ExtensionPoint<T> {
  const { values, of } = declare<T>(name, points)
  return {
    name,
    filledWith: (value) => ({ name, into: (extensions) => void values.set(extensions, { value }) }),
    of,
  }
}

/** Takes the name, which must be free, for one value in each application. */
function declare<T>(name: string, points: Set<string>) {
  if (points.has(name)) throw new Error(`Two extension points are called ${name}.`)
  points.add(name)
  const values = new WeakMap<Extensions, { readonly value: T }>()
  const of = ({ extensions }: Extensible): T => {
    const found = values.get(extensions)
    if (!found) throw new Error(`Nothing fills the extension point ${name}.`)
    return found.value
  }
  return { values, of }
}

/** Declares one point for each key, `<name>.<key>`: none may be left empty, and none filled twice. */
export function extensionPoints<K extends string, T>(
  name: string,
  keys: readonly K[],
  points: Set<string> = declared,
): Readonly<Record<K, ExtensionPoint<T>>> {
  const entries = keys.map((key) => [key, extensionPoint<T>(`${name}.${key}`, points)])
  return Object.fromEntries(entries) as Record<K, ExtensionPoint<T>> // one entry a key
}

/** A point that every feature with something to say of it adds to. */
export type ExtensionList<T> = {
  readonly name: string
  readonly with: (value: T) => Filling
  /** What was added, in the order of the features. Throws where nothing was. */
  readonly of: (application: Extensible) => readonly T[]
}

/** Declares a point that several features fill, each with one value. */
export function extensionList<T>(name: string, points: Set<string> = declared): ExtensionList<T> {
  const { values, of } = declare<T[]>(name, points)
  return {
    name,
    with: (value) => ({
      name,
      isOneOfMany: true,
      into(extensions) {
        const before = values.get(extensions)?.value ?? []
        values.set(extensions, { value: [...before, value] })
      },
    }),
    of,
  }
}

/** Puts fillings together. Throws where a declared point is left empty or filled twice: a start fails, not a call. */
export function extensionsOf(fillings: readonly Filling[], points: Iterable<string> = declared): Extensions {
  const names = new Set(fillings.map(({ name }) => name))
  const twice = fillings.find(
    ({ name, isOneOfMany }, at) => !isOneOfMany && fillings.findIndex((each) => each.name === name) < at,
  )
  if (twice) throw new Error(`The extension point ${twice.name} is filled twice.`)
  const empty = [...points].filter((name) => !names.has(name))
  if (empty.length > 0) throw new Error(`Nothing fills the extension points ${empty.join(', ')}.`)
  const extensions: Extensions = { names }
  for (const { into } of fillings) into(extensions)
  return extensions
}
