import { Container, Graphics, Text } from 'pixi.js'
import type { Coin } from '../../../slots/events.ts'
import type { ScenePort } from '../../port.ts'
import type { Board } from '../board.ts'
import type { Layout } from './layout.ts'
import { lettering } from '../../letters.ts'
import { keyOf, type SlotSkin } from './skin.ts'

/** Amounts on coins, and the plates of the fixed jackpots. */
export type Coins = {
  readonly labels: Container
  readonly plates: Container
  /** Shows the values of these coins at this stake; removes others. */
  show(coins: readonly Coin[], stake: bigint): void
  add(coin: Coin, stake: bigint): void
  /** Shows the values of a stopping reel's coins, which ride in with them. */
  roll(coins: readonly Coin[], stake: bigint): void
  clear(): void
  /** A jackpot's plate glows. */
  light(name: string | null): void
  place(layout: Layout): void
}

const TINTS: Readonly<Record<string, number>> = {
  mini: 0x2f9e63,
  minor: 0x2d6fd0,
  major: 0x8a3fd0,
  grand: 0xc9342c,
}

export function createCoins(skin: SlotSkin, port: ScenePort, board: Board): Coins {
  const labels = new Container()
  const plates = new Container()
  const shown = new Map<string, Text>()
  const all = skin.jackpots ?? []
  const boxes = all.map(({ name }) => {
    const box = new Container()
    const ground = new Graphics()
    const label = textOf(name.toUpperCase(), 15, 0xfff3d0)
    const amount = textOf('', 17, 0xffffff)
    box.addChild(ground, label, amount)
    plates.addChild(box)
    return { name, box, ground, label, amount }
  })
  let layout: Layout | null = null
  let lit: string | null = null
  const rolling = new Set<Coin>()
  const money = (credits: number, stake: bigint): string =>
    port.figures((stake * BigInt(credits)) / BigInt(skin.credits))

  const draw = (): void => {
    if (!layout) return
    const { x, y, width, height, column } = layout.jackpots
    const each = column ? width : width / Math.max(1, boxes.length) - 6
    boxes.forEach(({ name, box, ground, label, amount }, i) => {
      const credits = all[i]?.credits ?? 0
      amount.text = money(credits, port.stake())
      const colour = TINTS[name] ?? 0x2f9e63
      ground
        .clear()
        .roundRect(-each / 2, -height / 2, each, height, 10)
        .fill({ color: colour, alpha: lit === name ? 1 : 0.82 })
        .stroke({ width: lit === name ? 3 : 1.5, color: 0xffd976 })
      fit(label, each - 10, height * 0.36)
      fit(amount, each - 10, height * 0.46)
      label.y = -height * 0.25
      amount.y = height * 0.2
      const last = boxes.length - 1
      box.position.set(
        column ? x : x + (i - last / 2) * (each + 6),
        column ? y + (last / 2 - i) * (height + 10) : y,
      )
    })
  }

  const put = (coin: Coin, stake: bigint): void => {
    const label = textOf(coin.jackpot ? coin.jackpot.toUpperCase() : money(coin.credits, stake), 30, 0xffffff)
    label.style.stroke = {
      color: coin.jackpot ? (TINTS[coin.jackpot] ?? 0x7a1020) : 0x3a1602,
      width: coin.jackpot ? 12 : 7,
      join: 'round',
    }
    label.label = keyOf(coin)
    shown.get(keyOf(coin))?.destroy()
    shown.set(keyOf(coin), label)
    labels.addChild(label)
    seat(label, coin)
  }
  const seat = (label: Text, { reel, row }: { reel: number; row: number }): void => {
    const at = board.centre(reel, row)
    const { width } = board.grid().cell
    label.position.set(at.x, at.y)
    fit(label, width * 0.84, width * 0.3)
  }
  const clear = (): void => {
    for (const label of shown.values()) label.destroy()
    shown.clear()
  }
  port.clock.each(() => {
    for (const coin of rolling) {
      const label = shown.get(keyOf(coin))
      const ahead = board.reels[coin.reel]?.ahead() ?? 0
      if (!label || ahead === 0) rolling.delete(coin)
      if (label) ride(label, coin, ahead)
    }
  })
  /** A label on its coin, that many cells above its place; outside the window it is not shown. */
  const ride = (label: Text, { reel, row }: Coin, ahead: number): void => {
    const { y, cell } = board.grid()
    label.y = board.centre(reel, row).y - ahead * cell.height
    label.visible = label.y > y + cell.height * 0.2
  }
  port.onStake(draw)
  return {
    labels,
    plates,
    show: (coins, stake) => {
      clear()
      for (const coin of coins) put(coin, stake)
    },
    add: put,
    roll: (coins, stake) => {
      for (const coin of coins) {
        put(coin, stake)
        rolling.add(coin)
        const label = shown.get(keyOf(coin))
        if (label) ride(label, coin, board.reels[coin.reel]?.ahead() ?? 0)
      }
    },
    clear,
    light: (name) => {
      lit = name
      draw()
    },
    place: (next) => {
      layout = next
      draw()
      for (const [key, label] of shown) {
        const [reel = 0, row = 0] = key.split(':').map(Number)
        seat(label, { reel, row })
      }
    },
  }
}

function textOf(text: string, size: number, fill: number): Text {
  const label = new Text({ text, style: lettering(size * 2, '700', fill) })
  label.anchor.set(0.5)
  return label
}

function fit(label: Text, width: number, height: number): void {
  label.scale.set(1)
  label.scale.set(Math.min(width / label.width, height / (label.height * 0.78)))
}
