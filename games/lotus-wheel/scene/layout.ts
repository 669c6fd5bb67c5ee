import type { WheelPetals } from '../events.ts'
import { petalOf, PLACES } from '../rules.ts'

/** A wheel drawn around the centre of a square of 100; the pointer is at the top. */
export const RADIUS = 46
const HUB = 15

const point = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(50 + radius * Math.cos(angle)).toFixed(3)} ${(50 + radius * Math.sin(angle)).toFixed(3)}`
}

/** The outline of a petal: wide and round at the rim, narrow at the hub. */
export function petalPath(petal: number, petals: WheelPetals): string {
  const from = petal / petals
  const to = (petal + 1) / petals
  const middle = (from + to) / 2
  const shoulder = RADIUS - (petals === 10 ? 5 : 2.2)
  return `M${point(HUB, from)} L${point(shoulder, from)} Q${point(RADIUS + 2.4, middle)} ${point(shoulder, to)} L${point(HUB, to)} A${HUB} ${HUB} 0 0 0 ${point(HUB, from)}Z`
}

/** The vein of a petal: a line from the hub towards the tip. */
export function veinPath(petal: number, petals: WheelPetals): string {
  const middle = (petal + 0.5) / petals
  return `M${point(HUB + 2, middle)} L${point(RADIUS - 9, middle)}`
}

/** The rotation of a petal about the wheel's centre, in degrees. */
export function turnOf(petal: number, petals: WheelPetals): number {
  return ((petal + 0.5) / petals) * 360
}

/** The lamps on the rim, clockwise from the top. */
export const lamps = Array.from({ length: 30 }, (_, at) => {
  const angle = (at / 30 - 0.25) * 2 * Math.PI
  return { at, x: 50 + (RADIUS + 4.3) * Math.cos(angle), y: 50 + (RADIUS + 4.3) * Math.sin(angle) }
})

/** The small petals around the hub, as rotations in degrees. */
export const innerPetals = Array.from({ length: 12 }, (_, at) => at * 30)

/**
 * The rotation, in degrees, that puts the place under the pointer; places of one petal differ slightly, so that the wheel does not always
 * stop at the same point.
 */
export function degreesOf(place: number, petals: WheelPetals): number {
  const petal = petalOf(place, petals)
  const span = PLACES / petals
  const within = (place - petal * span + 0.5) / span
  const share = (petal + 0.2 + 0.6 * within) / petals
  return -share * 360
}

/** The end of a rotation that begins at `from`: at least `turns` full turns, clockwise. */
export function endOf(from: number, place: number, petals: WheelPetals, turns: number): number {
  const target = ((degreesOf(place, petals) % 360) + 360) % 360
  const start = ((from % 360) + 360) % 360
  return from + turns * 360 + ((target - start + 360) % 360)
}
