import { bad, good, isRecord } from '#game-kit/schema.ts'
import type { Schema } from '#game-kit/schema.ts'

/** A move in its wire form: its name and, where it is made somewhere, the place: `{ do: 'open', at: 3 }`. */
export interface Act<Name extends string> {
  readonly do: Name
  readonly at?: number
}

/** Reads moves; for each name how many places it may name, 0 for a move without one. */
export function acts<const Name extends string>(places: Readonly<Record<Name, number>>): Schema<Act<Name>> {
  const names = new Map<unknown, Name>()
  for (const name in places) names.set(name, name)
  return {
    parse: (json) => {
      if (!isRecord(json)) return bad('not a move')
      const name = names.get(json['do'])
      if (name === undefined) return bad('do: no such move')
      const most = places[name]
      const { length } = Object.keys(json)
      if (most === 0) return length === 1 ? good({ do: name }) : bad(`${name}: names no place`)
      const { at } = json
      return typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < most && length === 2
        ? good({ do: name, at })
        : bad(`at: not a whole number from 0 to ${most - 1}`)
    },
    write: ({ do: name, at }) => (at === undefined ? { do: name } : { do: name, at }),
  }
}
