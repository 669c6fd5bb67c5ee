import { mkdirSync } from 'node:fs'
import { drawPoster, type Poster } from '#game-kit/art/poster.ts'
import { drawQuickGround, drawQuickStage, drawSprites, type QuickArt } from '#game-kit/art/quick-stage.ts'
import { poster as dicePoster } from '#games/dice/art/poster.ts'
import { drawDiceStage, drawTable } from '#games/dice/art/stage.ts'
import { poster as jadeVeinPoster } from '#games/jade-vein/art/poster.ts'
import { stage as jadeVeinStage } from '#games/jade-vein/art/stage.ts'
import { poster as pagodaClimbPoster } from '#games/pagoda-climb/art/poster.ts'
import { stage as pagodaClimbStage } from '#games/pagoda-climb/art/stage.ts'
import { poster as highMoonPoster } from '#games/high-moon/art/poster.ts'
import { stage as highMoonStage } from '#games/high-moon/art/stage.ts'
import { poster as craneBaccaratPoster } from '#games/crane-baccarat/art/poster.ts'
import { stage as craneBaccaratStage } from '#games/crane-baccarat/art/stage.ts'
import { poster as lacquer21Poster } from '#games/lacquer-21/art/poster.ts'
import { stage as lacquer21Stage } from '#games/lacquer-21/art/stage.ts'
import { poster as swallowTrioPoster } from '#games/swallow-trio/art/poster.ts'
import { stage as swallowTrioStage } from '#games/swallow-trio/art/stage.ts'
import { poster as silkJacksPoster } from '#games/silk-jacks/art/poster.ts'
import { stage as silkJacksStage } from '#games/silk-jacks/art/stage.ts'
import { poster as starPondPoster } from '#games/star-pond/art/poster.ts'
import { stage as starPondStage } from '#games/star-pond/art/stage.ts'
import { poster as koiPoster } from '#games/fishing/koi-shallows/art/poster.ts'
import { stage as koiStage } from '#games/fishing/koi-shallows/art/stage.ts'
import { poster as bayPoster } from '#games/fishing/coral-bay/art/poster.ts'
import { stage as bayStage } from '#games/fishing/coral-bay/art/stage.ts'
import { poster as deepPoster } from '#games/fishing/moonlit-deep/art/poster.ts'
import { stage as deepStage } from '#games/fishing/moonlit-deep/art/stage.ts'
import { cannons } from '#games/fishing/art/cannon.ts'
import { creatures } from '#games/fishing/art/creatures.ts'
import { poster as lotusPoster } from '#games/lotus-wheel/art/poster.ts'
import { stage as lotusStage } from '#games/lotus-wheel/art/stage.ts'
import { poster as pearlPoster } from '#games/pearl-drop/art/poster.ts'
import { stage as pearlStage } from '#games/pearl-drop/art/stage.ts'
import { poster as lanternPoster } from '#games/sky-lantern/art/poster.ts'
import { poster as kitePoster } from '#games/paper-kite/art/poster.ts'
import { stage as lanternStage } from '#games/sky-lantern/art/stage.ts'
import { drawSharedBanners } from '#game-kit/art/slot/banners.ts'
import {
  drawSlotAtlas,
  drawSlotFrame,
  drawSlotGround,
  drawSlotPoster,
  drawSlotStage,
} from '#game-kit/art/slot/slot-art.ts'
import { drawCast } from '#game-kit/art/slot/cast.ts'
import { drawTicket } from '#game-kit/art/ticket.ts'
import { slotArts } from '#games/slot-arts.ts'
import { lotteryPosters } from '#games/lottery/art/posters.ts'
import { ticketPosters } from '#games/tickets/art/posters.ts'
import { ticketArts } from '#games/tickets/art/recipes.ts'
import { drawAtlas } from '#games/slots/river-dragon/art/atlas.ts'
import { cast as riverCast } from '#games/slots/river-dragon/art/cast.ts'
import { drawNight } from '#games/slots/river-dragon/art/night.ts'
import { drawIcons } from './generate/app-icons.ts'
import { poster as riverPoster } from '#games/slots/river-dragon/art/poster.ts'
import { drawBanners, drawStage } from '#games/slots/river-dragon/art/stage.ts'
import { drawAvatars } from './generate/avatars.ts'

/**
 * `npm run art` generates all pictures of the games and the avatars, `npm run art -- dice.stage river-dragon.poster` only these. The same
 * recipe gives the same picture; the output is committed, so that a start needs no generation.
 */
const games = new URL('../games/', import.meta.url).pathname
const river = `${games}slots/river-dragon/art`
const dice = `${games}dice/art`

