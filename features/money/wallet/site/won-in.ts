import type { Minor } from '#kit/money.ts'

export type Line = { readonly id: string; readonly kind: string; readonly amount: Minor }

/**
 * Wins above their own stake, by ID: an instant round has its stake as the other part of the same entry. A multi-step round's stake is
 * another entry; any return is a win.
 */
export function wonIn(rows: readonly Line[]): ReadonlySet<string> {
  const amounts = new Map(rows.map((row) => [row.id, row.amount]))
  const won = rows.filter(({ id, kind, amount }) => {
    if (kind !== 'round.win' || amount <= 0n) return false
    const isOwnLine = !id.endsWith(':1')
    const stake = isOwnLine ? undefined : amounts.get(id.replace(/:1$/, ':0'))
    return stake === undefined || amount > -stake
  })
  return new Set(won.map(({ id }) => id))
}
