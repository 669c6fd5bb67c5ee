import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Command, type Font } from 'opentype.js'
import { materials, type Material } from './materials.ts'
import type { Layer } from './relief.ts'
import { path, stroke } from './shapes.ts'

const require = createRequire(import.meta.url)
const loaded = new Map<string, Font>()

/** A typeface from an open-font package, cut to `weight`; the first subset that has a letter draws it. */
export type Face = { name: string; weight: number; subsets?: readonly string[] }

export const faces = {
  title: { name: 'cinzel-decorative', weight: 900 },
  /** Round and merry. */
  merry: { name: 'lilita-one', weight: 400 },
  /** As if cut with a broad brush. */
  brush: { name: 'shojumaru', weight: 400 },
  /** A theatre's front, between light and shade. */
  stage: { name: 'limelight', weight: 400 },
  /** A scribe's round hand. */
  scribe: { name: 'uncial-antiqua', weight: 400 },
  /** A signwriter's swash. */
  swash: { name: 'berkshire-swash', weight: 400 },
  /** Wood type of a fair. */
  fair: { name: 'rye', weight: 400 },
  /** Jagged, as if molten. */
  molten: { name: 'metal-mania', weight: 400 },
  figures: { name: 'cinzel', weight: 900 },
  banner: { name: 'be-vietnam-pro', weight: 800, subsets: ['latin', 'vietnamese', 'latin-ext'] },
} satisfies Record<string, Face>

function subsetFont(face: Face, subset: string): Font {
  const id = `@fontsource/${face.name}/files/${face.name}-${subset}-${face.weight}-normal.woff`
  const known = loaded.get(id)
  if (known) return known
  const file = readFileSync(require.resolve(id))
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  loaded.set(id, font)
  return font
}

export type TextBox = { cx?: number; cy?: number; width?: number; height?: number; track?: number }

/** Outline commands of a line at 100 units to the em, from x = 0 on the base line. */
export function outline(text: string, face: Face, track = 0): Command[] {
  const fonts = (face.subsets ?? ['latin']).map((subset) => subsetFont(face, subset))
  const commands: Command[] = []
  let x = 0
  for (const letter of text) {
    const font = fonts.find((f) => f.charToGlyph(letter).index > 0) ?? fonts[0]!
    const glyph = font.charToGlyph(letter)
    commands.push(...glyph.getPath(x, 0, 100).commands)
    x += (glyph.advanceWidth * 100) / font.unitsPerEm + track
  }
  return commands
}

export type Move = (x: number, y: number) => string

/** Path data of outline commands, each point placed by `move`. */
export function pathData(commands: readonly Command[], move: Move): string {
  const at = (x = 0, y = 0): string => move(x, y)
  return commands
    .map((c) => {
      if (c.type === 'Z') return 'Z'
      if (c.type === 'Q') return `Q${at(c.x1, c.y1)} ${at(c.x, c.y)}`
      if (c.type === 'C') return `C${at(c.x1, c.y1)} ${at(c.x2, c.y2)} ${at(c.x, c.y)}`
      return `${c.type}${at(c.x, c.y)}`
    })
    .join('')
}

/** Left, top, right and bottom of all points. */
export function bounds(commands: readonly Command[]): readonly [number, number, number, number] {
  const xs = commands.flatMap((c) => [c.x, c.x1, c.x2]).filter((v) => v !== undefined)
  const ys = commands.flatMap((c) => [c.y, c.y1, c.y2]).filter((v) => v !== undefined)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** A line of text as path data, as large as fits the box, centred in it. */
export function text(words: string, face: Face, place: TextBox = {}): string {
  const { cx = 50, cy = 50, width = 80, height = 70, track = 0 } = place
  const commands = outline(words, face, track)
  const [x0, y0, x1, y1] = bounds(commands)
  const s = Math.min(width / (x1 - x0), height / (y1 - y0))
  const mx = (x0 + x1) / 2
  const my = (y0 + y1) / 2
  return pathData(commands, (x, y) => `${(cx + (x - mx) * s).toFixed(2)} ${(cy + (y - my) * s).toFixed(2)}`)
}

export type Lettering = {
  face?: Material
  middle?: Material
  edge?: Material
  weight?: number
  bevel?: number
}

/** Four bodies that make a title: outer rim, gap of ink, coloured band, face. */
export function lettering(data: string, options: Lettering = {}): Layer[] {
  const {
    face = materials.gold,
    middle = materials.ruby,
    edge = materials.gold,
    weight = 3.2,
    bevel = 3.4,
  } = options
  const fat = (width: number): string => stroke(data, width) + path(data)
  return [
    {
      shape: fat(weight * 2.6),
      material: edge,
      bevel: 1.8,
      drop: { alpha: 0.85, dx: 0.8, dy: 2, blur: 1.8 },
      lift: -0.06,
    },
    {
      shape: fat(weight * 1.75),
      material: materials.ink,
      bevel: 1,
      drop: false,
      lift: -0.32,
      rim: 0,
      rim2: 0,
    },
    { shape: fat(weight * 1.45), material: middle, bevel: 1.4, drop: false, lift: -0.1 },
    {
      shape: fat(0.5),
      material: face,
      bevel,
      height: 1.15,
      smoothing: 0.3,
      drop: { alpha: 0.8, dx: 0.5, dy: 1, blur: 0.8 },
      lift: 0.1,
    },
  ]
}
