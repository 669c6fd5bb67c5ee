import sharp from 'sharp'
import type { RiverSymbol } from '#games/slots/river-dragon/reels.ts'
import { relief } from '#game-kit/art/finish.ts'
import { dragon } from '#game-kit/art/masks/dragon.ts'
import { lantern, lotus } from '#game-kit/art/masks/flora.ts'
import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { koi } from '#game-kit/art/masks/koi.ts'
import { pearl } from '#game-kit/art/masks/pearl.ts'
import { coin, fan, ingot, pendant } from '#game-kit/art/masks/treasure.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import { view } from '#game-kit/art/raster.ts'
import type { Layer } from '#game-kit/art/relief.ts'

function framed(hero: Layer[], placing: Placing, panel?: Material): Layer[] {
  return [...cartouche(panel), ...place(hero, { scale: 0.86, ...placing })]
}

/** The fourteen symbols as stacks of layers. */
export const symbols: Record<RiverSymbol, () => Layer[]> = {
  wild: () => [...framed(dragon(), { scale: 1, x: -1, y: -4 }), ...plaque('WILD')],
  scatter: () => [
    ...framed(pearl(), { scale: 0.84, y: -6 }, stone(285, 0.11, { vein: 0.1, high: 0.7 })),
    ...plaque('PEARL', materials.jade),
  ],
  koi: () => framed(koi(), { scale: 0.9 }, materials.ink),
  lantern: () => framed(lantern(), {}, stone(20, 0.1, { high: 0.7 })),
  lotus: () => framed(lotus(), { scale: 0.84, y: -1 }, stone(190, 0.06, { high: 0.7 })),
  ingot: () => place(ingot(), { scale: 0.96, y: -5 }),
  coin: () => place(coin(), { scale: 0.92 }),
  fan: () => place(fan(), { scale: 0.8, y: -6 }),
  pendant: () => place(pendant(), { scale: 0.94 }),
  A: () => royal('A', materials.ruby),
  K: () => royal('K', materials.jade),
  Q: () => royal('Q', materials.amethyst),
  J: () => royal('J', materials.lapis),
  T: () => royal('10', materials.amber),
}

/** Rendered at twice the size and sharpened down. */
export async function drawSymbol(name: RiverSymbol, size: number): Promise<Buffer> {
  const large = size * 2
  const image = await relief(symbols[name](), view(large, large, -6, -6, 112))
  const pixels = await image.png().toBuffer()
  return sharp(pixels)
    .resize(size - 4, size - 4, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 1 })
    .extend({ top: 2, bottom: 2, left: 2, right: 2, background: '#00000000' })
    .png()
    .toBuffer()
}
