import { expect, test } from 'vitest'
import { layOut } from './layout.ts'

const shape = { reels: 5, rows: 3, hasJackpots: false, isFall: false, foot: 92, top: 8 }
const insets = { top: 8, bottom: 158 }

test('GAM-02 the lowest phones show the character too, beside the win and off the symbols', () => {
  for (const tall of ['sky', 'perch', 'left', 'right'] as const)
    for (const [width, height] of [
      [360, 640],
      [360, 600],
      [320, 568],
    ] as const) {
      const compose = { tall, wide: 'left', title: 'top', tallX: 0.3 } as const
      const { hero, grid, message, ground } = layOut(width, height, insets, { ...shape, compose })
      const feet = hero.y + (shape.foot / 100 - 0.5) * hero.width
      const edge = hero.x < width / 2 ? hero.x + hero.width / 2 : hero.x - hero.width / 2
      const [from, to] = [message.x - message.width / 2, message.x + message.width / 2]
      expect({ tall, height, isShown: hero.visible && hero.width > 50 }).toEqual({
        tall,
        height,
        isShown: true,
      })
      expect(feet).toBeLessThanOrEqual(ground + 10)
      expect(hero.y - hero.width * 0.42).toBeGreaterThan(grid.y + grid.cell.height * 2.5)
      // the outer fifth of a drawing is empty beside its feet
      const spare = hero.width * 0.2
      expect(hero.x < width / 2 ? from > edge - spare : to < edge + spare).toBe(true)
    }
})
