/** A game's picture by the file names of the build. */
export type TileArt = { readonly src: string; readonly avif: string }

/** Visible tiles: two rows on a desktop; a phone shows three shorter ones (`.first-tiles`). */
export const MOST_TILES = 14
/** Up to this many games get larger cards (game-grid.tsx). */
export const FEW_TILES = 4
/** The same `sizes` as a card's poster (ui/art/poster.tsx), so that the page reuses the downloaded file. */
const SIZES = '(max-width: 760px) 27vw, 164px'

/**
 * One of a hall's first posters in the document, at the position where the page renders it; its name comes with the page, in the visitor's
 * language. On a phone the fourth row is hidden and therefore not fetched.
 */
export function tileOf({ src, avif }: TileArt): string {
  return [
    '<div class="min-w-0"><span class="relative block aspect-3/4 overflow-hidden rounded-card bg-raised">',
    `<picture class="contents"><source type="image/avif" srcset="${avif}" sizes="${SIZES}">`,
    `<img src="${src}" alt="" width="300" height="400" loading="lazy" fetchpriority="high" class="size-full object-cover">`,
    '</picture></span><span class="skeleton mt-3.5 block h-3.5 w-3/4"></span>',
    '<span class="skeleton mt-2 mb-0.5 block h-3 w-1/2"></span></div>',
  ].join('')
}
