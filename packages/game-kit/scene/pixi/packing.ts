/** Pixels that every phone's GPU takes as a texture's width. */
export const PACKED_WIDTH = 1_024
/** Empty pixels between two pictures, so that none shows at another's edge. */
const GAP = 2

type Size = { readonly width: number; readonly height: number }
type Spot = { readonly x: number; readonly y: number }

/** Puts rectangles into rows, the highest ones first. Returns their places in the given order, and the height of all rows. */
export function packed(sizes: readonly Size[]): {
  readonly places: readonly Spot[]
  readonly height: number
} {
  const places: Spot[] = sizes.map(() => ({ x: 0, y: 0 }))
  let [x, y, row] = [0, 0, 0]
  // a bitmap's size is not its own property: a spread would lose it
  const highestFirst = sizes
    .map(({ width, height }, nth) => ({ width, height, nth }))
    .toSorted((a, b) => b.height - a.height)
  for (const { width, height, nth } of highestFirst) {
    if (x > 0 && x + width > PACKED_WIDTH) [x, y, row] = [0, y + row + GAP, 0]
    places[nth] = { x, y }
    x += width + GAP
    row = Math.max(row, height)
  }
  return { places, height: y + row }
}
