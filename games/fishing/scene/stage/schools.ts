import { createSpread } from '#game-kit/scene/spread.ts'
import { seedOf } from '#game-kit/scene/audio/tunes.ts'
import type { FishingRoom } from '../../rooms.ts'

/**
 * Where every fish of a room swims at a moment, from the room's name and the clock alone: two devices show the same water. It is a picture
 * only: no bet depends on it (G19).
 */
export type Swim = {
  /** Kind, lane, pass and place in its shoal. */
  readonly id: string
  readonly kind: string
  /** Share of the water's width and height; outside of 0 to 1 it comes or goes. */
  readonly x: number
  readonly y: number
  /** Direction in the water's own proportions. */
  readonly angle: number
}

type Point = readonly [x: number, y: number]
type Path = readonly [Point, Point, Point, Point]

/** Each kind swims in two lanes, half a pass apart: while one fish leaves, the next is there. */
const LANES = 2
/** Share of a pass in which the fish is on its way: of large and special fish one is there, of small ones more. */
const onItsWay = (place: number): number => (place > 5 ? 0.6 : 0.84)
const OUTSIDE = 0.16

/** Members of a shoal, by the fish's place in the room: small fish swim in shoals. */
const members = (place: number): number => (place < 2 ? 4 : place < 4 ? 3 : place < 6 ? 2 : 1)
/** Seconds of a pass: large and special fish are slow. */
const passSeconds = (place: number): number => 17 + (place % 8) * 2.3 + (place > 7 ? 6 : 0)

function pathOf(name: string): Path {
  const next = createSpread(seedOf(name))
  const isLeft = next() < 0.5
  const side = (left: boolean): Point => [left ? -OUTSIDE : 1 + OUTSIDE, 0.08 + next() * 0.8]
  const inner = (): Point => [0.1 + next() * 0.8, -0.3 + next() * 1.5]
  const [from, a, b] = [side(isLeft), inner(), inner()]
  // one in four turns back to the side that it came from
  return [from, a, b, side(next() < 0.25 ? isLeft : !isLeft)]
}

function placeOn([a, b, c, d]: Path, t: number, axis: 0 | 1): number {
  const u = 1 - t
  return u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
}

function speedOn([a, b, c, d]: Path, t: number, axis: 0 | 1): number {
  const u = 1 - t
  return 3 * u * u * (b[axis] - a[axis]) + 6 * u * t * (c[axis] - b[axis]) + 3 * t * t * (d[axis] - c[axis])
}

/** A lane of a kind of fish; what belongs to a pass is kept until the next one begins, as each frame asks for it. */
type Lane = {
  readonly key: string
  readonly number: number
  readonly place: number
  nth: number
  path: Path
  swims: readonly Moving[]
}
type Moving = { -readonly [Key in keyof Swim]: Swim[Key] }

/**
 * All fish of a room. `ratio` is the water's width by its height; `seconds` of any clock that all devices share. The list and its entries
 * are used again for the next moment: a frame makes nothing that must be collected.
 */
export function createSchools(room: FishingRoom): (seconds: number, ratio: number) => readonly Swim[] {
  const lanes = room.kinds.flatMap(({ key }, place) =>
    Array.from({ length: LANES }, (_, number): Lane => {
      const path = pathOf(key)
      return { key, number, place, nth: Number.NaN, path, swims: [] }
    }),
  )
  const pass = (lane: Lane, nth: number): void => {
    const name = `${room.id} ${lane.key} ${lane.number} ${nth}`
    lane.nth = nth
    lane.path = pathOf(name)
    lane.swims = Array.from({ length: members(lane.place) }, (_, member) => ({
      id: `${name} ${member}`,
      kind: lane.key,
      x: 0,
      y: 0,
      angle: 0,
    }))
  }
  const swims: Swim[] = []
  return (seconds, ratio) => {
    swims.length = 0
    for (const lane of lanes) {
      const { number, place } = lane
      const at = seconds / passSeconds(place) + number / LANES + place * 0.37
      const nth = Math.floor(at)
      if (nth !== lane.nth) pass(lane, nth)
      const { path } = lane
      const first = (at - nth) / onItsWay(place)
      for (let member = 0; member < lane.swims.length; member++) {
        const t = first - member * 0.045
        const swim = lane.swims[member]
        if (!swim || t < 0 || t > 1) continue
        const aside = (member % 2 ? 0.045 : -0.045) * Math.ceil(member / 2)
        swim.x = placeOn(path, t, 0)
        swim.y = placeOn(path, t, 1) + aside
        swim.angle = Math.atan2(speedOn(path, t, 1), speedOn(path, t, 0) * ratio)
        swims.push(swim)
      }
    }
    return swims
  }
}
