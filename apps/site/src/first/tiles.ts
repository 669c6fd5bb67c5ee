/** The picture of a game as the build named its files. */
export type TileArt = { readonly src: string; readonly avif: string }

/** What is seen at once: two lines on a desktop; a phone shows three shorter ones (`.first-tiles`). */
export const MOST_TILES = 14
/** So many games or fewer get cards of another kind (game-grid.tsx). */
export const FEW_TILES = 4
/** As the poster of a card says it (ui/art/poster.tsx): the same file, so that the page finds it here. */
const SIZES = '(max-width: 760px) 27vw, 164px'

/**
 * One of a hall's first posters as the document shows it, in the place where the page will draw it; its name comes with the page, in
 * the visitor's language. A phone's fourth line is hidden, and what is hidden is not fetched.
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
