import type { GameEvent, TotalEvent } from '#game-kit/events.ts'
import { celebration, isBig, type Celebration } from '#game-kit/scene/celebration.ts'
import { ease } from '#game-kit/scene/clock.ts'
import { countAt } from '#game-kit/scene/count-up.ts'
import { frame } from '#game-kit/scene/pixi/textures.ts'
import type { Players, Speed } from '#game-kit/scene/players.ts'
import { createSpread } from '#game-kit/scene/spread.ts'
import { parseMoney } from '#kit/money.ts'
import type { RiverDragonRoundEvent, SpinEvent } from '../events.ts'
import { LINES } from '../lines.ts'
import { creditsToMoney } from '../money.ts'
import { addFreeSpins, closeFreeSpins, openFreeSpins } from './free-spins.ts'
import { shake, type SceneSet } from './set.ts'
import { columnsOf } from './strips.ts'
import { sceneWords } from './words.ts'

/** What holds for one round while it is shown. */
export type Showing = {
  stake: bigint
  festive: boolean
  tier: Celebration
  speed: Speed
  creditsBefore: number
}

/** Milliseconds between two reels that stop, and how much longer a reel runs that could bring the third pearl. */
const STOP_APART = { normal: 190, turbo: 55, instant: 0 }
const TENSION_MS = 1_250
const LEAST_RUN = { normal: 620, turbo: 240, instant: 0 }

export function totalOf(events: readonly GameEvent[]): TotalEvent | undefined {
  return events.find((event): event is TotalEvent => event.type === 'total')
}

/** How a round is shown follows from its end: a return that is not above the stake gets no cheer on the way either. */
export function showingOf(events: readonly GameEvent[], stake: bigint, speed: Speed): Showing {
  const total = totalOf(events)
  const tier = celebration(stake, total ? (parseMoney(total.win) ?? 0n) : 0n)
  return { stake, tier, festive: tier === 'win' || isBig(tier), speed, creditsBefore: 0 }
}

const spread = createSpread(31)

function landing(set: SceneSet, reel: number): void {
  const { board, particles, art, port } = set
  const grid = board.grid()
  const { x } = board.centre(reel, 0)
  if (port.motion.reduced) return
  for (let i = 0; i < 6; i++) {
    const at = { x: x + (spread() - 0.5) * grid.cell.width, y: grid.y + grid.cell.height * 3 }
    const go = {
      vx: (spread() - 0.5) * 0.12,
      vy: -0.05 - spread() * 0.09,
      life: 420,
      scale: 0.1 + spread() * 0.12,
    }
    particles.emit(frame(art.frames, 'dot'), { ...at, ...go, glow: true, tint: 0x7ff5d0 })
  }
  void set.clock.tween(150, (_, k) => (board.view.pivot.y = -2.5 * Math.sin(k * Math.PI)), ease.line)
}

/** The reel that could bring the third pearl glows and runs on. */
async function tension(set: SceneSet, reel: number): Promise<void> {
  const { board, clock, particles, art, port } = set
  const grid = board.grid()
  const left = grid.x + reel * grid.cell.width
  port.sound.play('tension', reel)
  board.glow.x = left
  if (port.motion.reduced) {
    board.glow.alpha = 0.5
    await clock.wait(500)
    board.glow.alpha = 0
    return
  }
  const stop = clock.each((ms) => {
    if (spread() > ms * 0.05) return
    const at = {
      x: left + (spread() < 0.5 ? 0.03 : 0.97) * grid.cell.width,
      y: grid.y + grid.cell.height * 3 * spread(),
    }
    const look = { life: 700, scale: 0.15 + spread() * 0.25, glow: true, tint: 0xffd27a, turn: 0.004 }
    particles.emit(frame(art.frames, 'spark'), { ...at, vy: -0.08 - spread() * 0.1, ...look })
  })
  void clock.tween(450, (v) => board.zoom(1 + 0.03 * v))
  await clock.tween(TENSION_MS, (_, k) => (board.glow.alpha = 0.55 + 0.35 * Math.sin(k * 22)), ease.line)
  stop()
  void clock.tween(220, (v) => (board.glow.alpha = 0.6 * (1 - v)))
}

/** Starts reels that are at rest, from the left. */
export async function startReels(set: SceneSet, apart: number): Promise<void> {
  set.port.sound.play('spin')
  for (const reel of set.board.reels) {
    if (!reel.moving) reel.start()
    if (apart > 0) await set.clock.wait(apart)
  }
}

async function spinTo(set: SceneSet, event: SpinEvent, showing: Showing, startedAt: number): Promise<void> {
  const { board, clock, port } = set
  const speed = showing.speed
  const ran = (clock.seconds - startedAt) * 1000
  if (ran < LEAST_RUN[speed]) await clock.wait((LEAST_RUN[speed] - ran) * clock.rate)
  let pearls = 0
  const columns = columnsOf(event)
  const stops: Promise<void>[] = []
  for (const [i, reel] of board.reels.entries()) {
    const column = columns[i] ?? { window: [] }
    if (event.anticipate.includes(i)) {
      await Promise.all(stops)
      await tension(set, i)
    } else if (i > 0) await clock.wait(STOP_APART[speed])
    const has = column.window.includes('scatter')
    const nth = has ? ++pearls : 0
    stops.push(
      reel.stop(column, () => {
        port.sound.play(has ? 'pearl' : 'stop', has ? nth * 2 : i)
        landing(set, i)
      }),
    )
  }
  await Promise.all(stops)
  if (board.view.scale.x > 1) void clock.tween(320, (v) => board.zoom(1.03 - 0.03 * v))
}

