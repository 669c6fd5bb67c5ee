import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tools/suite/source-files.ts'
import { lettering, loadLetters, type TemplateWeight } from './letters.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('GAM-04 waits for each font weight of a scene: an amount measured before its font loaded was cut, 40,00 for 40,000', async () => {
  const asked: string[] = []
  const fonts = {
    load: async (font: string) => {
      asked.push(font)
      return []
    },
  }
  await loadLetters(fonts)
  const drawn: readonly TemplateWeight[] = ['500', '700']
  for (const weight of drawn) {
    const { fontFamily } = lettering(20, weight, 0)
    expect(asked.some((font) => font.startsWith(weight) && font.includes(fontFamily.split(',')[0]!))).toBe(
      true,
    )
  }
})

test('GAM-04 draws no text in a weight that is not waited for', () => {
  const scenes = sourceFiles(['packages/game-kit/scene/**/*.{ts,tsx}', 'games/**/scene/**/*.{ts,tsx}'])
  expect(scenes.length).toBeGreaterThan(40)
  const own = scenes.filter(
    (file) =>
      !/letters(\.test)?\.ts$/.test(file) && /fontWeight:/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(own).toEqual([])
})
