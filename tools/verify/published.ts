/**
 * The published data of slots, as the second verifier reads it: reels, pays, features and books, from the models. `node
 * tools/verify/published.ts` writes it; a test compares.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HoldModel } from '#game-kit/slots/hold/model.ts'
import { creditsOf, rowsOf, type SlotModel } from '#game-kit/slots/model.ts'
import type { BookClass } from '#game-kit/slots/tumble/books.ts'
import type { TumbleModel } from '#game-kit/slots/tumble/model.ts'
import { auroraFjordModel } from '#games/slots/aurora-fjord/model.ts'
import { bronzeDrumModel } from '#games/slots/bronze-drum/model.ts'
import { coralCrownModel } from '#games/slots/coral-crown/model.ts'
import { books as emberBooks } from '#games/slots/ember-peak/books.data.ts'
import { emberPeakModel } from '#games/slots/ember-peak/model.ts'
import { monsoonGardenModel } from '#games/slots/monsoon-garden/model.ts'
import { books as mooncakeBooks } from '#games/slots/mooncake-parade/books.data.ts'
import { mooncakeParadeModel } from '#games/slots/mooncake-parade/model.ts'
import { orchardBellsModel } from '#games/slots/orchard-bells/model.ts'
import { paddyGoldModel } from '#games/slots/paddy-gold/model.ts'
import { silkAtlasModel } from '#games/slots/silk-atlas/model.ts'

export const PUBLISHED = join(import.meta.dirname, 'slots.json')

function reels<S extends string>(model: SlotModel<S>) {
  const { wild, scatter, pays, scatterPays, lines, freeSpins, maxCredits } = model
  const strips = (set: SlotModel<S>['baseReels']) => set.map((strip) => strip.join(' '))
  return {
    kind: 'reels',
    rows: rowsOf(model),
    credits: creditsOf(model),
    isWays: model.ways !== undefined,
    wild,
    scatter,
    base: strips(model.baseReels),
    free: strips(model.freeReels),
    lines: lines.map((line) => line.join('')),
    pays,
    scatterPays,
    freeSpins,
    spreading: model.spreading ?? [],
    maxCredits,
  }
}

function hold<S extends string>(model: HoldModel<S>) {
  const { printed, needed, respins, landing, values, grand } = model
  return { ...reels(model.slot), kind: 'hold', printed, needed, respins, landing, values, grand }
}

type Books = Readonly<Record<'spin' | 'buy', { readonly classes: readonly BookClass[] }>>

function tumble<S extends string>({ stake, buyCost }: TumbleModel<S>, books: Books) {
  const classes = (list: readonly BookClass[]) =>
    list.map(({ credits, count, weight }) => [credits, count, weight])
  return {
    kind: 'books',
    credits: stake,
    buyTimes: buyCost,
    spin: classes(books.spin.classes),
    buy: classes(books.buy.classes),
  }
}

/** The published numbers of every slot except River Dragon, which the script contains itself. */
export function published(): string {
  const slots = {
    'aurora-fjord': reels(auroraFjordModel),
    'bronze-drum': hold(bronzeDrumModel),
    'coral-crown': reels(coralCrownModel),
    'ember-peak': tumble(emberPeakModel, emberBooks),
    'monsoon-garden': reels(monsoonGardenModel),
    'mooncake-parade': tumble(mooncakeParadeModel, mooncakeBooks),
    'orchard-bells': reels(orchardBellsModel),
    'paddy-gold': hold(paddyGoldModel),
    'silk-atlas': reels(silkAtlasModel),
  }
  return `${JSON.stringify(slots)}\n`
}

if (process.argv[1] === import.meta.filename) writeFileSync(PUBLISHED, published())
