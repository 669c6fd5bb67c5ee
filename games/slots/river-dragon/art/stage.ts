import { relief } from '#game-kit/art/finish.ts'
import { faces, lettering, text, type Face } from '#game-kit/art/letters.ts'
import { dragon } from '#game-kit/art/masks/dragon.ts'
import { materials } from '#game-kit/art/materials.ts'
import { view, type View } from '#game-kit/art/raster.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, path } from '#game-kit/art/shapes.ts'
import sharp from 'sharp'

async function write(layers: Layer[], at: View, file: string, quality = 86): Promise<number> {
  const large = { ...at, width: at.width * 2, height: at.height * 2, unit: at.unit * 2 }
  const png = await (await relief(layers, large)).png().toBuffer()
  const { size } = await sharp(png)
    .resize(at.width, at.height)
    .webp({ quality, alphaQuality: 92, effort: 6 })
    .toFile(file)
  return size
}

function rounded(inset: number, r: number, inward: boolean): string {
  const end = 100 - inset
  const a = inset + r
  const b = end - r
  return inward
    ? `M${a} ${inset}Q${inset} ${inset} ${inset} ${a}V${b}Q${inset} ${end} ${a} ${end}H${b}Q${end} ${end} ${end} ${b}V${a}Q${end} ${inset} ${b} ${inset}Z`
    : `M${a} ${inset}H${b}Q${end} ${inset} ${end} ${a}V${b}Q${end} ${end} ${b} ${end}H${a}Q${inset} ${end} ${inset} ${b}V${a}Q${inset} ${inset} ${a} ${inset}Z`
}

function band(outer: number, inner: number, r = 3, r2 = 2): string {
  return `<path fill="#fff" fill-rule="evenodd" d="${rounded(outer, r, false)}${rounded(inner, r2, true)}"/>`
}

function corners(svg: string): string {
  return [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(
      ([sx = 1, sy = 1]) =>
        `<g transform="translate(${sx < 0 ? 100 : 0} ${sy < 0 ? 100 : 0}) scale(${sx} ${sy})">${svg}</g>`,
    )
    .join('')
}

const claw =
  'M-.4 16.5C-.4 6 6 -.4 16.5 -.4L13.6 5.4C18 6 19 11.4 14.6 12.4C15 10 12.6 8.6 11 10.4L10.4 11C8.6 12.6 10 15 12.4 14.6C11.4 19 6 18 5.4 13.6Z'

/** The board's frame as nine slices: gold and jade rails, clawed corners with a ruby each. */
function frameLayers(): Layer[] {
  const { gold, jade, ruby } = materials
  return [
    { shape: band(1.4, 7.6, 3.4, 2.2), material: gold, bevel: 1.5, drop: { alpha: 0.7, blur: 1.6 } },
    { shape: band(2.7, 6.3, 2.6, 2.2), material: jade, bevel: 2, drop: false, lift: -0.1, edge: 0.8 },
    {
      shape: band(6.9, 8.1, 2.1, 1.8),
      material: gold,
      bevel: 0.6,
      drop: { alpha: 0.8, dx: 0.4, dy: 0.8, blur: 0.8 },
      lift: 0.08,
    },
    { shape: corners(path(claw)), material: gold, bevel: 2, drop: { alpha: 0.8, blur: 1 } },
    { shape: corners(circle(6.6, 6.6, 2.5)), material: gold, bevel: 1, drop: { alpha: 0.7 } },
    { shape: corners(circle(6.6, 6.6, 1.75)), material: ruby, bevel: 1.7, drop: false, lift: 0.05 },
  ]
}

function arrow(from: number, to: number): string {
  const r = 24
  const w = 3.6
  const p = (a: number, q: number): string =>
    `${(50 + q * Math.cos(a)).toFixed(2)} ${(50 + q * Math.sin(a)).toFixed(2)}`
  const tip = to + 0.42
  return (
    `M${p(from, r - w)}A${r - w} ${r - w} 0 0 1 ${p(to, r - w)}L${p(to, r - w * 2.9)}L${p(tip, r)}` +
    `L${p(to, r + w * 2.9)}L${p(to, r + w)}A${r + w} ${r + w} 0 0 0 ${p(from, r + w)}Z`
  )
}

function spinLayers(): Layer[] {
  const { gold, ink, jade } = materials
  return [
    { shape: circle(50, 50, 47), material: gold, bevel: 4, drop: { alpha: 0.7 } },
    { shape: circle(50, 50, 41.5), material: ink, bevel: 1, drop: false, lift: -0.3 },
    {
      shape: circle(50, 50, 40.5),
      material: jade,
      bevel: 16,
      height: 0.6,
      smoothing: 3,
      drop: false,
      lift: -0.03,
    },
    {
      shape: path(arrow(-2.75, -0.62) + arrow(0.39, 2.52)),
      material: gold,
      bevel: 2.6,
      drop: { alpha: 0.7, dx: 0.7, dy: 1.4, blur: 1.2 },
      lift: 0.1,
    },
  ]
}

/** Words of the three big-win tiers and of free spins, in both languages of the house. */
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
      await write(layers, view(640, 320, 0, -2, 120), `${folder}/banner-${name}.webp`, 82),
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
  console.log('frame', await write(frameLayers(), view(640, 640, -1, -1, 102), `${folder}/frame.webp`, 88))
  console.log('logo', await write(tall, view(600, 310, 0, 0, 120), `${folder}/logo-tall.webp`))
  console.log(
    'logo',
    await write(
      lettering(line, { weight: 2.2, middle: jade }),
      view(720, 180, 0, 0, 160),
      `${folder}/logo-wide.webp`,
    ),
  )
  console.log('dragon', await write(dragon(), view(512, 512, -8, -10, 116), `${folder}/dragon.webp`))
  console.log('spin', await write(spinLayers(), view(240, 240, -2, -2, 104), `${folder}/spin.webp`))
}
