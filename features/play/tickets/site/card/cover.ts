/**
 * What is scratched off of nine fields, as a grid of points: a field counts as open when more than half of its points were under the coin.
 * Positions are fractions of the scratch area, 0..1 across and down.
 */
export const SIDE = 3
export const FIELD_COUNT = SIDE * SIDE
const POINTS = 7
const OPEN_FROM = 0.5

export type Spot = { readonly x: number; readonly y: number }

/** Index of the field at a position, or null outside of the area. */
export function fieldAt({ x, y }: Spot): number | null {
  const [column, row] = [Math.floor(x * SIDE), Math.floor(y * SIDE)]
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? row * SIDE + column : null
}

/** Points that are scratched off, by field. */
export type Cover = readonly ReadonlySet<number>[]

export const fullCover = (): Cover => Array.from({ length: FIELD_COUNT }, () => new Set())

/** The cover after a stroke of a coin of this radius from one position to another. */
export function scratched(cover: Cover, from: Spot, to: Spot, radius: number): Cover {
  return cover.map((open, field) => {
    const added: number[] = []
    for (let point = 0; point < POINTS * POINTS; point++) {
      if (open.has(point)) continue
      const x = (field % SIDE) + ((point % POINTS) + 0.5) / POINTS
      const y = Math.floor(field / SIDE) + (Math.floor(point / POINTS) + 0.5) / POINTS
      if (distance({ x: x / SIDE, y: y / SIDE }, from, to) <= radius) added.push(point)
    }
    return added.length > 0 ? new Set([...open, ...added]) : open
  })
}

export const isFieldOpen = (cover: Cover, field: number): boolean =>
  (cover[field]?.size ?? 0) > POINTS * POINTS * OPEN_FROM

/** Distance of a point to the segment between two positions. */
function distance(point: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - (from.x + t * dx), point.y - (from.y + t * dy))
}
