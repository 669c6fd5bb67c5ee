import type { MoneyEvent } from '../../../events.ts'
import type { Cell, SlotEvent } from '../../../slots/events.ts'
import type { Players } from '../../players.ts'
import { frame } from '../../pixi/textures.ts'
import type { SceneSet } from '../stage/set.ts'
import { slotWords } from '../stage/words.ts'
import { card, closeFeature, openFeature } from './cards.ts'
import { countSpin, finish } from './finish.ts'
import { isCountedBelow, worth, type Showing } from './showing.ts'
import { spinTo, startReels } from './spin.ts'

/** Shared state of one round's players. */
export type Course = {
  readonly set: SceneSet
  readonly showing: Showing
  /** When the reels began to spin. */
  readonly started: () => number
  /** Plays a sound for a win, each at a higher pitch, and waits as long as the speed allows. */
  pause(ms: number): Promise<void>
  isLively(): boolean
}

export function createCourse(set: SceneSet, showing: Showing, started: () => number): Course {
  return {
    set,
    showing,
    started,
    pause: (ms) => set.clock.wait(showing.speed === 'normal' ? ms : ms / 3),
    isLively: () => showing.festive && !set.port.motion.reduced,
  }
}

type ReelPlayers = Players<SlotEvent<string> | MoneyEvent>

/** Spins and their pays, one function per event. */
export function createPlayers(course: Course): ReelPlayers {
  return { ...winPlayers(course), ...freePlayers(course) }
}

type WinKeys =
  'spin' | 'lineWin' | 'wayWin' | 'spreadWin' | 'scatterWin' | 'spinEnd' | 'maxWin' | 'settled' | 'total'

/** How long the character is glad about a single win. */
const WIN_MS = 1_500

function winPlayers(course: Course): Pick<ReelPlayers, WinKeys> {
  const { set, showing, pause, isLively } = course
  const { port, clock, lines, message, skin } = set
  const words = slotWords[port.language]
  let nth = 0
  let wins = 0
  const ring = (): void => {
    if (showing.festive) {
      set.sound('line', Math.min(8, wins))
      set.flash('win', WIN_MS)
    }
    wins += 1
  }
  /** What paid; the amount in large figures, unless the round returns less than its stake. */
  const tell = (text: (amount: string) => string, credits: number): void => {
    const amount = worth(showing, credits)
    if (showing.festive) message.win(text(port.money(amount)), port.figures(amount))
    else message.words(text(port.money(amount)))
  }
  return {
    spin: async (event) => {
      lines.clear()
      message.hide()
      wins = 0
      nth += 1
      if (nth > 1) await startReels(set, showing.speed === 'normal' ? 40 : 0)
      set.act('spin', true)
      await spinTo(set, event, showing, nth > 1 ? clock.seconds - 0.2 : course.started())
      set.act('spin', false)
    },
    lineWin: async (event) => {
      tell((amount) => words.line(event.line + 1, amount), event.credits)
      ring()
      await lines.trace({
        rows: skin.lines[event.line] ?? [],
        cells: event.positions,
        ms: showing.speed === 'normal' ? Math.max(300, 620 - wins * 60) : 150,
        festive: isLively(),
        reached: (i) => showing.festive && set.sound('tick', i + wins),
      })
      await pause(wins > 4 ? 120 : 300)
    },
    wayWin: async (event) => {
      tell((amount) => words.ways(event.ways, amount), event.credits)
      ring()
      await lines.light(event.positions, isLively())
      await pause(wins > 4 ? 120 : 320)
    },
    spreadWin: async (event) => {
      lines.clear()
      tell((amount) => words.spread(event.reels.length, amount), event.credits)
      await fillReels(course, event.symbol, event.reels)
      ring()
      const cells = event.reels.flatMap((reel) =>
        Array.from({ length: skin.rows }, (_, row): Cell => ({ reel, row })),
      )
      await lines.light(cells, isLively())
      await pause(500)
    },
    scatterWin: async (event) => {
      lines.unline()
      tell((amount) => words.scatter(event.count, skin.scatterName[port.language], amount), event.credits)
      await lines.light(event.positions, isLively())
      await pause(450)
    },
    spinEnd: async (event) => {
      lines.unline()
      if (event.credits > 0 && isCountedBelow(showing))
        await countSpin(set, showing, showing.creditsBefore, event.totalCredits)
      showing.creditsBefore = event.totalCredits
    },
    maxWin: async () => {
      message.words(words.maxWin)
      port.say(words.maxWin)
      await pause(900)
    },
    settled: () => undefined,
    total: (event) => finish(set, showing, event),
  }
}

/** The chosen symbol grows over the reels that show it, one reel after the other. */
async function fillReels({ set, pause }: Course, symbol: string, reels: readonly number[]): Promise<void> {
  const texture = frame(set.art.frames, symbol)
  for (const reel of reels) {
    set.sound('land', reel)
    for (let row = 0; row < set.skin.rows; row++) {
      const sprite = set.board.reels[reel]?.sprite(row)
      if (!sprite) continue
      const { width, height } = sprite
      sprite.texture = texture
      sprite.setSize(width, height)
    }
    await pause(150)
  }
}

function freePlayers(course: Course): Omit<ReelPlayers, WinKeys> {
  const { set, showing, pause } = course
  const { port, clock, lines, message, status } = set
  const words = slotWords[port.language]
  return {
    freeSpinsStart: async (event) => {
      await lines.light(event.positions, !port.motion.reduced)
      await clock.wait(500)
      message.hide()
      const text = words.freeStart(event.count, event.multiplier)
      port.say(text)
      await openFeature(set, String(event.count), text, true)
      lines.clear()
      message.hide()
    },
    chosen: async (event) => {
      showing.chosen = event.symbol
      port.say(words.chosen)
      set.sound('pearl', 5)
      await card(set, {
        figure: '',
        symbol: event.symbol,
        words: words.chosen,
        hold: 1_400,
        hasBanner: false,
      })
      set.badge.show(event.symbol)
    },
    freeSpin: async (event) => {
      const so = showing.creditsBefore > 0 ? ` · ${port.money(worth(showing, showing.creditsBefore))}` : ''
      status.show(`${words.freeSpin(event.index, event.total, event.multiplier)}${so}`)
      await pause(event.index === 1 ? 300 : 160)
    },
    freeSpinsRetrigger: async (event) => {
      port.say(words.freeMore(event.added))
      await lines.light(event.positions, !port.motion.reduced)
      set.sound('pearl', 4)
      message.words(words.freeMore(event.added))
      await clock.wait(1_100)
    },
    freeSpinsEnd: async (event) => {
      const amount = worth(showing, event.credits)
      lines.clear()
      message.hide()
      set.badge.show(null)
      await closeFeature(set, showing, { amount, words: words.freeEnd(port.money(amount)), hasBanner: true })
    },
  }
}
