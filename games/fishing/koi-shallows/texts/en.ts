/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.koi-shallows.name': 'Koi Shallows',
  'game.koi-shallows.tagline': 'Sixteen kinds of fish under the lotus leaves.',
  'game.koi-shallows.help':
    'Choose a fish and fire one to fifteen bullets at it. Each bullet is a bet of its own at the price of your cannon, and returns from 2 to 300 times its price if it catches the fish. The RTP is 97% for every fish, price and number of bullets. Chance decides every catch: aim, timing and speed don’t change it.',
  'game.koi-shallows.fair':
    'Two numbers are drawn for each of fifteen bullets: the first decides the catch, the second the multiple of a special fish. The kind of fish fixes the chances; position, price and earlier bullets don’t change them.',
  'game.koi-shallows.feature.catch': 'Catches',
  'game.koi-shallows.bet.shot': 'Bullet',
} as const
