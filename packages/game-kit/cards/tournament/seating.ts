/**
 * Tables of a tournament. Players are drawn to tables whose sizes differ by one at most; between hands players move so that this stays so,
 * and a table is broken as soon as the others have seats for all of its players. Who moves is next to post the big blind; the seat is the
 * first free one to the left of the button.
 *
 * Example: 14 players at tables of six: 5, 5, 4. Two are out at the last one: 5, 5, 2 are 12, so it is broken and two tables of 6 remain.
 */
export interface Seat {
  readonly seat: number
  readonly player: string
}
export interface Table {
  readonly id: number
  readonly seats: readonly Seat[]
  /** Seat of the button of its last hand; null before the first. */
  readonly button: number | null
}
export interface Move {
  readonly player: string
  readonly from: number
  readonly to: number
  readonly seat: number
}

/** Draws players, in a shuffled order, to as few tables as they need. */
export function drawTables(players: readonly string[], most: number): readonly Table[] {
  const count = Math.ceil(players.length / most)
  return Array.from({ length: count }, (_, id) => ({
    id,
    button: null,
    seats: players.filter((_, nth) => nth % count === id).map((player, seat) => ({ seat, player })),
  }))
}

/** Seats clockwise from the left of a place. */
function fromLeft(most: number, button: number | null): readonly number[] {
  const first = button === null ? 0 : button + 1
  return Array.from({ length: most }, (_, nth) => (first + nth) % most)
}

/** Who posts the big blind next: the third from the button; at two the one without it. */
function nextBigBlind({ seats, button }: Table, most: number): Seat | undefined {
  const order = fromLeft(most, button).flatMap((at) => seats.filter(({ seat }) => seat === at))
  return order[Math.min(2, order.length - 1)]
}

const freeSeat = ({ seats, button }: Table, most: number): number | undefined =>
  fromLeft(most, button).find((at) => !seats.some(({ seat }) => seat === at))

function moved(tables: readonly Table[], move: Move): readonly Table[] {
  return tables.map((table) => {
    if (table.id === move.from)
      return { ...table, seats: table.seats.filter(({ player }) => player !== move.player) }
    if (table.id === move.to)
      return { ...table, seats: [...table.seats, { seat: move.seat, player: move.player }] }
    return table
  })
}

const bySize = (tables: readonly Table[]): readonly Table[] =>
  tables.toSorted((a, b) => a.seats.length - b.seats.length || b.id - a.id)

/** The next move to the smallest other table; null: there is no seat. */
function moveFrom(tables: readonly Table[], from: Table, most: number): Move | null {
  const to = bySize(tables).find(({ id }) => id !== from.id)
  const who = nextBigBlind(from, most)
  const seat = to && freeSeat(to, most)
  return to && who && seat !== undefined ? { player: who.player, from: from.id, to: to.id, seat } : null
}

/**
 * The moves between two hands, and the tables after them. `mayMove`: tables that are not in a hand; a table in a hand neither gives nor is
 * broken, but it gets players, who are dealt in with its next hand.
 */
export function balance(
  tables: readonly Table[],
  { most, mayMove }: { readonly most: number; readonly mayMove: (table: number) => boolean },
): { readonly moves: readonly Move[]; readonly tables: readonly Table[] } {
  const players = tables.reduce((sum, { seats }) => sum + seats.length, 0)
  const moves: Move[] = []
  let now: readonly Table[] = tables.filter(({ seats }) => seats.length > 0)
  const apply = (move: Move) => {
    moves.push(move)
    now = moved(now, move)
  }
  for (;;) {
    const [smallest] = bySize(now.filter(({ id }) => mayMove(id)))
    if (!smallest || now.length < 2 || players > (now.length - 1) * most) break
    let left = smallest.seats.length
    while (left > 0) {
      const own = now.find(({ id }) => id === smallest.id)
      const move = own && moveFrom(now, own, most)
      if (!move) break
      apply(move)
      left -= 1
    }
    now = now.filter(({ seats }) => seats.length > 0)
    if (left > 0) break
  }
  for (;;) {
    const sizes = bySize(now)
    const [least] = sizes
    const largest = sizes.findLast(({ id }) => mayMove(id))
    if (!least || !largest || largest.seats.length - least.seats.length < 2) break
    const move = moveFrom(now, largest, most)
    if (!move) break
    apply(move)
  }
  return { moves: merged(moves), tables: now }
}

/** One move for a player: from the first table to the last one. */
function merged(moves: readonly Move[]): readonly Move[] {
  const byPlayer = Map.groupBy(moves, ({ player }) => player)
  return [...byPlayer.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    return first && last && first.from !== last.to ? [{ ...last, from: first.from }] : []
  })
}
