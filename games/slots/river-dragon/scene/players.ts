import type { TotalEvent } from '#game-kit/events.ts'
import { isBig } from '#game-kit/scene/celebration.ts'
import { countAt } from '#game-kit/scene/count-up.ts'
import { frame } from '#game-kit/scene/pixi/textures.ts'
import type { Players } from '#game-kit/scene/players.ts'
import { createSpread } from '#game-kit/scene/spread.ts'
import { parseMoney } from '#kit/money.ts'
import type { RiverDragonRoundEvent } from '../events.ts'
import { TWENTY_LINES } from '#game-kit/slots/lines.ts'
import { creditsToMoney } from '../money.ts'
import { addFreeSpins, closeFreeSpins, openFreeSpins } from './free-spins.ts'
import { shake, type SceneSet } from './set/set.ts'
import type { Showing } from './showing.ts'
import { spinTo, startReels } from './spin.ts'
import { sceneWords } from './words.ts'

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

const spread = createSpread(17)

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
    message.hide()
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
  const isLively = (): boolean => showing.festive && !port.motion.reduced
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
        rows: TWENTY_LINES[event.line] ?? [],
        cells: event.positions,
        ms: showing.speed === 'normal' ? Math.max(300, 620 - wins * 60) : 150,
        festive: isLively(),
        reached: (i) => showing.festive && port.sound.play('tick', i + wins),
      })
      await pause(wins > 4 ? 120 : 300)
    },
    scatterWin: async (event) => {
      const amount = creditsToMoney(showing.stake, event.credits)
      lines.unline()
      message.words(words.scatter(event.count, port.money(amount)))
      await lines.light(event.positions, isLively())
      await pause(450)
    },
    spinEnd: async (event) => {
      lines.unline()
      if (event.credits > 0) await countSpin(set, showing, showing.creditsBefore, event.totalCredits)
      showing.creditsBefore = event.totalCredits
    },
    freeSpinsStart: async (event) => {
      await lines.light(event.positions, !port.motion.reduced)
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
      await lines.light(event.positions, !port.motion.reduced)
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