/** Counts the amount under the board up to where the spin stands now. */
async function countSpin(set: SceneSet, showing: Showing, from: number, to: number): Promise<void> {
  const { clock, message, port } = set
  const start = creditsToMoney(showing.stake, from)
  const end = creditsToMoney(showing.stake, to)
  if (!showing.festive) {
    message.words(sceneWords[port.language].returned(port.money(end)))
    port.won(end)
    await clock.wait(showing.speed === 'normal' ? 700 : 300)
    return
  }
  coins(set)
  port.sound.play('win')
  await clock.tween(showing.speed === 'normal' ? 800 : 300, (v) => {
    const amount = countAt(start, end, v)
    message.amount(port.figures(amount))
    port.won(amount)
  })
  await clock.wait(showing.speed === 'normal' ? 650 : 200)
}

function coins(set: SceneSet): void {
  const { particles, art, port } = set
  if (port.motion.reduced) return
  const { message } = set.layout()
  const frames = Array.from({ length: 8 }, (_, i) => frame(art.frames, `coin${i}`))
  for (let i = 0; i < 22; i++) {
    const go = { vx: (spread() - 0.5) * 0.5, vy: -0.25 - spread() * 0.35, gravity: 0.0011, life: 1_300 }
    const cycle = { frames, rate: 0.014 + spread() * 0.01, from: spread() * 8 }
    const at = { x: message.x + (spread() - 0.5) * 90, y: message.y }
    particles.emit(frames[0]!, { ...at, ...go, scale: 0.22 + spread() * 0.2, cycle })
  }
}

async function finish(set: SceneSet, showing: Showing, event: TotalEvent): Promise<void> {
  const { port, clock, message, fanfares } = set
  const words = sceneWords[port.language]
  const win = parseMoney(event.win) ?? 0n
  set.lines.unline()
  port.won(win)
  if (showing.tier === 'nothing') {
    port.say(words.noWin)
    return
  }
  const text = port.money(win)
  if (showing.tier === 'returned') {
    message.words(words.returned(text))
    port.say(words.returned(text))
    return
  }
  port.say(isBig(showing.tier) ? words.bigWin(text) : words.win(text))
  if (isBig(showing.tier)) {
    port.sound.play('big', { big: 0, grand: 3, dragon: 6 }[showing.tier])
    shake(set, 7, 500)
    const fanfare = {
      tier: showing.tier,
      win,
      write: port.figures,
      counted: port.won,
      reduced: port.motion.reduced,
    }
    await fanfares.show(fanfare)
    port.won(win)
  }
  message.amount(port.figures(win))
  await clock.wait(120)
}

/** One function for each event of the game. `started` tells when the reels began to run. */
export function createPlayers(
  set: SceneSet,
  showing: Showing,
  started: () => number,
): Players<RiverDragonRoundEvent> {
  const { port, clock, lines, message, status } = set
  const words = sceneWords[port.language]
  let nth = 0
  let wins = 0
  const pause = (ms: number): Promise<void> => clock.wait(showing.speed === 'normal' ? ms : ms / 3)
  return {
    spin: async (event) => {
      lines.clear()
      message.hide()
      wins = 0
      nth += 1
      if (nth > 1) await startReels(set, showing.speed === 'normal' ? 40 : 0)
      await spinTo(set, event, showing, nth > 1 ? clock.seconds - 0.2 : started())
    },
    lineWin: async (event) => {
      const amount = creditsToMoney(showing.stake, event.credits)
      message.words(words.line(event.line + 1, port.money(amount)))
      if (showing.festive) port.sound.play('line', Math.min(8, wins))
      wins += 1
      await lines.trace({
        rows: LINES[event.line] ?? [],
        cells: event.positions,
        ms: showing.speed === 'normal' ? Math.max(300, 620 - wins * 60) : 150,
        festive: showing.festive,
        reached: (i) => showing.festive && port.sound.play('tick', i + wins),
      })
      await pause(wins > 4 ? 120 : 300)
    },
    scatterWin: async (event) => {
      const amount = creditsToMoney(showing.stake, event.credits)
      lines.unline()
      message.words(words.scatter(event.count, port.money(amount)))
      await lines.light(event.positions, showing.festive)
      await pause(450)
    },
    spinEnd: async (event) => {
      lines.unline()
      if (event.credits > 0) await countSpin(set, showing, showing.creditsBefore, event.totalCredits)
      showing.creditsBefore = event.totalCredits
    },
    freeSpinsStart: async (event) => {
      await lines.light(event.positions, true)
      await clock.wait(500)
      message.hide()
      port.say(words.freeStart(event.count, event.multiplier))
      await openFreeSpins(set, event.count, words.freeStart(event.count, event.multiplier))
      lines.clear()
      message.hide()
    },
    freeSpin: async (event) => {
      status.show(words.freeSpin(event.index, event.total, event.multiplier))
      await pause(event.index === 1 ? 300 : 160)
    },
    freeSpinsRetrigger: async (event) => {
      port.say(words.freeMore(event.added))
      await lines.light(event.positions, true)
      await addFreeSpins(set, words.freeMore(event.added))
    },
    freeSpinsEnd: async (event) => {
      const amount = creditsToMoney(showing.stake, event.credits)
      lines.clear()
      message.hide()
      await closeFreeSpins(set, port.figures(amount), words.freeEnd(port.money(amount)))
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
