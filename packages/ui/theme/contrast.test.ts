import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8')
const [dark = '', light = ''] = css.split("[data-theme='light'] {")

const roles = (block: string) =>
  new Map(
    [...block.matchAll(/--([\w-]+): (oklch\([^)]+\));/g)].map(([, name = '', value = '']) => [
      name,
      parseOklch(value),
    ]),
  )

const themes = { dark: roles(dark), light: roles(light) }
const grounds = ['ground', 'surface', 'raised']
const words = ['text', 'muted', 'faint', 'action-text', 'win', 'danger', 'warning', 'info']
const soft = {
  'action-soft': 'action-text',
  'win-soft': 'win',
  'danger-soft': 'danger',
  'warning-soft': 'warning',
  'info-soft': 'info',
}

describe.each(Object.entries(themes))('SHL-13 the %s theme', (_, theme) => {
  const role = (name: string): Oklch => {
    const colour = theme.get(name)
    if (!colour) throw new Error(`role ${name} is missing`)
    return colour
  }

  test.each(words)('SHL-13 writes %s with a contrast of 4.5 on every surface', (word) => {
    for (const ground of grounds)
      expect.soft(contrast(role(word), role(ground)), `on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  test.each(Object.entries(soft))('SHL-13 keeps 4.5 on the tint %s', (tint, word) => {
    for (const ground of ['ground', 'surface']) {
      expect
        .soft(contrast(role(word), role(ground), role(tint)), `${word} on ${ground}`)
        .toBeGreaterThanOrEqual(4.5)
      expect
        .soft(contrast(role('text'), role(ground), role(tint)), `text on ${ground}`)
        .toBeGreaterThanOrEqual(4.5)
      expect
        .soft(contrast(role('muted'), role(ground), role(tint)), `muted on ${ground}`)
        .toBeGreaterThanOrEqual(4.5)
    }
  })

  test('SHL-13 writes on buttons with a contrast of 4.5', () => {
    expect.soft(contrast(role('on-action'), role('action'))).toBeGreaterThanOrEqual(4.5)
    expect.soft(contrast(role('on-action'), role('action-hover'))).toBeGreaterThanOrEqual(4.5)
    expect.soft(contrast(role('on-danger'), role('danger'))).toBeGreaterThanOrEqual(4.5)
  })

  test('SHL-13 draws the edges of controls and bars with a contrast of 3', () => {
    for (const edge of ['control', 'action', 'danger', 'warning-fill', 'win'])
      for (const ground of grounds)
        expect.soft(contrast(role(edge), role(ground)), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3)
  })
})

test('SHL-13 measures contrast correctly: black on white is 21, mid grey on white 4.54', () => {
  const grey = (l: number): Oklch => ({ l, c: 0, h: 0, alpha: 1 })
  expect(contrast(grey(0), grey(1))).toBeCloseTo(21, 1)
  expect(contrast(grey(0.5659), grey(1))).toBeCloseTo(4.54, 1)
})

/** A colour as OKLCH: lightness 0 to 1, chroma, hue in degrees, opacity 0 to 1. */
type Oklch = { readonly l: number; readonly c: number; readonly h: number; readonly alpha: number }

type Rgb = readonly [red: number, green: number, blue: number]

/** Reads `oklch(l c h / a)`; null for anything else. */
function parseOklch(text: string): Oklch | null {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text.trim())
  if (!match) return null
  const [, l, c, h, alpha = '1'] = match
  return { l: Number(l), c: Number(c), h: Number(h), alpha: Number(alpha) }
}

/** WCAG contrast of a colour on others, the lowest first; translucent colours are blended over what is below them. */
function contrast(front: Oklch, ...under: readonly Oklch[]): number {
  const ground = under.reduce<Rgb>((below, layer) => blend(linear(layer), below, layer.alpha), [0, 0, 0])
  const first = luminance(blend(linear(front), ground, front.alpha))
  const second = luminance(ground)
  const [light, dark] = first > second ? [first, second] : [second, first]
  return (light + 0.05) / (dark + 0.05)
}

/** OKLab to linear sRGB, clipped to what a screen can show. */
function linear({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

/** Browsers blend in gamma-coded sRGB, so this does too. */
function blend(front: Rgb, back: Rgb, alpha: number): Rgb {
  const mix = (at: 0 | 1 | 2) => decode(encode(front[at]) * alpha + encode(back[at]) * (1 - alpha))
  return [mix(0), mix(1), mix(2)]
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function encode(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
