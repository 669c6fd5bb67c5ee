/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.sky-lantern.name': 'Sky Lantern',
  'game.sky-lantern.tagline': 'Name a height. If the lantern gets there, so do you.',
  'game.sky-lantern.help':
    'Choose a height from 1.01 to 10,000.00 times. The lantern rises to a height of its own; if it reaches yours, your stake returns that many times. The chance to reach x is 99 divided by 100 x: 49.5% for 2.00 times, 9.9% for 10.00. Every target returns 99% in the long run.',
  'game.sky-lantern.fair':
    'The height comes from one draw below 3,600,000,000, each number equally likely: draw d rises to 99 × 3,600,000,000 / (d + 1) hundredths, rounded down. Your target and stake are not asked.',
  'game.sky-lantern.feature.rise': 'Rise',
  'skyLantern.bet.rise': 'Lantern',
} as const
