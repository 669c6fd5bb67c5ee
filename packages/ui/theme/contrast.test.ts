import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { contrast, parseOklch, type Oklch } from './contrast.ts'

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

test('SHL-13 the measure itself is right: black on white is 21, mid grey on white 4.54', () => {
  const grey = (l: number): Oklch => ({ l, c: 0, h: 0, alpha: 1 })
  expect(contrast(grey(0), grey(1))).toBeCloseTo(21, 1)
  expect(contrast(grey(0.5659), grey(1))).toBeCloseTo(4.54, 1)
})
