import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { dealerConsole } from '../contract/console.ts'
import { cutOut, newShoe } from '../rules/shoe.ts'
import { setShoe } from '../store/tables.ts'
import { atTable, dealerOf, dealtTableOf, note } from './at.ts'

type Console = typeof dealerConsole

/** Opens a new shoe with the card that was turned over, between two rounds. */
export async function openShoe(
  app: App,
  { params, body }: Given<Console['shoe']>,
  call: CallFor<Console['shoe']>,
): Promise<Reply<Console['shoe']> | Refusal<Console['shoe']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  return atTable(app, row, async (at) => {
    const own = dealerOf(at, call, body.console)
    if (typeof own === 'string') return { refused: own } as const
    if (at.protocol.kind !== 'cards') return { refused: 'dealers.withoutShoe' } as const
    if (at.round) return { refused: 'dealers.roundRunning' } as const
    const turned = at.protocol.read(body.card)
    if (!turned) return { refused: 'dealers.entryInvalid' } as const
    const shoe = newShoe(at.table.shoe, turned)
    await setShoe(at.tx, row.code, shoe)
    const reason = `${shoe.number}: ${at.protocol.textOf(turned)}`
    await note(at, { kind: 'shoe', byName: own.account, reason })
    return { burnt: shoe.burnt }
  })
}

/** The cut card has come out. */
export async function cutShoe(
  app: App,
  { params, body }: Given<Console['cut']>,
  call: CallFor<Console['cut']>,
): Promise<Reply<Console['cut']> | Refusal<Console['cut']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  return atTable(app, row, async (at) => {
    const own = dealerOf(at, call, body.console)
    if (typeof own === 'string') return { refused: own } as const
    if (!at.table.shoe) return { refused: 'dealers.noShoe' } as const
    if (at.table.shoe.last !== null) return { done: true } as const // pressed twice
    await setShoe(at.tx, row.code, cutOut(at.table.shoe))
    await note(at, { kind: 'cutCard', byName: own.account })
    return { done: true } as const
  })
}
