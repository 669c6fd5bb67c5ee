/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.moonlit-deep.name': 'Moonlit Deep',
  'game.moonlit-deep.tagline': 'Glowing fish and a dragon where the light ends.',
  'game.moonlit-deep.help':
    'Choose a fish and fire one to fifteen bullets at it. Each bullet is a bet of its own at the price of your cannon, and returns from 3 to 2,800 times its price if it catches the fish. The RTP is 97% for every fish, price and number of bullets. Chance decides every catch: aim, timing and speed don’t change it.',
  'game.moonlit-deep.fair':
    'Two numbers are drawn for each of fifteen bullets: the first decides the catch, the second the multiple of a special fish. The kind of fish fixes the chances; position, price and earlier bullets don’t change them.',
  'game.moonlit-deep.feature.catch': 'Catches',
  'game.moonlit-deep.bet.shot': 'Bullet',
} as const