/** Instant games: logo, icon and poster each. */
const quick: Readonly<Record<string, { readonly stage: QuickArt; readonly poster: Poster }>> = {
  'jade-vein': { stage: jadeVeinStage, poster: jadeVeinPoster },
  'pagoda-climb': { stage: pagodaClimbStage, poster: pagodaClimbPoster },
  'high-moon': { stage: highMoonStage, poster: highMoonPoster },
  'crane-baccarat': { stage: craneBaccaratStage, poster: craneBaccaratPoster },
  'lacquer-21': { stage: lacquer21Stage, poster: lacquer21Poster },
  'swallow-trio': { stage: swallowTrioStage, poster: swallowTrioPoster },
  'silk-jacks': { stage: silkJacksStage, poster: silkJacksPoster },
  'star-pond': { stage: starPondStage, poster: starPondPoster },
  'fishing/koi-shallows': { stage: koiStage, poster: koiPoster },
  'fishing/coral-bay': { stage: bayStage, poster: bayPoster },
  'fishing/moonlit-deep': { stage: deepStage, poster: deepPoster },
  'lotus-wheel': { stage: lotusStage, poster: lotusPoster },
  'pearl-drop': { stage: pearlStage, poster: pearlPoster },
  'sky-lantern': { stage: lanternStage, poster: lanternPoster },
}

/** Lotteries and tickets have no scene: their folder holds the poster. */
const pagePosters = { ...lotteryPosters, ...ticketPosters }
const lotteryFolder = (game: string): string =>
  `${games}${game.startsWith('ticket-') ? 'tickets' : 'lottery'}/art/${game}/art`

const works: Readonly<Record<string, () => Promise<unknown>>> = {
  'river-dragon.stage': () => drawStage(`${river}/stage`),
  'river-dragon.banners': () => drawBanners(`${river}/stage`),
  'river-dragon.night': async () => [
    await drawNight('tall', `${river}/stage`),
    await drawNight('wide', `${river}/stage`),
  ],
  'river-dragon.atlas': () => drawAtlas(`${river}/stage`),
  'river-dragon.cast': () => drawCast(riverCast, `${river}/stage`),
  'river-dragon.poster': () => drawPoster(riverPoster, river),
  avatars: async () => drawAvatars(),
  'dice.stage': () => drawDiceStage(`${dice}/stage`),
  'dice.table': () => drawTable(`${dice}/stage`),
  'site.icons': () => drawIcons(new URL('../apps/site/public/icons', import.meta.url).pathname),
  'dice.poster': () => drawPoster(dicePoster, dice),
  'fishing.fish': () => drawSprites(creatures, `${games}fishing/art/stage`),
  'fishing.cannons': () => drawSprites(cannons, `${games}fishing/art/stage`),
  'paper-kite.poster': () => drawPoster(kitePoster, `${games}paper-kite/art`),
  'slots.banners': () => drawSharedBanners(`${games}../packages/game-kit/scene/slots/banners`),
  ...Object.fromEntries(
    Object.entries(ticketArts).map(([theme, art]) => [
      `ticket-${theme}`,
      () => drawTicket(art, `${games}tickets/art/${theme}`),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(pagePosters).map(([game, poster]) => [
      `${game}.poster`,
      () => drawPoster(poster, lotteryFolder(game)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(slotArts).flatMap(([game, art]) => {
      const folder = `${games}slots/${game}/art`
      return [
        [`${game}.atlas`, () => drawSlotAtlas(art, `${folder}/stage`)],
        [`${game}.stage`, () => drawSlotStage(art, `${folder}/stage`)],
        [`${game}.ground`, () => drawSlotGround(art, `${folder}/stage`)],
        [`${game}.frame`, () => drawSlotFrame(art, `${folder}/stage`)],
        [`${game}.cast`, () => drawCast(art.cast, `${folder}/stage`)],
        [`${game}.poster`, () => drawSlotPoster(art, folder)],
      ]
    }),
  ),
  ...Object.fromEntries(
    Object.entries(quick).flatMap(([game, { stage, poster }]) => [
      [`${game}.stage`, () => drawQuickStage(stage, `${games}${game}/art/stage`)],
      [`${game}.ground`, () => drawQuickGround(poster.ground, `${games}${game}/art/stage`)],
      [`${game}.poster`, () => drawPoster(poster, `${games}${game}/art`)],
    ]),
  ),
}

for (const game of Object.keys(pagePosters)) mkdirSync(lotteryFolder(game), { recursive: true })
const folders = [
  river,
  dice,
  `${games}fishing/art`,
  ...Object.keys(slotArts).map((game) => `${games}slots/${game}/art`),
  ...Object.keys(quick).map((game) => `${games}${game}/art`),
]
for (const folder of folders) mkdirSync(`${folder}/stage`, { recursive: true })
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))
for (const name of wanted.length > 0 ? wanted : Object.keys(works)) {
  const work = works[name]
  if (!work) throw new Error(`no picture "${name}"; there are ${Object.keys(works).join(', ')}`)
  const started = Date.now()
  const made = await work()
  console.log(
    `${name}: ${((Date.now() - started) / 1000).toFixed(1)} s${typeof made === 'number' ? `, ${made} bytes` : ''}`,
  )
}
