/** The width that every phone's GPU takes as a texture's, and empty pixels between two pictures, so that none shows at another's edge. */
export const PACKED = { width: 1_024, gap: 2 } as const

type Picture = { readonly name: string; readonly width: number; readonly height: number }

/** Frame name to [x, y, width, height], as `cutAtlas` reads it. */
type Shelves = {
  readonly width: number
  readonly height: number
  readonly frames: Readonly<Record<string, readonly [number, number, number, number]>>
}

/** Packs pictures into shelves, tallest first, so that an atlas is one texture and one draw call. Sizes are in pixels. */
export function shelve(
  pictures: readonly Picture[],
  { width, gap }: { readonly width: number; readonly gap: number },
): Shelves {
  const frames: Record<string, readonly [number, number, number, number]> = {}
  let [x, y, shelf] = [0, 0, 0]
  for (const picture of pictures.toSorted((a, b) => b.height - a.height)) {
    if (x > 0 && x + picture.width > width) [x, y, shelf] = [0, y + shelf + gap, 0]
    frames[picture.name] = [x, y, picture.width, picture.height]
    x += picture.width + gap
    shelf = Math.max(shelf, picture.height)
  }
  return { width, height: y + shelf, frames }
}
