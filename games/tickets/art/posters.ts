import { place } from '#game-kit/art/masks/frames.ts'
import { materials } from '#game-kit/art/materials.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { ticketArts } from './recipes.ts'

/** Posters of instant tickets by game, in their own pictures. */
export const ticketPosters: Readonly<Record<string, Poster>> = Object.fromEntries(
  Object.entries(ticketArts).map(([theme, { ground, hero, title }], at): [string, Poster] => [
    `ticket-${theme}`,
    {
      ground: (x, y) => ground(x / 100, y / POSTER_HIGH),
      hero: (view) => renderRelief(place(hero(), { scale: 0.94, y: -6 }), view),
      title: { face: materials.gold, ...title },
      sparks: '#fff0c0',
      seed: 81 + at,
    },
  ]),
)
