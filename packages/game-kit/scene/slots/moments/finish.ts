import { parseMoney } from '#kit/money.ts'
import type { TotalEvent } from '../../../events.ts'
import { isBig } from '../../celebration.ts'
import { countAt } from '../../count-up.ts'
import { frame } from '../../pixi/textures.ts'
import { createSpread } from '../../spread.ts'
import { shake, type SceneSet } from '../stage/set.ts'
import { slotWords } from '../stage/words.ts'
import { isCountedBelow, worth, type Showing } from './showing.ts'

const spread = createSpread(17)

/** How long the character is glad about a win. */
const GLAD_MS = 2_600

/** Counts the amount under the board up to the spin's current win. */
export async function countSpin(set: SceneSet, showing: Showing, from: number, to: number): Promise<void> {
  const { clock, message, port } = set
  const start = worth(showing, from)
  const end = worth(showing, to)
  const isNormal = showing.speed === 'normal'
  if (!showing.festive) {
    message.words(slotWords[port.language].returned(port.money(end)))
    port.won(end)
    await clock.wait(isNormal ? 700 : 300)
    return
  }
  coins(set)
  set.sound('win')
  set.voice('glad')
  set.flash('win', isNormal ? GLAD_MS : GLAD_MS / 2)
  await clock.tween(isNormal ? 800 : 300, (v) => {
    const amount = countAt(start, end, v)
    message.amount(port.figures(amount))
    port.won(amount)
  })
  await clock.wait(isNormal ? 650 : 200)
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
    particles.emit(frame(art.frames, 'coin0'), { ...at, ...go, scale: 0.22 + spread() * 0.2, cycle })
  }
}

/** The end of a round: the amount really paid; celebrated only above the stake. */
export async function finish(set: SceneSet, showing: Showing, event: TotalEvent): Promise<void> {
  const { port, clock, message, fanfares } = set
  const words = slotWords[port.language]
  const win = parseMoney(event.win) ?? 0n
  set.lines.unline()
  if (!isBig(showing.tier)) port.won(win)
  if (showing.tier === 'nothing') return port.say(words.noWin)
  const text = port.money(win)
  if (showing.tier === 'returned') {
    message.words(words.returned(text))
    return port.say(words.returned(text))
  }
  port.say(isBig(showing.tier) ? words.bigWin(text) : words.win(text))
  if (isBig(showing.tier)) {
    set.sound('big', { big: 0, grand: 3, dragon: 6 }[showing.tier])
    shake(set, 7, 500)
    message.hide()
    const { reduced } = port.motion
    // an amount already shown in the bar never decreases
    const told = worth(showing, isCountedBelow(showing) ? showing.creditsBefore : 0)
    const counted = (amount: bigint): void => port.won(amount > told ? amount : told)
    set.voice('great')
    set.act('big', true)
    await fanfares.show({ tier: showing.tier, win, write: port.figures, counted, reduced })
    port.won(win)
    set.flash('big', GLAD_MS)
  }
  message.amount(port.figures(win))
  await clock.wait(120)
}
