import type { App, OfficeCall, Reach } from '#server/app.ts'
import { aboutOf, namesBrand, reaches, withoutOthers } from '../brand-access.ts'
import type { Part } from '../rules/reach.ts'
import { brandOf } from './owners.ts'

type Input = Record<string, unknown>

const beyond = { refused: 'permission.missing' } as const

/** IDs without a row: a row of another brand is reported exactly like a missing one. */
const NO_MEMBER = 0n
const NO_ROW = '00000000-0000-0000-0000-000000000000'

/**
 * Restricts operators of some brands to those brands, on every route of the back office (SYS-03, B1): before the handler by the input,
 * after it by the reply. Used only for restricted operators.
 */
export function createReach(app: Pick<App, 'db' | 'merchants' | 'extensions'>): Reach {
  const { merchants } = app
  return {
    async narrow({ fullName, route, operator }, input) {
      const about = aboutOf(fullName, route)
      switch (about.kind) {
        case 'caller':
        case 'shared':
        case 'asks':
        case 'rows':
          return input
        case 'house':
          return beyond
        case 'brand': {
          const named = fieldOf(input, about.part, 'merchant')
          if (named === undefined) return withField(input, about.part, { merchant: operator.brand })
          return reaches(operator.brands, String(named)) ? input : beyond
        }
        case 'row': {
          const key = fieldOf(input, about.part, about.field)
          if (reaches(operator.brands, await brandOf(app, about.of, String(key)))) return input
          return withField(input, about.part, { [about.field]: about.of === 'member' ? NO_MEMBER : NO_ROW })
        }
      }
    },
    async prune(call, reply) {
      const pruned = prunedFor(call, reply)
      const others = new Set(
        (await merchants.all())
          .map(({ code }) => code)
          .filter((code) => !reaches(call.operator.brands, code)),
      )
      if (namesBrand(pruned, others))
        throw new Error(`reach: ${call.fullName} answered with another brand's rows`)
      return pruned
    },
  }
}

function prunedFor({ fullName, route, operator }: OfficeCall, reply: unknown): unknown {
  const about = aboutOf(fullName, route)
  const brand = operator.brand ?? ''
  if (about.kind === 'rows') return withoutOthers(reply, brand, about.counts)
  if (about.kind === 'brand' && about.counts) return withoutOthers(reply, brand, about.counts)
  return reply
}

function fieldOf(input: Input, part: Part, field: string): unknown {
  const given = input[part]
  return typeof given === 'object' && given !== null
    ? Object.entries(given).find(([name]) => name === field)?.[1]
    : undefined
}

function withField(input: Input, part: Part, field: Input): Input {
  const given = input[part]
  return { ...input, [part]: { ...(typeof given === 'object' ? given : {}), ...field } }
}
