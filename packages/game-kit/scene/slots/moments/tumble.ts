import type { MoneyEvent } from '../../../events.ts'
import type { TumbleEventOf } from '../../../slots/tumble/events.ts'
import type { Players } from '../../players.ts'
import { frame } from '../../pixi/textures.ts'
import { shake } from '../stage/set.ts'
import { slotWords } from '../stage/words.ts'
import { createPlayers, type Course } from './players.ts'
import { worth } from './showing.ts'

/** Tumble: winning symbols burst, the rest falls, multipliers are collected at the end. */
export function createTumblePlayers(course: Course): Players<TumbleEventOf<string> | MoneyEvent> {
  const { set, showing, pause, isLively } = course
  const { port, lines, message, fall, clock, coins } = set
  const words = slotWords[port.language]
  const { spin, scatterWin, spinEnd, maxWin, settled, total, ...rest } = createPlayers(course)
  const { freeSpinsStart, freeSpin, freeSpinsRetrigger, freeSpinsEnd } = rest
  let chain = 0
  let won = 0
  return {
    spin: async (event, beat) => {
      chain = 0
      won = 0
      coins.clear()
      await spin(event, beat)
    },
    scatterWin,
    spinEnd,
    maxWin,
    settled,
    total,
    freeSpinsStart,
    freeSpin,
    freeSpinsRetrigger,
    freeSpinsEnd,
    bought: () => {
      showing.stake /= BigInt(set.skin.buyTimes ?? 1)
      port.say(words.bought)
    },
    tumbleWin: async (event) => {
      won += event.credits
      const text = words.any(event.count, port.money(worth(showing, event.credits)))
      // the amount is the running total of the round, the line below it is what this tumble adds
      if (showing.festive) message.win(text, port.figures(worth(showing, showing.creditsBefore + won)))
      else message.words(text)
      if (showing.festive) {
        set.sound('line', Math.min(9, chain))
        set.flash('win', 1_400)
      }
      await lines.light(event.positions, isLively())
      await pause(260)
    },
    tumble: async (event) => {
      chain += 1
      lines.clear()
      burst(
        course,
        event.removed.map((cell) => set.board.centre(cell.reel, cell.row)),
      )
      set.sound('land', Math.min(8, chain))
      await fall?.tumble(event.removed, event.grid, showing.speed === 'normal' ? 380 : 180)
      if (showing.festive) message.amount(port.figures(worth(showing, showing.creditsBefore + won)))
      await pause(140)
    },
    multipliers: async (event) => {
      lines.clear()
      await lines.light(event.cells, isLively())
      for (const cell of event.cells)
        coins.add({ ...cell, credits: 0, jackpot: `×${cell.value}` }, showing.stake)
      set.sound('pearl', 5)
      if (showing.festive) shake(set, 5, 420)
      message.words(`${port.money(worth(showing, event.before))} ${words.times(event.times)}`)
      await clock.wait(showing.speed === 'normal' ? 1_100 : 450)
    },
  }
}

/** Sparks where symbols were removed; none if the round wins nothing. */
function burst({ set, isLively }: Course, places: readonly { x: number; y: number }[]): void {
  if (!isLively()) return
  const { particles, art, skin } = set
  for (const { x, y } of places) {
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * Math.PI * 2 + x
      const go = { vx: Math.cos(angle) * 0.14, vy: Math.sin(angle) * 0.14, life: 460, scale: 0.2 }
      particles.emit(frame(art.frames, 'spark'), { x, y, ...go, glow: true, tint: skin.colours.dust })
    }
  }
}
