import { materials } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'

const turned = (x: number, y: number, dx: number, dy: number, turn: number): string => {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return `${x + dx * cos - dy * sin} ${y + dx * sin + dy * cos}`
}

/** An ace of spades over a gold court, about a place; `wide` is a card's width. */
export function aceAndCourt(x: number, y: number, wide: number): readonly Layer[] {
  const high = wide * 0.71
  const half = wide / 2
  const k = wide / 40
  const cards = [
    { cx: x - wide * 0.26, cy: y - wide * 0.02, turn: -14, face: materials.gold },
    { cx: x + wide * 0.26, cy: y + wide * 0.06, turn: 12, face: materials.pearl },
  ]
  const paper = cards.map(({ cx, cy, turn, face }): Layer => {
    const at = (dx: number, dy: number): string => turned(cx, cy, dx, dy, turn)
    return {
      shape: `M${at(-half, -high)}L${at(half, -high)}L${at(half, high)}L${at(-half, high)}Z`,
      material: face,
      bevel: wide * 0.06,
      height: 0.5,
      lift: 0.2,
      drop: { alpha: 0.75, dx: wide * 0.03, dy: wide * 0.07, blur: wide * 0.1 },
    }
  })
  const [court, ace] = cards
  const crown = (dx: number, dy: number): string =>
    turned(court?.cx ?? x, court?.cy ?? y, dx * k, dy * k, court?.turn ?? 0)
  const spade = (dx: number, dy: number): string =>
    turned(ace?.cx ?? x, ace?.cy ?? y, dx * k, dy * k, ace?.turn ?? 0)
  const sign = { bevel: wide * 0.07, height: 0.9, smoothing: 0.8, drop: false } as const
  const [first, second] = paper
  return [
    ...(first ? [first] : []),
    {
      shape: `M${crown(-11, 8)}L${crown(-13, -8)}L${crown(-6, -1)}L${crown(0, -12)}L${crown(6, -1)}L${crown(13, -8)}L${crown(11, 8)}Z`,
      material: materials.ruby,
      ...sign,
    },
    ...(second ? [second] : []),
    {
      shape: `M${spade(0, -14)}C${spade(-4, -6)} ${spade(-14, -1)} ${spade(-14, 6)}C${spade(-14, 13)} ${spade(-5, 14)} ${spade(-1.5, 8)}C${spade(-2, 12)} ${spade(-3, 14)} ${spade(-5, 16)}L${spade(5, 16)}C${spade(3, 14)} ${spade(2, 12)} ${spade(1.5, 8)}C${spade(5, 14)} ${spade(14, 13)} ${spade(14, 6)}C${spade(14, -1)} ${spade(4, -6)} ${spade(0, -14)}Z`,
      material: materials.ink,
      ...sign,
    },
  ]
}
