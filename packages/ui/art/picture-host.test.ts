import { expect, test } from 'vitest'
import { picturesAt } from './picture-host.ts'

test('SYS-01 loads every size of a picture from the mirror, and leaves other URLs unchanged', () => {
  const mirror = 'https://pictures.example.org'
  expect(picturesAt(mirror, '/assets/a-208.avif 208w, /assets/a-416.avif 416w')).toBe(
    `${mirror}/assets/a-208.avif 208w, ${mirror}/assets/a-416.avif 416w`,
  )
  expect(picturesAt(mirror, '/assets/a.webp')).toBe(`${mirror}/assets/a.webp`)
  expect(picturesAt('', '/assets/a.webp')).toBe('/assets/a.webp')
  for (const other of ['//elsewhere/a.png', 'data:image/png;base64,AA/', 'https://vendor.example/a.png, x/y'])
    expect(picturesAt(mirror, other)).toBe(other)
})
