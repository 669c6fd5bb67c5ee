import sharp from 'sharp'
import { softFrame, type Frame } from '../atlas.ts'
import { relief } from '../finish.ts'
import { bounds, faces, outline, pathData } from '../letters.ts'
import { materials, type Material } from '../materials.ts'
import { view } from '../raster.ts'
import type { Layer } from '../relief.ts'
import { ellipse, leaf, path, points, stroke } from '../shapes.ts'

/** The frames of every slot's atlas besides its symbols: turning coins, a petal, lights, digits. */

const COIN = 72

/** A coin that turns: eight frames of half a turn. */
function coinLayers(step: number): Layer[] {
  const angle = (step / 8) * Math.PI
  const c = Math.max(0.1, Math.abs(Math.cos(angle)))
  const w = 44 * c
  const star = path('M50 24L57 43L76 50L57 57L50 76L43 57L24 50L43 43Z')
  const gold = materials.gold
  return [
    { shape: ellipse(50 + (1 - c) * 5, 50, w, 44), material: gold, bevel: 4, drop: false, lift: -0.15 },
    {
      shape: ellipse(50, 50, w, 44),
      material: gold,
      bevel: 6 * c + 1,
      drop: false,
      lift: 0.1 * Math.cos(angle),
    },
    {
      shape: ellipse(50, 50, w * 0.74, 32.56),
      material: gold,
      bevel: 3 * c + 0.6,
      profile: 'cove',
      drop: false,
      lift: -0.02,
    },
    {
      shape: `<g transform="translate(50 50) scale(${c} 1) translate(-50 -50)">${star}</g>`,
      material: gold,
      bevel: 4 * c + 0.6,
      drop: { alpha: 0.4 },
      lift: 0.12,
    },
  ]
}

/** Digits of one cap height: gold faces on a red band, for amounts in the scene. */
function figureLayers(figure: string, band: Material): Layer[] {
  const commands = outline(figure, faces.figures)
  const [x0, , x1] = bounds(commands)
  const dx = 50 - (x0 + x1) / 2
  const data = pathData(
    commands,
    (x, y) => `${((x + dx) * 0.92 + 4).toFixed(2)} ${(y * 0.92 + 98).toFixed(2)}`,
  )
  const fat = (width: number): string => stroke(data, width) + path(data)
  return [
    {
      shape: fat(13),
      material: materials.bronze,
      bevel: 3,
      drop: { alpha: 0.7, dx: 0.8, dy: 2.2, blur: 2 },
      lift: -0.12,
    },
    { shape: fat(7), material: band, bevel: 2, drop: false, lift: -0.18 },
    {
      shape: fat(2.5),
      material: materials.gold,
      bevel: 5.5,
      height: 1.1,
      drop: { alpha: 0.4, dx: 0.4, dy: 1, blur: 0.8 },
      lift: 0.1,
      light: (_, y) => (68 - y) * 0.004,
    },
  ]
}

async function small(
  name: string,
  layers: Layer[],
  width: number,
  height: number,
  box: [number, number, number],
): Promise<Frame> {
  const [left, top, across] = box
  const image = await relief(layers, view(width * 2, height * 2, left, top, across))
  return {
    name,
    image: await image
      .png()
      .toBuffer()
      .then((png) => shrink(png, width, height)),
    width,
    height,
  }
}

async function shrink(png: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(png).resize(width, height).png().toBuffer()
}

export async function drawParticles(): Promise<Frame[]> {
  const frames: Frame[] = []
  for (let i = 0; i < 8; i++) frames.push(await small(`coin${i}`, coinLayers(i), COIN, COIN, [0, 0, 100]))
  const petal: Layer = {
    shape: leaf(points('20,80 40,40 84,16'), 22, 0.5),
    material: materials.rose,
    bevel: 14,
    drop: false,
  }
  frames.push(await small('petal', [petal], 48, 48, [0, 0, 100]))
  frames.push(await softFrame('dot', 72, (u, v) => Math.max(0, 1 - Math.hypot(u, v)) ** 2.2))
  frames.push(
    await softFrame('spark', 72, (u, v) => {
      const across = Math.exp(-Math.abs(u) * 26) * Math.exp(-v * v * 5)
      const along = Math.exp(-Math.abs(v) * 26) * Math.exp(-u * u * 5)
      const r = Math.hypot(u, v)
      return (across + along + Math.exp(-r * r * 30)) * Math.min(1, Math.max(0, 1.1 - r))
    }),
  )
  return frames
}

/** Digits for amounts: gold faces on a band. */
export async function drawFigures(band: Material = materials.ruby): Promise<Frame[]> {
  const frames: Frame[] = []
  for (const figure of '0123456789,.x+') {
    frames.push(await small(`d${figure}`, figureLayers(figure, band), 64, 90, [2, 2, 96]))
  }
  return frames
}
