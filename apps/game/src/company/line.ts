import * as z from 'zod/mini'
import { createClient } from '#contract/client.ts'
import { RefusedError } from '#contract/envelope.ts'
import type { Reply } from '#contract/route.ts'
import { fishing, fishingSeat, toldVolleys } from '#features/play/fishing/contract.ts'
import type { Companion, CompanionVolley } from '#game-kit/scene/company/company.ts'

export type Seen = Reply<typeof fishing.sit>

export type Answer =
  | { readonly seen: Seen; readonly outcome: 'seen' }
  | { readonly seen: null; readonly outcome: 'lost' | 'none' | 'offline' }

export type Heard = {
  readonly seats: readonly Companion[] | null
  readonly volleys: readonly CompanionVolley[]
}

/** Requests to the table, and what its events mean. */
export type Line = {
  sit(): Promise<Answer>
  keep(): Promise<Answer>
  leave(): Promise<void>
  read(topic: string, patch: unknown): Heard
}

const seats = z.object({ seats: z.array(fishingSeat) })

/** The requests of a shared table. Every failure is an answer: play never waits for a table. */
export function openLine({ headers }: { readonly headers: () => Record<string, string> }): Line {
  const client = createClient(fishing, { headers })
  const answered = (call: Promise<Seen>): Promise<Answer> =>
    call.then(
      (seen) => ({ seen, outcome: 'seen' }),
      (problem: unknown) => {
        if (!(problem instanceof RefusedError)) return { seen: null, outcome: 'offline' }
        if (problem.code === 'fishing.seatLost') return { seen: null, outcome: 'lost' }
        return { seen: null, outcome: problem.code === 'request.tooFast' ? 'offline' : 'none' }
      },
    )
  return {
    sit: () => answered(client.sit({})),
    keep: () => answered(client.keep({})),
    leave: () =>
      client.leave({}).then(
        () => undefined,
        () => undefined, // the seat lapses by itself
      ),
    read: (topic, patch) => {
      if (topic === 'fishing.seats') {
        const read = z.safeParse(seats, patch)
        return { seats: read.success ? read.data.seats : null, volleys: [] }
      }
      const read = topic === 'fishing.volleys' ? z.safeParse(toldVolleys, patch) : null
      if (!read?.success) return { seats: null, volleys: [] }
      const { seat, volleys } = read.data
      return { seats: null, volleys: volleys.map(([level, shots]) => ({ seat, level, shots })) }
    },
  }
}
