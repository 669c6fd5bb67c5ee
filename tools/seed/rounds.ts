import { createHash } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import { nativeHmac } from '#features/play/rounds/service/seeds/hmac.ts'
import { validBet } from '#features/play/settled-play/public.ts'
import { createTables, type Table } from '#features/play/rounds/service/games.ts'
import { roundIdOf } from '#features/play/rounds/rules.ts'
import { insertNext, reveal, startNext } from '#features/play/rounds/store/seeds.ts'
import { commitmentOf, fairChance } from '#kit/chance-fair.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { useSeed } from '#ledger/seeds.ts'
import type { RoundItem } from '#ledger/types.ts'
import { later, type Resident, type World } from './world.ts'

/** Reveals each past seed pair, so that every past round can be recomputed. */
type Pair = { readonly seedId: string; readonly serverSeed: string; readonly clientSeed: string }

const LONGEST_PAUSE_MS = 9_000
const SHORTEST_PAUSE_MS = 4_000

export type Evening = {
  readonly resident: Resident
  readonly game: string
  readonly rounds: number
  readonly startsAt: Date
  readonly stakeAt: number
}

export type Played = { readonly endsAt: Date; readonly balance: Minor }

/** Plays past sessions by the production rules: committed seeds, stored rounds, one posting each. */
export function createGambler(world: World): (evening: Evening, balance: Minor) => Promise<Played> {
  const tableOf = createTables(world.app)
  return async (evening, balance) => {
    const table = await tableOf({
      game: evening.game,
      merchant: evening.resident.merchant,
      memberId: evening.resident.id,
    })
    const rule = table?.stakes[evening.resident.currency]
    if (!table || !rule)
      throw new Error(`seed: ${evening.game} has no stakes in ${evening.resident.currency}`)
    const menu = rule.menu
    const stake = menu[Math.min(evening.stakeAt, menu.length - 1)] ?? rule.min
    return inTransaction(world.owner, async (tx) => {
      const pair = await openPair(world, tx, evening)
      const played = await playOn(world, tx, { evening, table, pair, stake, balance })
      await use(tx, evening.resident, { from: pair.seedId, to: null })
      await reveal(tx, pair.seedId, later(played.endsAt, 60_000))
      return played
    })
  }
}

/** A version-4 id derived from a digest, so that the history is the same each time. */
function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

async function openPair({ app }: World, tx: Tx, { resident, startsAt, game }: Evening): Promise<Pair> {
  const story = `${resident.account}/${game}/${startsAt.toISOString()}`
  const text = createHash('sha256').update(`the town's seed for ${story}`).digest('hex')
  const seedId = idFrom(`pair ${story} ${resident.id}`)
  const serverHash = Buffer.from(commitmentOf(text), 'hex')
  const serverSeed = Buffer.from(app.vault.close('server-seed', text))
  await insertNext(tx, {
    id: seedId,
    wallet: resident.wallet,
    serverHash,
    serverSeed,
    now: later(startsAt, -60_000),
  })
  const clientSeed = `${resident.account}-chose-this`
  await startNext(tx, seedId, clientSeed, startsAt)
  await use(tx, resident, { from: null, to: seedId })
  return { seedId, serverSeed: text, clientSeed }
}

/** A seed is revealed only after the ledger no longer draws from it. */
async function use(
  tx: Tx,
  { wallet, account }: Resident,
  change: Parameters<typeof useSeed>[2],
): Promise<void> {
  const { told } = await useSeed(tx, wallet, change)
  if (told !== 'ok') throw new Error(`seed: the ledger said ${told} to a pair of ${account}`)
}

type Sitting = {
  readonly evening: Evening
  readonly table: Table
  readonly pair: Pair
  readonly stake: Minor
  readonly balance: Minor
}

async function playOn(
  { chance }: World,
  tx: Tx,
  { evening, table, pair, stake, balance }: Sitting,
): Promise<Played> {
  const { resident, rounds } = evening
  const items: RoundItem[] = []
  const at: Date[] = []
  let left = balance
  let moment = evening.startsAt
  for (let nonce = 1; nonce <= rounds && left >= stake; nonce++) {
    moment = later(moment, SHORTEST_PAUSE_MS + chance.below(LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS))
    const asked = [betOf(evening.game, stake, chance.below(TARGETS.length))]
    const checked = table.open.check(asked, { currency: resident.currency })
    if (!checked.ok)
      throw new Error(`seed: ${evening.game} refused ${JSON.stringify(asked)}: ${checked.error.refused}`)
    const { bets } = checked.value
    const { serverSeed, clientSeed } = pair
    const played = table.open.play(bets, fairChance({ serverSeed, clientSeed, nonce }, nativeHmac))
    const id = roundIdOf(moment.getTime(), idFrom(`${pair.seedId} ${nonce}`))
    items.push(roundItem({ evening, table, pair, nonce, id, bets, played }))
    at.push(moment)
    left += played.win - played.stake
  }
  const results = await post(tx, items, { at })
  const wrong = results.find((result) => result.status !== 'ok')
  if (wrong)
    throw new Error(`seed: the ledger said ${JSON.stringify(wrong.status)} to a round of ${resident.account}`)
  return { endsAt: moment, balance: left }
}

type PastRound = Pick<Sitting, 'evening' | 'table' | 'pair'> & {
  readonly nonce: number
  readonly id: string
  readonly bets: unknown
  readonly played: ReturnType<Table['open']['play']>
}

function roundItem({ evening, table, pair, nonce, id, bets, played }: PastRound): RoundItem {
  const { row, config } = table
  const { outcome, events, stake, win } = played
  return {
    key: `seed:${pair.seedId}:${nonce}`,
    wallet: evening.resident.wallet,
    vendor: row.vendor,
    stake,
    win,
    play: { category: row.category, valid: validBet(played.lines) },
    round: {
      id,
      game: row.id,
      edition: row.game.edition,
      seedId: pair.seedId,
      nonce: BigInt(nonce),
      inputs: { config: config.id, bets },
      outcome,
      events,
    },
  }
}

const TARGETS = [5_000, 3_300, 2_500, 7_500, 1_000] as const

/** A member's choices in a game, by mood. */
const choices: Readonly<
  Record<string, (mood: number) => { readonly key: string; readonly choice: unknown }>
> = {
  dice: (mood) => ({
    key: 'roll',
    choice: { direction: mood % 2 ? 'over' : 'under', target: TARGETS[mood] ?? 5_000 },
  }),
  'pearl-drop': (mood) => ({
    key: 'drop',
    choice: { rows: mood < 3 ? 12 : 16, risk: mood % 2 ? 'high' : 'medium' },
  }),
  'sky-lantern': (mood) => ({ key: 'rise', choice: { target: [200, 150, 500, 300, 1_000][mood] ?? 200 } }),
  'lotus-wheel': (mood) => ({
    key: 'turn',
    choice: { petals: mood < 3 ? 30 : 10, risk: mood % 2 ? 'low' : 'medium' },
  }),
}

function betOf(game: string, stake: Minor, mood: number): unknown {
  return { ...(choices[game]?.(mood) ?? { key: 'spin', choice: {} }), stake: moneyText(stake) }
}
