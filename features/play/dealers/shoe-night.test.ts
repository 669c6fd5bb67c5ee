import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, sql } from '#db/rows.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { major, type Minor } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { MOST_DELAY_MS } from './rules/video.ts'
import { watchVideos } from './service/video.ts'
import { consoles, reason } from './testing/consoles.ts'
import { hasFfmpeg, studio } from './testing/studio.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const TABLE = 'BACD'
const CUT_FROM_END = 15
const STAKE = 100_000
/** Rounds between two looks at the video, as its job looks every four seconds. */
const LOOK_EVERY = 8
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const PATIENT = { timeout: 30_000, interval: 250 }

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
})
afterAll(() => at.close())

/** Eight printed decks, shuffled: "QS3" is the queen of spades of deck 3. */
function shuffled(): string[] {
  const chance = fastChance(21)
  const cards = [...'12345678'].flatMap((deck) =>
    [...'SHDC'].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}${deck}`)),
  )
  for (let last = cards.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    ;[cards[last], cards[other]] = [cards[other]!, cards[last]!]
  }
  return cards
}

const pointsOf = (card: string): number => Math.min(10, RANKS.indexOf(card.slice(0, -2)) + 1) % 10

test.runIf(isNightly && hasFfmpeg)(
  'STU-06 a whole shoe is dealt from the consoles beside a live stream, until the cut card, and every hand is paid',
  { timeout: 300_000 },
  async () => {
    const [linh, huy, boss] = [await operator(at), await operator(at), await operator(at)]
    const mai = await person(at, { balance: major(100_000_000) })
    const room = consoles({ linh, huy, boss, mai })
    const params = { table: TABLE }
    const video = studio()
    onTestFinished(() => video.close())
    const app = video.reachedBy(at.app)
    const state = async () => (await room.dealer.show({ params })).table.video
    video.start()
    await room.manned(TABLE)
    await room.pit.video({ params, body: { url: video.url, whep: '', reason } })
    await expect.poll(() => video.isLive(), PATIENT).toBe(true)
    await watchVideos(app)
    expect((await state()).delayMs).toBeLessThan(MOST_DELAY_MS)

    const ggr = () =>
      one(
        at.database.owner,
        sql<{ balance: Minor }>`
          select coalesce(sum(b.balance), 0)::int8 as balance
          from hot_balance b join house_account h on h.id = b.account where h.kind = 'ggr'
        `,
      ).then(({ balance }) => balance)
    const before = { mai: await room.balance(), ggr: await ggr() }
    const cards = shuffled()
    const turned = cards.shift()!
    const body = { console: room.pages.linh, card: turned }
    const { burnt } = await room.dealer.shoe({ params, body })
    cards.splice(0, burnt)
    let net = 0n
    const seen = { rounds: 0, player: 0, banker: 0, tie: 0, lost: 0 }
    for (;;) {
      const isCut = cards.length < CUT_FROM_END
      if (isCut) await room.dealer.cut(room.of(TABLE))
      const refused = await refusal(room.dealer.open(room.of(TABLE)))
      if (refused === 'dealers.shoeOver') break
      expect(refused).toBe('nothing was refused')
      const { round: now } = await room.dealer.show({ params })
      const round = now?.id ?? ''
      const bets = ['player', 'banker', 'tie'] as const
      for (const key of bets) await room.bet(TABLE, round, key, STAKE)
      await room.dealer.close(room.of(TABLE))
      const totals = { player: 0, banker: 0 }
      for (let done = ''; done !== 'settled';) {
        const hand = (await room.dealer.show({ params })).round?.next
        if (hand !== 'player' && hand !== 'banker') throw new Error(`no card is expected: ${hand}`)
        const card = cards.shift()!
        totals[hand] = (totals[hand] + pointsOf(card)) % 10
        done = (await room.both(TABLE, card)).state
      }
      const won = totals.player > totals.banker ? 'player' : totals.banker > totals.player ? 'banker' : 'tie'
      seen.rounds += 1
      seen[won] += 1
      // 1 to 1, 0.95 to 1 and 8 to 1; a tie returns the other two
      const pays = { player: major(2), banker: major(195) / 100n, tie: major(11) }
      net += (pays[won] - major(3)) * BigInt(STAKE)
      if (seen.rounds % LOOK_EVERY === 0) {
        await watchVideos(app)
        expect((await state()).isPaused).toBe(false)
      }
      if (seen.rounds === 20) {
        video.cut()
        await expect
          .poll(async () => {
            await watchVideos(app)
            return (await state()).isPaused
          }, PATIENT)
          .toBe(true)
        expect(await refusal(room.dealer.open(room.of(TABLE)))).toBe('dealers.paused')
        video.start()
        await expect
          .poll(async () => {
            await watchVideos(app)
            return (await state()).isPaused
          }, PATIENT)
          .toBe(false)
        seen.lost += 1
      }
    }
    expect(seen.rounds).toBeGreaterThan(60)
    expect(Math.min(seen.player, seen.banker, seen.tie, seen.lost)).toBeGreaterThan(0)
    expect(cards.length).toBeGreaterThanOrEqual(0)
    expect(cards.length).toBeLessThan(CUT_FROM_END)
    expect((await room.balance()) - before.mai).toBe(net)
    expect((await ggr()) - before.ggr).toBe(-net)
    const { shoe } = (await room.dealer.show({ params })).table
    expect(shoe).toMatchObject({ round: seen.rounds, last: 0 })
    expect(await refusal(room.dealer.open(room.of(TABLE)))).toBe('dealers.shoeOver')
    expect(await proveWhole(at.app.db)).toEqual([])
  },
)
