/** Where a seat stands around an oval table, in percent of the stage. */
export interface Place {
  readonly x: number
  readonly y: number
}

/**
 * The seats of an oval, the own one (or the first) at the bottom, the others clockwise. `tall`: a phone held upright. Example: of six seats
 * the own one is at the middle of the lower edge, the fourth at the middle of the upper one.
 */
export function placesOf(seats: number, own: number, isTall: boolean): readonly Place[] {
  const [width, height] = isTall ? [36, 38] : [42, 36]
  const middle = 49
  return Array.from({ length: seats }, (_, seat) => {
    const turn = ((seat - own + seats) % seats) / seats
    const angle = Math.PI / 2 + turn * 2 * Math.PI
    return { x: 50 + width * Math.cos(angle), y: middle + height * Math.sin(angle) }
  })
}

/** A place between a seat and the middle, where its chips lie. `share`: 0 at the seat, 1 in the middle. */
export const towards = ({ x, y }: Place, share: number): Place => ({
  x: x + (50 - x) * share,
  y: y + (46 - y) * share,
})
