import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { furtherGames } from './further-names.ts'

test('SHL-17 every lottery and instant ticket has a name and a category of its own, and none has the ID of another game', () => {
  const ids = [...catalogue.map(({ id }) => id), ...furtherGames.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
  expect(furtherGames.find(({ id }) => id === 'ticket-koi')).toMatchObject({
    name: { en: 'Lucky Koi', vi: 'Cá Chép Phát Tài' },
    category: 'ELOTT',
  })
  expect(furtherGames.find(({ id }) => id === 'ssc')?.category).toBe('LOTT')
})
