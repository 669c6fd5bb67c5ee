import sharp from 'sharp'
import { oklch } from '#game-kit/art/colour.ts'
import { finish, picture, relief } from '#game-kit/art/finish.ts'
import { renderJewel } from '#game-kit/art/jewel/jewel.ts'
import { faces, lettering, text } from '#game-kit/art/letters.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, noise, seeded, smooth } from '#game-kit/art/maths.ts'
import { view } from '#game-kit/art/raster.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box, circle } from '#game-kit/art/shapes.ts'
import { amber } from './jewels.ts'

/** One full turn of the rolling die; the scene shows the frame for the distance rolled. */
export const TURN_FRAMES = 24
const FRAME = 176
const COLUMNS = 6

/** The sprite sheet of the rolling die: seen slightly from above, turning around the axis that points at the viewer. */
export async function drawRoll(folder: string): Promise<number> {
  const parts: { input: Buffer; left: number; top: number }[] = []
  for (let i = 0; i < TURN_FRAMES; i++) {
    const shot = { width: FRAME, height: FRAME, jewel: amber, across: 3.4, samples: 3 }
    const pose = { x: 0, y: 0, z: (-i / TURN_FRAMES) * Math.PI * 2 }
    const canvas = renderJewel({ ...shot, pose, tilt: { x: 0.5, y: -0.42, z: 0 } })
    const input = await picture(
      finish(canvas, FRAME, FRAME, { bloom: 0.16, bloomRadius: 0.03 }),
      FRAME,
      FRAME,
    )
      .png()
      .toBuffer()
    parts.push({ input, left: (i % COLUMNS) * FRAME, top: Math.floor(i / COLUMNS) * FRAME })
  }
  const rows = Math.ceil(TURN_FRAMES / COLUMNS)
  const ground = {
    width: COLUMNS * FRAME,
    height: rows * FRAME,
    channels: 4 as const,
    background: '#00000000',
  }
  const { size } = await sharp({ create: ground })
    .composite(parts)
    .webp({ quality: 84, alphaQuality: 90, effort: 6 })
    .toFile(`${folder}/roll.webp`)
  return size
}

const amberLamp = [0.17, 0.085, 0.03] as const
const violetLamp = [0.085, 0.03, 0.13] as const

/** The table: violet velvet under one lamp, blurred lights above it. */
export async function drawTable(folder: string): Promise<number> {
  const side = 1200
  const next = seeded(9)
  const lamps = Array.from({ length: 26 }, () => ({
    x: next(),
    y: next() * 0.34,
    r: 0.012 + next() * 0.03,
    warm: next() < 0.4,
  }))
  const out = Buffer.alloc(side * side * 3)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const u = x / side
      const v = y / side
      const pool = Math.exp(-(((u - 0.5) / 0.36) ** 2) - ((v - 0.46) / 0.24) ** 2)
      const nap = (fbm(u * 130, v * 46, 3) - 0.47) * 0.035 + (fbm(u * 6, v * 6 + 4, 4) - 0.47) * 0.07
      const lightness = 0.17 + 0.22 * pool + nap * (0.35 + pool)
      const hue = mix(286, 318, pool)
      const chroma = 0.085 + 0.07 * pool
      let glow = 0
      let warmth = 0
      for (const lamp of lamps) {
        const disc = smooth(lamp.r, lamp.r * 0.86, Math.hypot(u - lamp.x, v - lamp.y)) * (1 - v / 0.38)
        if (lamp.warm) warmth += disc
        else glow += disc
      }
      const colour = oklch(clamp(lightness, 0.02, 0.9), chroma, hue)
      const edge = 1 - 0.4 * clamp(Math.hypot(u - 0.5, v - 0.48) * 1.35) ** 2.2
      const grain = (noise(x * 0.9, y * 0.9) - 0.5) * 0.014
      for (const c of [0, 1, 2] as const) {
        const lamplight = warmth * amberLamp[c] + glow * violetLamp[c]
        out[(y * side + x) * 3 + c] = Math.round(clamp((colour[c] + lamplight + grain) * edge) * 255)
      }
    }
  }
  const { size } = await sharp(out, { raw: { width: side, height: side, channels: 3 } })
    .webp({ quality: 78, effort: 6 })
    .toFile(`${folder}/table.webp`)
  return size
}

function pips(): string {
  return [
    [40, 40],
    [60, 40],
    [50, 50],
    [40, 60],
    [60, 60],
  ]
    .map(([x = 50, y = 50]) => circle(x, y, 4.6))
    .join('')
}

/** The round button: gold ring, violet stone, a small die. */
function keyLayers(): Layer[] {
  const { gold, ink } = materials
  return [
    { shape: circle(50, 50, 47), material: gold, bevel: 4, drop: { alpha: 0.7 } },
    { shape: circle(50, 50, 41.5), material: ink, bevel: 1, drop: false, lift: -0.3 },
    {
      shape: circle(50, 50, 40.5),
      material: stone(305, 0.2),
      bevel: 16,
      height: 0.6,
      smoothing: 3,
      drop: false,
      lift: -0.03,
    },
    {
      shape: `<g transform="rotate(-12 50 50)">${box(28, 28, 44, 44, 10)}</g>`,
      material: gold,
      bevel: 5,
      height: 0.8,
      drop: { alpha: 0.7, dx: 0.8, dy: 1.6, blur: 1.6 },
      lift: 0.04,
    },
    {
      shape: `<g transform="rotate(-12 50 50)">${pips()}</g>`,
      material: stone(305, 0.2),
      bevel: 3,
      height: -0.7,
      drop: false,
      lift: -0.22,
    },
  ]
}

export async function drawDiceStage(folder: string): Promise<void> {
  const write = async (
    name: string,
    layers: Layer[],
    width: number,
    height: number,
    box: [number, number, number],
  ): Promise<void> => {
    const png = await (await relief(layers, view(width * 2, height * 2, ...box))).png().toBuffer()
    await sharp(png)
      .resize(width, height)
      .webp({ quality: 86, alphaQuality: 92, effort: 6 })
      .toFile(`${folder}/${name}.webp`)
  }
  const name = text('Dice', faces.title, { width: 84, height: 30, cx: 50, cy: 20, track: 3 })
  await write('logo', lettering(name, { middle: stone(305, 0.2), weight: 2.4 }), 400, 160, [0, 0, 100])
  await write('key', keyLayers(), 240, 240, [-2, -2, 104])
  await drawRoll(folder)
}
