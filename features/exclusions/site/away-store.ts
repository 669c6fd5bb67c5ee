import * as z from 'zod/mini'
import { create } from 'zustand'
import { RefusedError } from '#contract/envelope.ts'
import { awayRefusals } from '../contract/shapes.ts'

const schema = awayRefusals['exclusions.away']
export type Away = z.output<typeof schema>

/** What a refused log-in told of a break; null while nobody was turned away. */
export const useAway = create<{ readonly away: Away | null }>(() => ({ away: null }))

/** Takes a refusal that is about a break: true where it was, and the notice with the way to one's money opens. */
export function meetAway(error: unknown): boolean {
  if (!(error instanceof RefusedError) || error.code !== 'exclusions.away') return false
  const read = z.safeParse(schema, error.detail)
  if (!read.success) return false
  useAway.setState({ away: read.data })
  return true
}

export function closeAway(): void {
  useAway.setState({ away: null })
}
