import { faces, lettering, text, type Face } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { view } from '#game-kit/art/raster.ts'
import { frameLayers, keyLayers, writeRelief } from '#game-kit/art/slot/frame.ts'

const jadeFrame = { rail: materials.gold, inlay: materials.jade, gem: materials.ruby }

/** Texts of the three big-win tiers and of free spins, in both languages of the platform. */
export const banners: Record<string, { words: string; face: Face }> = {
  'big-en': { words: 'Big Win', face: faces.title },
  'grand-en': { words: 'Grand Win', face: faces.title },
  'dragon-en': { words: 'Dragon Win', face: faces.title },
  'free-en': { words: 'Free Spins', face: faces.title },
  'big-vi': { words: 'Thắng lớn', face: faces.banner },
  'grand-vi': { words: 'Thắng đậm', face: faces.banner },
  'dragon-vi': { words: 'Rồng vàng', face: faces.banner },
  'free-vi': { words: 'Quay thưởng', face: faces.banner },
}

const bannerBand = {
  big: materials.ruby,
  grand: materials.amethyst,
  dragon: materials.jade,
  free: materials.lapis,
}

function bannerMaterial(name: string): (typeof bannerBand)[keyof typeof bannerBand] {
  if (name.startsWith('big')) return bannerBand.big
  if (name.startsWith('grand')) return bannerBand.grand
  return name.startsWith('dragon') ? bannerBand.dragon : bannerBand.free
}

export async function drawBanners(folder: string): Promise<void> {
  for (const [name, { words, face }] of Object.entries(banners)) {
    const data = text(words, face, {
      width: 110,
      height: 38,
      cx: 60,
      cy: 28,
      track: face === faces.title ? 3 : 1,
    })
    const layers = lettering(data, { weight: 2.6, middle: bannerMaterial(name) })
    console.log(
      'banner',
      name,
      await writeRelief(layers, view(640, 320, 0, -2, 120), `${folder}/banner-${name}.webp`, 82),
    )
  }
}

export async function drawStage(folder: string): Promise<void> {
  const { silver, lapis, jade } = materials
  const river = text('River', faces.title, { width: 60, height: 24, cx: 60, cy: 15, track: 2 })
  const name = text('Dragon', faces.title, { width: 108, height: 32, cx: 60, cy: 40, track: 2 })
  const line = text('River Dragon', faces.title, { width: 150, height: 34, cx: 80, cy: 20, track: 2 })
  const tall = [
    ...lettering(river, { face: silver, middle: lapis, weight: 2 }),
    ...lettering(name, { weight: 2.4, middle: jade }),
  ]
  console.log(
    'frame',
    await writeRelief(frameLayers(jadeFrame), view(640, 640, -1, -1, 102), `${folder}/frame.webp`, 88),
  )
  console.log('logo', await writeRelief(tall, view(600, 310, 0, 0, 120), `${folder}/logo-tall.webp`))
  console.log(
    'logo',
    await writeRelief(
      lettering(line, { weight: 2.2, middle: jade }),
      view(720, 180, 0, 0, 160),
      `${folder}/logo-wide.webp`,
    ),
  )
  console.log(
    'spin',
    await writeRelief(keyLayers(jadeFrame), view(240, 240, -2, -2, 104), `${folder}/spin.webp`),
  )
}
