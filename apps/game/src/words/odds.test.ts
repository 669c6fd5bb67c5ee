import { expect, test } from 'vitest'
import { catalogue } from '#games/catalogue.ts'
import { wordsOf } from './words.ts'

test('GAM-04 G7 every published fact of a slot has a text on the rules page', () => {
  const names = catalogue.flatMap(({ kind, game, mainBet }) =>
    kind === 'slots'
      ? game
          .open(game.defaultConfig)
          .theory()
          .filter(({ betKey }) => betKey === mainBet)
          .flatMap(({ facts }) => facts.map(({ name }) => name))
      : [],
  )
  expect(names.length).toBeGreaterThan(10)
  for (const language of ['en', 'vi'] as const) {
    const words = new Map(Object.entries(wordsOf(language)))
    for (const name of [...names, 'hit', 'deviation', 'highest', 'highestChance'])
      expect(words.get(name), `${name} in ${language}`).toBeTruthy()
  }
})
