import type { MoneyEvent } from '../../../events.ts'
import type { Coin } from '../../../slots/events.ts'
import type { HoldEvent } from '../../../slots/hold/events.ts'
import { ease } from '../../clock.ts'
import { frame } from '../../pixi/textures.ts'
import type { Players } from '../../players.ts'
import { shake } from '../stage/set.ts'
import { slotWords } from '../stage/words.ts'
import { card, closeFeature, openFeature } from './cards.ts'
import { createPlayers, type Course } from './players.ts'
import { worth } from './showing.ts'

/** Duration of the smallest jackpot's card, and the increment for each larger one. */
const LEAST_MS = 700
const STEP_MS = 300

/** Hold and win: coins stay, empty places respin, jackpots play a sound. */
export function createHoldPlayers(course: Course): Players<HoldEvent<string> | MoneyEvent> {
  const { set, showing, pause } = course
  const { port, lines, message, status, coins, clock } = set
  const words = slotWords[port.language]
  const { spin, lineWin, spinEnd, maxWin, settled, total } = createPlayers(course)
  let held = 0
  let tries = 0
  let taken = new Set<string>()
  const key = ({ reel, row }: { reel: number; row: number }): string => `${reel}:${row}`
  const wipe = (): void => {
    lines.clear()
    coins.light(null)
  }
  /** A jackpot is announced by name and amount; the larger it is, the longer. */
  const ring = async (name: string, credits: number): Promise<void> => {
    const amount = worth(showing, credits)
    const place = set.skin.jackpots?.findIndex((one) => one.name === name) ?? 0
    coins.light(name)
    port.say(words.jackpot(name.toUpperCase(), port.money(amount)))
    set.sound('big', 3 + place)
    if (place > 1) shake(set, 3 * place, 300 * place)
    message.hide()
    const hold = showing.speed === 'normal' ? LEAST_MS + STEP_MS * place : LEAST_MS
    await card(set, {
      figure: port.figures(amount),
      words: words.jackpotWon(name),
      hold,
      hasBanner: false,
    })
  }
  const ringAll = async (landed: readonly Coin[]): Promise<void> => {
    for (const { jackpot, credits } of landed) if (jackpot) await ring(jackpot, credits)
  }
  return {
    spin,
    lineWin,
    spinEnd,
    maxWin,
    settled,
    total,
    holdStart: async (event) => {
      await lines.light(event.coins, !port.motion.reduced)
      await clock.wait(400)
      const text = words.holdStart(event.respins)
      port.say(text)
      message.hide()
      await openFeature(set, String(event.respins), text, false)
      held = event.coins.reduce((sum, { credits }) => sum + credits, 0)
      taken = new Set(event.coins.map(key))
      status.show(words.respins(event.respins, event.coins.length))
      tries = event.respins
      status.lamps({ left: tries, of: tries })
      await ringAll(event.coins)
      if (showing.festive) message.amount(port.figures(worth(showing, held)))
    },
    respin: async (event) => {
      set.sound('spin', 4)
      await turnEmpty(course, taken, event.landed)
      for (const coin of event.landed) {
        taken.add(key(coin))
        held += coin.credits
        await landCoin(course, coin)
        await ringAll([coin])
        if (showing.festive) message.amount(port.figures(worth(showing, held)))
      }
      status.show(words.respins(event.left, event.filled))
      status.lamps({ left: event.left, of: tries })
      await pause(event.landed.length > 0 ? 260 : 420)
    },
    jackpot: async (event) => {
      held += event.credits
      await ring('grand', event.credits)
    },
    holdEnd: async (event) => {
      const amount = worth(showing, event.credits)
      message.hide()
      await closeFeature(set, showing, { amount, words: words.holdEnd(port.money(amount)), hasBanner: false })
      wipe()
    },
  }
}

/** Every empty place shows a quick run of symbols and stops with or without a coin. */
async function turnEmpty(
  { set, showing }: Course,
  taken: ReadonlySet<string>,
  landed: readonly Coin[],
): Promise<void> {
  const { board, clock, art, skin, port } = set
  const others = Object.keys(skin.atlas.frames).filter(
    (name) => name.endsWith('~') && name !== `${skin.scatter}~`,
  )
  const coming = new Set(landed.map(({ reel, row }) => `${reel}:${row}`))
  const places = board.reels.flatMap((reel, i) =>
    Array.from({ length: skin.rows }, (_, row) => ({ key: `${i}:${row}`, sprite: reel.sprite(row) })),
  )
  const free = places.filter(({ key }) => !taken.has(key))
  const sizes = free.map(({ sprite }) => ({ width: sprite.width, height: sprite.height }))
  const rest = (): void =>
    free.forEach(({ key, sprite }, i) => {
      if (coming.has(key)) return
      const name = others[(i * 5) % others.length] ?? ''
      sprite.texture = frame(art.frames, name.replace('~', ''))
      sprite.setSize(sizes[i]?.width ?? 1, sizes[i]?.height ?? 1)
      sprite.alpha = 0.16
    })
  const ms = port.motion.reduced ? 120 : showing.speed === 'normal' ? 620 : 260
  let last = -1
  await clock.tween(
    ms,
    (v) => {
      const step = Math.floor(v * 9)
      if (step === last) return
      last = step
      free.forEach(({ sprite }, i) => {
        sprite.texture = frame(art.frames, others[(step * 3 + i * 5) % others.length] ?? '')
        sprite.setSize(sizes[i]?.width ?? 1, sizes[i]?.height ?? 1)
        sprite.alpha = 0.7
      })
    },
    ease.line,
  )
  rest()
}

async function landCoin({ set, showing, isLively }: Course, coin: Coin): Promise<void> {
  const { board, clock, art, coins, lines } = set
  const sprite = board.reels[coin.reel]?.sprite(coin.row)
  if (!sprite) return
  const size = Math.min(board.grid().cell.width, board.grid().cell.height) * board.grid().fill
  sprite.texture = frame(art.frames, set.skin.scatter)
  sprite.alpha = 1
  sprite.setSize(size)
  const rest = sprite.scale.x
  set.sound(coin.jackpot ? 'pearl' : 'land', coin.jackpot ? 6 : 3)
  coins.add(coin, showing.stake)
  if (coin.jackpot) coins.light(coin.jackpot)
  await clock.tween(
    showing.speed === 'normal' ? 300 : 140,
    (v) => sprite.scale.set(rest * (1.5 - 0.5 * v)),
    ease.back,
  )
  await lines.light([coin], isLively())
}
