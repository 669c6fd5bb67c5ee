import type { GameEvent, TotalEvent } from '#game-kit/events.ts'
import { celebration, isBig } from '#game-kit/scene/celebration.ts'
import { eventOf } from '#game-kit/scene/dom/quick.tsx'
import type { Speed } from '#game-kit/scene/players.ts'
import type { ScenePort } from '#game-kit/scene/port.ts'
import { isRecord } from '#game-kit/schema.ts'
import { parseMoney, type Minor } from '#kit/money.ts'
import { parseRational } from '#kit/rational.ts'
import type { ShotChoice } from '../events.ts'
import type { FishingRoom } from '../rooms.ts'
import { fishingMath, kindOf } from '../rules.ts'
import type { Sea } from './sea.ts'
import type { Aim } from './stage/gun.ts'
import { fishingWords } from './words.ts'

/** Time between two bullets of a volley, by the speed of display. */
const EVERY_MS: Readonly<Record<Speed, number>> = { normal: 95, turbo: 45, instant: 0 }
/** Time in which all bullets of a volley leave the cannon: larger volleys are faster, not longer. */
const VOLLEY_MS: Readonly<Record<Speed, number>> = { normal: 950, turbo: 450, instant: 0 }
const BIG_STAY_MS = 1_300

export type Shot = { readonly choice: ShotChoice; readonly stake: Minor; readonly win: Minor }

/** The bullets of a round, in order. */
export function shotsOf(room: FishingRoom, events: readonly GameEvent[]): readonly Shot[] {
  const { shot } = fishingMath(room)
  return events.flatMap((event) => {
    const fields: unknown = event
    if (event.type !== 'settled' || !isRecord(fields)) return []
    const choice = shot.choice.parse(fields['bet'])
    const [stake, factor] = [parseMoney(String(fields['stake'])), parseRational(String(fields['factor']))]
    if (!choice.ok || stake === null || !factor) return []
    return [{ choice: choice.value, stake, win: (stake * factor.n) / factor.d }]
  })
}

export const winOf = (events: readonly GameEvent[]): Minor =>
  parseMoney(eventOf<TotalEvent>(events, 'total')?.win ?? '0') ?? 0n

type Parts = { readonly room: FishingRoom; readonly sea: Sea; readonly port: ScenePort }

/** Shows volleys: bullet by bullet, each with its catch. */
export function createVolleys({ room, sea, port }: Parts) {
  const { clock, sound } = port
  const { gun, catches, gains, shoal } = sea
  const words = fishingWords[port.language]

  /** The bullet arrives: it catches the fish, or the fish swims on. `isGood`: the whole volley returns more than it cost. */
  const land = async (
    { choice, stake, win }: Shot,
    at: Aim,
    { isGood, speed }: { isGood: boolean; speed: Speed },
  ): Promise<void> => {
    const fish = sea.next(choice.fish)
    if (win === 0n) {
      catches.miss(at)
      if (fish) shoal.flinch(fish)
      return sound.play('tick')
    }
    if (!fish) return gains.write(at, port.figures(win), isGood)
    const kind = kindOf(room, choice.fish)
    const times = Number(win / stake)
    const taken = catches.take(fish, gun.muzzle, isGood)
    if (kind.power) {
      sound.play(isGood ? 'feature' : 'land')
      void catches.power(kind.power, fish)
      const multiples = kind.pays.map(([each]) => each)
      if (speed === 'normal') await gains.reel({ x: fish.x, y: fish.y }, multiples, times)
    } else sound.play(isGood ? 'pearl' : 'step', times > 10 ? 4 : 0)
    gains.write({ x: fish.x, y: fish.y }, port.figures(win), isGood)
    await taken
  }

  return async (events: readonly GameEvent[], stake: Minor, speed: Speed): Promise<void> => {
    const shots = shotsOf(room, events)
    const win = winOf(events)
    const tier = celebration(stake, win)
    const isGood = tier === 'win' || isBig(tier)
    const everyMs = Math.min(EVERY_MS[speed], VOLLEY_MS[speed] / Math.max(1, shots.length))
    let sum = 0n
    const flights = shots.map(async (shot, nth) => {
      await clock.wait(nth * everyMs)
      const aim = sea.follow(shot.choice.fish)
      gun.aim(aim())
      sound.play('stop', nth % 3)
      await land(shot, await gun.fire(aim), { isGood, speed })
      sum += shot.win
      if (shot.win > 0n) port.won(sum)
    })
    await Promise.all(flights)
    port.won(win)
    const caught = shots.filter((shot) => shot.win > 0n).length
    port.say(win > 0n ? words.told(caught, shots.length, port.money(win)) : words.missed(shots.length))
    if (isGood) sound.play(isBig(tier) ? 'big' : 'win')
    if (!isBig(tier)) return
    gains.banner(port.figures(win))
    await clock.wait(BIG_STAY_MS)
  }
}
