import { earlierShared, sharedCatalogue, type SharedRow } from '#games/shared.ts'
import type { OpenShared, SharedGame } from '#game-kit/shared/open.ts'
import type { App } from '#server/app.ts'
import { configOf } from '../store/series.ts'

/** The games that a host knows; tests add their own. */
export type SharedGames = {
  readonly rows: readonly SharedRow[]
  readonly earlier: readonly SharedGame[]
  readonly slice?: number
}

/** A slice takes some tens of milliseconds, and its wallets are locked for that long. */
const SLICE = 2_000

/** A game opened with the configuration that a round was sold with. */
export type Opened = { readonly row: SharedRow; readonly open: OpenShared }

type Pinned = { readonly game: string; readonly edition: number; readonly configHash: string }

/** The application and its shared games: the first argument of every use case of this feature. */
export type Host = {
  readonly app: App
  readonly rowOf: (game: string) => SharedRow
  readonly gameOf: (game: string, edition: number) => SharedGame
  /** Slips of one transaction of a settlement. */
  readonly slice: number
  /** Loads a configuration once per process: it never changes. */
  readonly opened: (pinned: Pinned) => Promise<Opened>
}

const OURS: SharedGames = { rows: sharedCatalogue, earlier: earlierShared }
const hosts = new WeakMap<App, { readonly games: SharedGames; readonly host: Host }>()
/** Games that a test has put in place of ours, by database. */
const others = new WeakMap<App['pool'], SharedGames>()

/** The host of an application: one each, so that opened games and wallets are cached once. */
export function hostOf(app: App): Host {
  const games = others.get(app.pool) ?? OURS
  const known = hosts.get(app)
  if (known?.games === games) return known.host
  const host = createHost(app, games)
  hosts.set(app, { games, host })
  return host
}

/** For tests: the games that an application offers instead of ours. */
export function offerInstead(app: App, games: SharedGames): Host {
  others.set(app.pool, games)
  return hostOf(app)
}

function createHost(app: App, { rows, earlier, slice = SLICE }: SharedGames): Host {
  const byId = new Map(rows.map((row) => [row.game.id, row]))
  const rowOf = (game: string): SharedRow => {
    const row = byId.get(game)
    if (!row) throw new Error(`shared rounds: the game ${game} is not registered in games/shared.ts`)
    return row
  }
  const gameOf = (game: string, edition: number): SharedGame => {
    const current = rowOf(game).game
    const found =
      current.edition === edition
        ? current
        : earlier.find((one) => one.id === game && one.edition === edition)
    if (!found)
      throw new Error(`shared rounds: version ${edition} of ${game} is not registered in games/shared.ts`)
    return found
  }
  const known = new Map<string, Promise<Opened>>()
  const load = async (pinned: Pinned): Promise<Opened> => {
    const open = gameOf(pinned.game, pinned.edition).open(await configOf(app.db, pinned))
    if (open.configHash !== pinned.configHash)
      throw new Error(`shared rounds: the configuration of ${pinned.game} was changed`)
    return { row: rowOf(pinned.game), open }
  }
  return {
    app,
    slice,
    rowOf,
    gameOf,
    opened: (pinned) => {
      const name = `${pinned.game}@${pinned.edition}:${pinned.configHash}`
      const before = known.get(name)
      if (before) return before
      const loading = load(pinned)
      known.set(name, loading)
      loading.catch(() => known.delete(name)) // do not cache a failure, such as a database outage
      return loading
    },
  }
}
