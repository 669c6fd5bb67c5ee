import { posterOf } from '#features/lobby/site/posters.ts'
import type { EarlyGame } from './early.ts'

/** What is seen at once: three lines on a phone, two on a desktop. */
const MOST = { phone: 9, wide: 14 } as const
/** Fewer get cards of another kind (game-grid.tsx). */
const FEW = 4
/** As the poster of a card says it: the same file, so that the page finds it here. */
const SIZES = '(max-width: 760px) 27vw, 164px'

/**
 * A hall's first posters, drawn from the early answer while the page's code is on its way, where the page will draw the same ones.
 * Tells their pictures.
 */
export function drawTiles(games: readonly EarlyGame[]): readonly HTMLImageElement[] {
  const place = document.querySelector('.first-tiles')
  if (!place || games.length <= FEW) return []
  const tiles = games.slice(0, matchMedia('(width < 761px)').matches ? MOST.phone : MOST.wide).map(tileOf)
  place.replaceChildren(...tiles)
  return tiles.flatMap((tile) => [...tile.querySelectorAll('img')])
}

function tileOf({ gameId, name, vendorName }: EarlyGame): HTMLElement {
  const art = posterOf(gameId)
  const poster = part('span', 'relative block aspect-3/4 overflow-hidden rounded-card bg-raised')
  if (art) {
    poster.style.backgroundColor = art.colour ?? ''
    const picture = part('picture', 'contents')
    const avif = document.createElement('source')
    Object.assign(avif, { type: 'image/avif', srcset: art.avif ?? '', sizes: SIZES })
    const image = part('img', 'size-full object-cover')
    Object.assign(image, { alt: '', width: 300, height: 400, fetchPriority: 'high', src: art.src })
    picture.append(...(art.avif ? [avif] : []), image)
    poster.append(picture)
  }
  const tile = part('div', 'min-w-0')
  tile.append(
    poster,
    part(
      'span',
      'mt-2.5 block h-5 truncate pl-0.5 text-13 leading-5 font-medium md:text-14 md:leading-5',
      name,
    ),
    part('span', 'block h-4.5 truncate pl-0.5 text-12 leading-4.5 text-faint', vendorName),
  )
  return tile
}

function part<Tag extends 'span' | 'div' | 'picture' | 'img'>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = className
  if (text) element.textContent = text
  return element
}
