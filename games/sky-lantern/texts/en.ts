/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.sky-lantern.name': 'Sky Lantern',
  'game.sky-lantern.tagline': 'Choose a height. You win if the lantern reaches it.',
  'game.sky-lantern.help':
    'Choose a height from 1.01× to 10,000×. The lantern rises to a random height; if it reaches yours, your stake is multiplied by it. The chance of reaching x is 99 divided by 100x: 49.5% for 2.00×, 9.9% for 10.00×. The RTP is 99% for every target.',
  'game.sky-lantern.fair':
    'The height comes from one number drawn from 0 to 3,599,999,999; every number is equally likely. A number d gives a height of 99 × 3,600,000,000 / (d + 1) hundredths, rounded down. Your target and stake don’t affect it.',
  'game.sky-lantern.feature.rise': 'Rise',
  'skyLantern.bet.rise': 'Lantern',
} as const
